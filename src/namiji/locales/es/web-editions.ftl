# The page of editions, and what is said of home-made ones elsewhere.

site-link-editions = Ediciones
site-link-editions-hint = Mira en la caja o trae la tuya

editions-title = Ediciones
editions-about = Una edición es la caja como archivo de texto: ruta, fichas, cartas y puntos. Descarga una, cámbiala con cualquier editor de texto, tráela aquí y juégala en tu propia mesa.
editions-all = Todas las ediciones
editions-name =
    { $id ->
        [standard] Edición estándar, versión { $version }
       *[other] { $id }, versión { $version }
    }
editions-standard = Edición estándar
editions-look = Ver
editions-look-at = Ver { $id }
editions-download = Descargar
editions-download-of = Descargar { $id }
editions-play = Jugar
editions-play-it = Jugar { $id }
editions-remove = Quitar
editions-remove-it = Quitar { $id }
editions-on-device = Casera, guardada en este dispositivo


## Bringing one

editions-own = Trae la tuya
editions-own-about = Elige un archivo o pega su texto. El servidor lo revisa y no guarda nada de él. Si tienes el juego impreso, apunta su tablero y sus cartas.
editions-file = Un archivo TOML
editions-text = Su texto
editions-check = Revisar
editions-problems =
    { $n ->
        [one] { $n } problema
       *[other] { $n } problemas
    }
editions-line = Línea { $line }
editions-problem = { $key }: { $what }
editions-fine = Sin problemas: { $name }.
editions-same = Sin problemas: { $name }, tal como viene con el juego.
editions-keep = Guardar en este dispositivo
editions-kept = Guardada en este dispositivo. Puedes elegirla entre las opciones de una mesa nueva.
error-bad-edition = Esta edición tiene errores. Revísala en la página de ediciones.


## Looking at one

editions-home-made-about = Una edición casera: no viene con el juego.
editions-route-about = Un hueco a trazos marca un espacio doble: con cuatro o cinco jugadores cabe allí un segundo barco.
editions-leg = Etapa { $leg }
editions-stop =
    { $double ->
        [yes] { $station }, espacio doble
       *[no] { $station }
    }
editions-provenance = De dónde sale


## At a table

editions-of-table = Edición
editions-of-table-hint = Trae la tuya en la página de ediciones:
editions-home-made = edición casera
editions-notice = En esta mesa se juega una edición casera: { $id }.
editions-notice-look = Verla
editions-listed = · edición casera { $id }
