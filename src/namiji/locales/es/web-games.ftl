# My games: results, bests and victories by level, kept on the device.

site-link-games = Mis partidas
site-link-games-hint = Tus resultados y contra quién jugar ahora
games-title = Mis partidas
games-about = Tus partidas terminadas, guardadas solo en este dispositivo.
games-none = Todavía no hay ninguna partida terminada.
games-suggestion = Ganas la mayoría de las partidas contra este nivel. ¿Y uno más fuerte: { $level }?
games-try = Jugar contra: { $level }
games-levels = Victorias por nivel
games-level = Bots
games-count = Partidas
games-wins = Ganadas
games-bests = Tus mejores marcas
games-history = Historial
games-outcome = Puesto { $place } de { $of }, { $points }
games-replay = Ver
games-record = Registro
games-forget = Olvidar
games-export = Guardar todo en un archivo
games-import = Traer partidas de un archivo
games-import-wrong = Este no es un archivo de partidas de Namiji.
games-imported =
    { $n ->
        [one] Ahora hay { $n } partida.
       *[other] Ahora hay { $n } partidas.
    }
games-forgotten = La partida está olvidada.
games-no-storage = Este navegador no guarda partidas.
