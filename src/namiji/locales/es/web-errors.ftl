# What went wrong and what to do about it, by the server's codes. They stand alone, as one or two sentences.

error-unknown = Algo ha salido mal ({ $code }). Recarga la página y prueba otra vez.


## The line

error-no-server = Este sitio no tiene servidor. Juega en este dispositivo.
error-offline = No se puede conectar con el servidor. Comprueba tu conexión y prueba otra vez.
error-closed = La conexión se ha cerrado antes de terminar. Prueba otra vez.
error-internal = Algo ha salido mal en el servidor. Prueba otra vez dentro de un momento.
error-busy = El servidor está lleno. Prueba otra vez dentro de unos minutos.
error-server-stopping = El servidor se está reiniciando. Prueba otra vez dentro de un momento.
error-not-saved = El servidor no ha podido guardar esto, así que nada ha cambiado. Prueba otra vez dentro de un momento.
error-bad-database = El servidor no puede leer sus mesas ahora. Prueba otra vez dentro de unos minutos.
error-too-many = Demasiadas acciones en poco tiempo. Espera un poco y prueba otra vez.
error-flood = Demasiadas acciones de golpe. Recarga la página para volver.
error-too-large = Es demasiado largo para el servidor. Acórtalo.
error-conflict = Alguien se te ha adelantado. Recarga la página y prueba otra vez.
error-foreign-origin = El servidor no acepta esta dirección. Abre el juego en la suya.
error-wrong-host = El servidor no tiene este nombre. Abre el juego en su dirección.
error-other-protocol = Hay una versión más nueva del juego. Recarga la página.
error-bad-request = El servidor no ha entendido esto. Recarga la página y prueba otra vez.
error-bad-message = El servidor no ha entendido esto. Recarga la página y prueba otra vez.
error-no-hello = El servidor no ha entendido esto. Recarga la página y prueba otra vez.
error-hello-again = El servidor no ha entendido esto. Recarga la página y prueba otra vez.
error-not-found = En esta dirección no hay nada. Comprueba el enlace.
error-method-not-allowed = El servidor no ha entendido esto. Recarga la página y prueba otra vez.


## Tables and seats

error-no-such-table = Esta mesa no existe. Comprueba el enlace o crea una mesa nueva.
error-no-such-game = En esta mesa no existe esa partida.
error-no-such-seat = En esta mesa no existe ese asiento.
error-no-such-edition = El servidor no conoce la edición de esta partida. Recarga la página.
error-unknown-edition = El servidor no ofrece esta edición. Elige otra.
error-unknown-level = El servidor no tiene bots de este nivel. Elige otro.
error-bad-token = Este dispositivo ya no tiene asiento en esta mesa. Abre otra vez el enlace para unirte o ver la partida.
error-bad-name = Un nombre necesita al menos una letra o una cifra. Elige otro.
error-no-people = Al menos un asiento debe ser para una persona. Cambia uno de los bots.
error-full = Todos los asientos están ocupados. Puedes ver la partida o crear tu propia mesa.
error-started = La partida ya ha empezado.
error-not-started = La partida aún no ha empezado.
error-not-host = Solo quien creó la mesa puede empezar antes de que se llene.
error-not-owner = Solo quien creó una mesa puede borrarla.
error-others-play = Otras personas juegan en esta mesa. Bórrala cuando acabe la partida.
error-no-watching = Esta mesa no admite espectadores.
error-watching = Estás de espectador. Ocupa un asiento para jugar.
error-no-vote = Ahora no hay nada que votar.
error-not-voted = Espera a que vote todo el mundo en la mesa.
error-no-nonce = Ya has añadido un número al azar a la próxima partida.
error-no-person = Nadie juega en ese asiento.
error-not-away = Acaba de irse. Dale un poco de tiempo.
error-damaged-table = El servidor ya no puede leer esta mesa. Crea una nueva.
error-other-rules = Esta partida se jugó con otras reglas, que el servidor ya no conoce.
error-table-full = Esta mesa ya ha visto bastante. Crea una nueva para seguir jugando.
error-seat-full = Has pedido mucho en esta mesa. Desde ahora solo puedes hacer tus jugadas.


## Playing

error-stale = La partida ha avanzado. Mira otra vez y decide.
error-bad-version = La partida ha avanzado. Mira otra vez y decide.
error-not-playing = En esta mesa no se está jugando ninguna partida.
error-not-your-turn = No es tu turno.
error-replaced = Un bot juega por ti. Vuelve primero a la partida.
error-overdue = Se te ha acabado el tiempo. Un bot toma esta decisión.
error-no-push = Este servidor no envía mensajes.
error-bad-endpoint = Este servidor no puede enviar mensajes a tu navegador.
error-push-denied = Tu navegador no permite mensajes de esta página. Puedes cambiarlo en sus ajustes.
error-not-replaced = Ningún bot juega por ti.
error-not-over = La partida aún no ha terminado.
error-wanted = Ya lo has dicho. Falta que respondan los demás.
error-no-undo = Esto no se puede deshacer.
error-nothing-to-undo = No hay nada que deshacer.
error-undo-asked = Alguien quiere deshacer algo. Responde a eso primero.
error-not-asked = Ya nadie espera tu respuesta.
error-analysis-failed = No se ha podido analizar esta partida. Prueba más tarde.
error-no-hints = No hay consejos cuando juegan otras personas.
error-no-hint = El profesor no responde. Inténtalo más tarde.
error-no-such-decision = No hay tal decisión que examinar.


## Moves that the rules do not allow

error-unknown-action = Esa jugada no existe.
error-game-over = La partida ha terminado.
error-not-now = Antes toca otra cosa. Lee lo que se te pide ahora.
error-no-fish = Ese pez no está en el banco.
error-must-catch = El primer pez de una parada hay que pescarlo.
error-no-net = Esa red no está entre las reveladas.
error-no-card = Esa carta no está en tu mano.
error-backwards = Los barcos nunca vuelven atrás. Elige una parada por delante.
error-past-dock = Todos los barcos paran en el muelle. Elige una parada anterior, o el muelle.
error-rack-full = Tu estante está lleno, así que no puedes parar donde se pesca.
error-panorama-complete = Este panorama está completo. Elige otra parada.
error-occupied = Esa parada está ocupada. Elige otra.
error-slot-unused = Con tan pocos barcos ese espacio no se usa. Elige otro.
error-slot-taken = Ese espacio está ocupado. Elige otro.
error-cell-taken = Esa casilla está ocupada. Elige una vacía.
error-first-at-a1 = Tu primer pez tiene que cubrir la casilla de arriba a la izquierda.
error-same-fish = Los dos peces son iguales. Coloca la red en el otro sentido.
error-not-adjacent = Un pez tiene que ir junto a otro.
