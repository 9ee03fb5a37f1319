### Tables on the device, and records that people bring.

device-loading = Cargando el juego en este dispositivo…
device-not-opened = Esta mesa no se abre
menu-on-device = Esta mesa está solo en este dispositivo: nadie más puede abrirla, y sus secretos están tan seguros como el dispositivo.

error-no-storage = Este navegador no guarda nada aquí, así que ninguna partida puede quedarse en este dispositivo. Permite el almacenamiento para esta página o sal de la navegación privada.
error-storage-full = En este dispositivo no queda espacio: la última decisión no se ha guardado. Libera espacio y decide de nuevo.
error-no-modules = Esta página no tiene las reglas para jugar en este dispositivo. Recárgala o juega en un servidor.
error-no-linker = Las reglas para jugar en este dispositivo no se compilaron: faltaba el enlazador de WebAssembly (el paquete «ziglang»). Las partidas se juegan en el servidor.
error-old-page = Hay una versión nueva de esta página. Recárgala.
error-damaged-log = Esta mesa está dañada y no se puede abrir. Abre una nueva.
error-old-rules = Esta partida empezó con otras reglas que las de esta versión de la página.

site-link-record = Ver una partida guardada
site-link-record-hint = Desde un archivo

record-title = Ver una partida guardada
record-about = Elige el registro de una partida, un archivo que termina en «.namiji». Esta página la repite en tu dispositivo y comprueba cada línea.
record-file = El registro
record-problem-file = Este archivo no es el registro de una partida.
# $line: the line of the file.
record-problem-version = Línea { $line }: esta página no conoce este formato, esta edición o esta versión de las reglas.
record-problem-line = La línea { $line } no es una línea de un registro. Si es 0, falta una línea.
record-problem-decision = Línea { $line }: esta decisión no era posible.
record-problem-chance = Línea { $line }: el azar no podía traer esto.
record-problem-result = Línea { $line }: la partida no termina así.
record-problem-proof = Línea { $line }: esto no sale de la semilla.
