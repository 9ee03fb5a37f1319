# The table: what to do now, what happened, and what goes on around the game.


## Coming to a table

table-title = En la mesa
table-title-turn = Tu turno
table-connecting = Llegando a la mesa…
table-missing = Esta mesa no existe
table-missing-hint = Puede que el enlace esté mal escrito o que la mesa se haya borrado. Pide el enlace otra vez, o empieza tu propia partida.
table-shut = Esta mesa no admite espectadores
table-shut-hint = Todos sus asientos están ocupados. Pregunta a quienes juegan, o empieza tu propia partida.
table-home = Volver al inicio
table-new = Mesa nueva


## The line to the server

connection-down = Se ha cortado la conexión. No se pierde nada, y vuelve por sí sola.
connection-back = De vuelta en la mesa.
connection-closed = El servidor ha cerrado la conexión. No se pierde nada: abre la mesa otra vez.
connection-closed-closed = Esta mesa se ha borrado, o tu asiento ha quedado libre.
connection-closed-bad-token = Este asiento ya no es tuyo. Puedes abrir la mesa como espectador.
connection-open-again = Abrir la mesa otra vez


## The prompt: one line that says what to do now

prompt-your-turn = Tu turno. { $question }
prompt-reconnecting = Esperando la conexión…
prompt-closed = Ya no estás en esta mesa.
prompt-over = El viaje ha terminado.
prompt-over-show = Ver el resultado
prompt-other =
    { $phase ->
        [sail] { $name } elige adónde navegar.
        [slot] { $name } elige un espacio del muelle.
        [take] { $name } mira el banco.
        [place] { $name } tiene un pez en la mano.
        [net] { $name } mira las redes.
        [place_net] { $name } tiene una red en la mano.
        [haul] { $name } roba de la bolsa.
        [rock] { $name } mira cartas de roca sagrada.
        [draft] { $name } elige una carta de muelle.
       *[other] Le toca a { $name }.
    }
prompt-other-stand-in = Un bot juega por { $name }.
prompt-other-away = { $name } no está. La mesa espera.
prompt-hand-over = Que un bot juegue por { $name }
prompt-skip = Saltar
prompt-cancel = Cancelar
prompt-undo = Deshacer
prompt-undo-ask = Pedir deshacer
# What follows confirm- is the kind of a choice.
confirm-sail = Navegar aquí
confirm-slot = Ocupar espacio { $slot }
confirm-take = Pescar este pez
confirm-place = Colocar aquí
confirm-net = Elegir esta red
confirm-release = Soltar
confirm-decline = No pescar más
confirm-draw = Robar otra
confirm-stop = Parar y conservar
confirm-keep = Conservar carta
confirm-pick = Elegir carta

hint-dismiss = Entendido


## The clock. $time: as "2:05".

clock-yours = Tu tiempo: { $time }
clock-other = Tiempo de { $name }: { $time }
# More than a day, and more than an hour.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min


## Undo, when it needs the others

undo-asked =
    { $n ->
        [one] { $name } pide deshacer la última decisión.
       *[other] { $name } pide deshacer las últimas { $n } decisiones.
    }
undo-agree = Aceptar
undo-refuse = Rechazar
undo-waiting = Has pedido deshacer. Falta la respuesta de { $names }.


## A bot plays for you

stand-in-strip = Un bot juega por ti.
stand-in-back = Vuelvo a jugar


## Around one device

pass-heading = Pasa el dispositivo a { $name }
pass-hint = Lo que solo { $name } puede ver sigue oculto hasta entonces.
pass-ready = Soy { $name }
pass-hide = Ocultar mis cartas
pass-hidden = Tus cartas están ocultas
pass-show = Soy { $name }, muéstralas


## Parts of the table

part-boat = Mi barco
part-others = Otros
part-school = Banco
part-log = Diario
part-offer = Elección
part-tabs = Partes de la mesa


## The log

log-heading = Diario
log-open = Abrir el diario
log-close = Cerrar el diario
log-empty = Aún no ha pasado nada.
log-undone-mark = deshecho
log-follow = Ir a lo último
log-undone =
    { $you ->
        [yes] Deshaces unas decisiones.
       *[no] { $name } deshace unas decisiones.
    }
log-undo_asked =
    { $you ->
        [yes] Pides deshacer.
       *[no] { $name } pide deshacer.
    }
log-undo_answered =
    { $agree ->
        [yes] { $you ->
            [yes] Aceptas que se deshaga.
           *[no] { $name } acepta que se deshaga.
        }
       *[no] { $you ->
            [yes] No aceptas que se deshaga.
           *[no] { $name } no acepta que se deshaga.
        }
    }
log-handed_over =
    { $you ->
        [yes] Ahora un bot juega por ti.
       *[no] Ahora un bot juega por { $name }.
    }
log-came_back =
    { $you ->
        [yes] Vuelves a jugar.
       *[no] { $name } vuelve a jugar.
    }


## The menu

menu-open = Menú
menu-heading = Menú
menu-hints = Explicarme cada paso
push-turns = Avisarme en este dispositivo cuando me toque
push-turns-hint = También con esta página cerrada. El mensaje no dice nada de la partida.
menu-settings = Ajustes
menu-rules = Reglas
menu-home = Inicio
menu-home-logo = Namiji, inicio
menu-new = Mesa nueva
menu-hand-over = Que un bot juegue por mí
menu-leave = Dejar la mesa
menu-leave-sure = Un bot seguirá jugando por ti. ¿Dejas la mesa?
menu-leave-yes = Sí, dejarla
menu-leave-no = Quedarme
menu-table = Esta mesa
menu-link = Enlace y código QR
menu-link-hint = Quien tenga el enlace puede ver la partida.
menu-link-closed = El enlace es para quienes están en esta mesa.
menu-watchers =
    { $n ->
        [0] Ahora no hay espectadores.
        [one] Ahora hay { $n } espectador.
       *[other] Ahora hay { $n } espectadores.
    }
menu-undo-policy =
    { $policy ->
        [off] Las decisiones no se deshacen.
        [free] Lo que no mostró nada nuevo se puede deshacer.
       *[consent] Lo que no mostró nada nuevo se puede deshacer, y más si todos aceptan.
    }
menu-deal = Reparto limpio:
menu-deal-hint = Todo el reparto quedó fijado antes de la primera jugada, y esta es su huella. Tras la partida recibes el reparto mismo, y cualquiera puede comprobar que coincide con la huella.
menu-keys = Teclas
menu-shortcuts = Las letras sueltas y «?» sirven de atajos
key-undo = Deshacer
key-confirm = Activar lo seleccionado, o confirmar
key-cancel = Cancelar, o saltar la animación
key-log = Diario
key-help = Este menú
key-move = Ir de opción en opción


## Since the last turn

since-heading = Desde tu último turno
since-open = Desde tu último turno: ver lo que ha pasado ({ $n })
since-step = { $n } de { $of }
since-back = Una jugada atrás
since-forward = Una jugada adelante


## Company: pictures without words, watching, a shared device

emote-open = Mostrar un dibujo
emote-joy = Alegría
emote-wow = ¡Hala!
emote-ouch = ¡Ay!
emote-hmm = Mmm…
emote-thanks = Gracias
emote-hurry = ¡Te toca!
emote-shown = { $name }: { $emote }
watching-label = Estás mirando
pass-turn = { $name }, te toca


## Why a choice: what it gives now, leads to and costs, and who moves next

why-now = Ahora
why-leads = Más tarde
why-costs = Precio
why-next = Después
why-moves =
    { $who ->
        [you] Mueves tú.
        [neutral] Mueve el barco neutral.
       *[other] Mueve { $name }.
    }
# $n: stops.
why-passed =
    { $n ->
        [one] Pasas de largo { $n } parada libre.
       *[other] Pasas de largo { $n } paradas libres.
    }
# $n: sections of a Panorama.
effect-sail-panorama-left =
    { $n ->
        [one] Falta { $n } sección para completarlo.
       *[other] Faltan { $n } secciones para completarlo.
    }
# $n: points.
effect-sail-panorama-bonus = Para quien lo complete primero: { points } más.
# $n: crabs.
effect-sail-trap-risk =
    { $n ->
        [one] { $n } cangrejo hace perder toda la captura.
       *[other] { $n } cangrejos hacen perder toda la captura.
    }
