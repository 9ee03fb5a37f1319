# How people come in: home, new table, waiting room, joining, public tables, settings.


## Names

app-name = Namiji
page-title = { $page } · Namiji
person-name = Jugador { $seat }
bot-name = { $level } { $seat }
level-option = { $level }: { $about }

sail-indigo = Índigo, a rayas
sail-vermilion = Bermellón, con un sol
sail-moss = Verde musgo, con una ola
sail-ochre = Ocre, a cuadros
sail-plum = Ciruela, con una grulla

own-name = Tu nombre
own-color = Tu vela

direction-clockwise = Horario
direction-counterclockwise = Antihorario
direction-vote = A votación


## Bar and settings

bar-home = Namiji, inicio
bar-skip = Saltar al contenido
bar-light = Usar el tema claro
bar-dark = Usar el tema oscuro
bar-settings = Ajustes

app-offline = No tienes conexión. Las partidas en este dispositivo siguen como siempre.
app-update = Hay una versión nueva lista. Las partidas están guardadas.
app-update-now = Recargar

settings-title = Ajustes
dialog-close = Cerrar
settings-language = Idioma
# $language: its own name for itself.
settings-language-missing = No se ha podido descargar el idioma «{ $language }». Comprueba tu conexión, recarga la página y vuelve a elegirlo.
settings-theme = Tema
settings-theme-auto = Automático
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-speed = Velocidad
settings-speed-calm = Tranquila
settings-speed-brisk = Ágil
settings-speed-instant = Al instante
settings-confirm = Confirmar cada jugada
settings-confirm-hint = Primero se muestra la elección, y se juega cuando la confirmas.


## Home

home-title = Namiji, un viaje por mar
home-about = Navega a lo largo de una costa pintada, pesca y busca ballenas: un juego de mesa tranquilo, de dos a cinco jugadores.
home-play = Jugar
home-against =
    { $n ->
        [one] Contra { $n } bot: { $level }
       *[other] Contra { $n } bots: { $level }
    }
home-opponents = Rivales
home-level = Su nivel

site-links = Más formas de jugar
site-link-learn = Aprende en cinco minutos
site-link-learn-hint = Una primera partida con guía
site-link-friends = Juega con amigos
site-link-friends-hint = Con un enlace o un código QR
site-link-device = En un solo dispositivo
site-link-device-hint = Se pasa de mano en mano
site-link-tables = Mesas públicas
site-link-tables-hint = Únete a una, o mira cómo juegan
site-link-rules = Reglas
site-link-rules-hint = Todas, con sus porqués
site-link-about = Acerca de
site-link-about-hint = Qué es esto y quién lo ha hecho

known-title = Continuar
known-with = { $names }
known-alone = Aún no hay nadie más
known-lesson = Tu primera partida
known-open = Esperando jugadores
known-playing = Partida en curso
known-over = Terminada: mira cómo acabó


## A new table

new-title = Mesa nueva
new-preset = ¿Cómo se va a jugar?
new-preset-friends = Con amigos
new-preset-device = Un solo dispositivo
new-preset-friends-hint = Recibes un enlace y un código QR. Quien lo siga ocupa un asiento libre, desde cualquier dispositivo.
new-preset-device-hint = Todos juegan aquí. Una pantalla entre turnos oculta los secretos.
new-seats =
    { $n ->
        [one] { $n } asiento
       *[other] { $n } asientos
    }
new-seat-kind = Quién ocupa el asiento { $seat }
new-seat-name = Nombre del asiento { $seat }
new-seat-color = Vela del asiento { $seat }
new-seat-level = Nivel del bot del asiento { $seat }
new-seat-up = Subir el asiento { $seat }
new-seat-remove = Quitar el asiento { $seat }
new-seat-here = Alguien aquí
new-seat-link = Alguien con el enlace
new-seat-bot = Un bot
new-seat-link-hint = Elige su nombre y su vela al unirse.
new-add-here = Alguien aquí
new-add-link = Por enlace
new-add-bot = Un bot
new-more = Sentido, reloj, deshacer y espectadores
new-more-site = Sentido y deshacer
new-direction = Sentido
new-clock = Reloj
new-clock-none = Ninguno
new-clock-move = Por jugada
new-clock-game = Por partida
new-clock-correspondence = En varios días
new-clock-hint = Si se te acaba el tiempo, un bot juega por ti hasta que vuelvas.
new-clock-correspondence-hint = Por jugada. El tiempo corre día y noche, y nadie tiene que estar presente.
new-clock-public = Las mesas públicas tienen tres minutos por jugada si no eliges reloj.
new-seconds =
    { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
new-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
new-hours =
    { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
new-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
new-undo = Deshacer
new-undo-consent = Si todos aceptan
new-undo-free = Solo las propias
new-undo-off = Nunca
new-undo-consent-hint = Deshaces libremente tus jugadas mientras no hayan mostrado nada nuevo; para lo demás hace falta el permiso de los otros.
new-undo-free-hint = Deshaces tus últimas jugadas, mientras no hayan mostrado nada nuevo.
new-undo-off-hint = Lo jugado, jugado está.
new-public = Pública
new-public-hint = Sale en Mesas públicas, y cualquiera puede unirse.
new-watch = Espectadores
new-watch-hint = Quien tenga el enlace puede ver la partida. Los secretos siguen ocultos hasta el final.
new-make = Crear la mesa
new-start = Empezar la partida


## Who sits where

seat-open = Asiento libre
seat-mine = Tú
seat-bot = Bot
seat-away = Ausente


## Waiting room

lobby-title = Esperando a la tripulación
lobby-waiting =
    { $n ->
        [one] Queda { $n } asiento libre. La partida empieza cuando se ocupe.
       *[other] Quedan { $n } asientos libres. La partida empieza cuando se ocupen.
    }
lobby-voting = Todos los asientos están ocupados. La partida empieza cuando hayan votado todos.
# $time: as "3 days".
lobby-correspondence = Una partida en varios días: cada jugada puede durar { $time }. Puedes cerrar esta página.
lobby-start-bots =
    { $n ->
        [one] Empezar ya, con un bot ({ $level })
       *[other] Empezar ya, con { $n } bots ({ $level })
    }
lobby-start = Empezar ya
lobby-host-starts = Quien creó la mesa puede empezar antes de que se llene; los bots ocupan los asientos libres.
lobby-leave = Dejar la mesa
lobby-free-seat = Liberar el asiento de { $name }
lobby-watching = Estás viendo esta mesa. La partida aparecerá aquí en cuanto empiece.

vote-title = ¿En qué sentido?
vote-of = { $name }: ¿en qué sentido?
vote-by = { $names }
vote-by-nobody = Aún sin votos

invite-title = Invita a tus amigos
invite-link = Enlace a esta mesa
invite-code = Código QR del enlace { $link }
invite-local =
    Este enlace solo funciona en este equipo. Para que otros jueguen por tu wifi, cierra el juego y
    vuelve a abrirlo con «make play LAN=1» o «namiji serve --lan».
link-copy = Copiar enlace
link-copied = Copiado
link-share = Compartir


## Joining

join-title = { $name } te invita a bordo
join-title-nobody = Sube a bordo
join-take = Ocupar asiento
join-watch = Ver la partida
join-full = Todos los asientos están ocupados. Puedes ver la partida.
join-full-closed = Todos los asientos están ocupados, y esta mesa no admite espectadores.
join-own-table = Crear tu propia mesa


## Public tables

tables-title = Mesas públicas
tables-none = Ahora mismo no hay mesas públicas. Crea una y otros la encontrarán aquí.
tables-of = La mesa de { $name }
tables-free = Asientos libres: { $n } de { $of }
tables-playing =
    { $n ->
        [one] { $n } jugador en el mar
       *[other] { $n } jugadores en el mar
    }
# $time: as "3 days".
tables-correspondence = en varios días, { $time } por jugada
tables-join = Unirse
tables-watch = Ver
tables-make = Crear una mesa


## Lost

not-found-title = Agua y nada más
not-found-text = En esta dirección no hay ninguna página. Quizá al enlace le falte una letra.
not-found-home = Ir al inicio
load-failed-title = Sin conexión
load-failed-text = No se ha podido cargar esta página. Comprueba tu conexión y prueba otra vez. Tus partidas están a salvo en el servidor.
load-failed-again = Reintentar

preparing-rules = Preparando las reglas, unos { $seconds } s, solo la primera vez.
preparing-greedy = Preparando los bots, unos { $seconds } s, solo la primera vez.
preparing-search = Preparando el bot más fuerte, unos { $seconds } s, solo la primera vez.
preparing-tip-rules = Siempre mueve el barco más atrasado. Si navegas lejos hasta la parada que quieres, los demás llegan antes a las más cercanas.
preparing-tip-greedy = Una fila completa del estante puntúa si sus peces comparten color o tipo. Una columna completa, también.


## Sound and notifications

settings-sound = Sonido
settings-sound-hint = Mar, madera, campana; y una breve vibración en tu turno, si el dispositivo puede.
settings-notify = Avisarme cuando sea mi turno
settings-notify-hint = Mientras esta página siga abierta en otra pestaña o ventana.
