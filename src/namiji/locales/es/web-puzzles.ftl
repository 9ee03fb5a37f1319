### Problemas: una decisión, una sola opción mejor

site-link-puzzles = Problemas
site-link-puzzles-hint = Una decisión, una opción mejor

puzzles-title = Problemas
puzzles-loading = Llegan los problemas…
puzzles-missing = No se pueden mostrar los problemas: no se pudo cargar una parte del juego. Inténtalo más tarde.
puzzles-theme = Tema
puzzles-theme-all = Todos los temas
puzzles-theme-tempo = Tiempo
puzzles-theme-lines = Filas y columnas
puzzles-theme-odds = Probabilidades
puzzles-theme-draft = Muelles
puzzles-theme-rocks = Rocas sagradas
puzzles-theme-panoramas = Panoramas
puzzles-theme-offerings = Ofrendas
puzzles-theme-rivals = Rivales
puzzles-rating = Tu puntuación: { $n }
puzzles-streak = Seguidos: { $n }
puzzles-streak-best = Seguidos: { $n }, como máximo { $best }
puzzle-rating = Problema { $id }, dificultad { $n }.
puzzle-ask = Encuentra la mejor opción. { $question }
puzzle-choose = Esta
puzzle-next = Siguiente problema
puzzle-right = Correcto: { $action }.
puzzle-wrong = No es la mejor. Mejor: { $action }.
puzzle-compared = Probabilidad de ganar: { $chance }. Después: { $action }, { $next }.
puzzle-yours = Probabilidad de ganar: { $chance }; con tu opción, { $yours }.
puzzle-levels = Cuántos la encuentran: { $levels }.
puzzle-level = { $level } { $share }


## La travesía del día

site-link-voyage = Travesía del día
site-link-voyage-hint = El mismo reparto para todos

voyage-title = Travesía del día
voyage-about = Hoy todos tienen el mismo reparto, contra los mismos bots: { $bots }. Tu primera travesía cuenta. Después, juega cuanto quieras.
voyage-trust = El reparto sale de la fecha, así que quien quiera puede mirar por adelantado. No hay nada que ganar salvo la diversión.
voyage-start = Zarpar
voyage-continue = Continuar
voyage-again = Repetirla, solo por diversión
voyage-score = Tu puntuación: { $points }.
voyage-place = Puesto { $place } de { $players }.
voyage-look = Ver la partida
voyage-compare = Compara tu travesía
voyage-bots = Bots en tu lugar
voyage-bots-playing = Los bots juegan el mismo reparto…
voyage-bots-failed = Los bots no pueden jugar aquí.
voyage-bots-note = Cada nivel ha jugado el mismo reparto { $n } veces, en tu lugar y contra los mismos bots. Una línea es una partida; la roja es la tuya.
voyage-who = Quién
voyage-middle = Puntuación mediana
voyage-beaten = Ganas a
voyage-people = Personas en este servidor
voyage-people-about = Solo se guarda y se muestra tu puntuación, sin nombre. El servidor repite tu partida para comprobarla.
voyage-people-ask = Comparar con otras personas
voyage-people-none = Hoy nadie ha llegado antes que tú.
voyage-people-row =
    { $n ->
        [one] { $n } persona más
       *[other] { $n } personas más
    }
voyage-share = Comparte tu travesía
voyage-share-text = Namiji, travesía del { $day }: { $points }, puesto { $place } de { $players }.
voyage-share-copy = Copiar el texto
voyage-share-bots = { $level } en el mismo lugar: superado en el { $share } de las partidas.
voyage-picture = Travesía del { $date }
