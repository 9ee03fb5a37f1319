# What went wrong and what to do about it, by the server's codes. They stand alone, as one or two sentences.

# $code: a word for programs.
error-unknown = Something went wrong ({ $code }). Reload the page and try again.


## The line

error-no-server = This site has no server. Play on this device instead.
error-offline = The server cannot be reached. Check your connection, then try again.
error-closed = The connection was closed before this was done. Try again.
error-internal = Something went wrong on the server. Try again in a moment.
error-busy = The server is full. Try again in a few minutes.
error-server-stopping = The server is restarting. Try again in a moment.
error-not-saved = The server could not save this, so nothing has changed. Try again in a moment.
error-bad-database = The server cannot read its tables now. Try again in a few minutes.
error-too-many = That was a lot in a short time. Wait a little, then try again.
error-flood = That was too much at once. Reload the page to come back.
error-too-large = That is too long for the server. Make it shorter.
error-conflict = Someone else was quicker. Reload the page and try again.
error-foreign-origin = The server does not accept this address. Open the game at its own address.
error-wrong-host = The server does not go by this name. Open the game at its own address.
error-other-protocol = There is a newer version of the game. Reload the page.
error-bad-request = The server did not understand this. Reload the page and try again.
error-bad-message = The server did not understand this. Reload the page and try again.
error-no-hello = The server did not understand this. Reload the page and try again.
error-hello-again = The server did not understand this. Reload the page and try again.
error-not-found = There is nothing at this address. Check the link.
error-method-not-allowed = The server did not understand this. Reload the page and try again.


## Tables and seats

error-no-such-table = There is no such table. Check the link, or create a new table.
error-no-such-game = There is no such game at this table.
error-no-such-seat = There is no such seat at this table.
error-no-such-edition = The server does not know the edition of this game. Reload the page.
error-unknown-edition = The server does not offer this edition. Choose another one.
error-unknown-level = The server has no bots of this level. Choose another one.
error-bad-token = This device no longer has a seat at this table. Open the link again to join or to watch.
error-bad-name = A name needs at least one letter or digit. Choose another one.
error-no-people = At least one seat must be for a person. Change one of the bots.
error-full = All seats are taken. You can watch the game, or create your own table.
error-started = The game has started already.
error-not-started = The game has not started yet.
error-not-host = Only the host can start before the table is full.
error-not-owner = Only whoever created a table can delete it.
error-others-play = Others are playing at this table. Delete it when the game is over.
error-no-watching = This table is not open to spectators.
error-watching = You are watching. Take a seat to play.
error-no-vote = There is nothing to vote on now.
error-not-voted = Wait until everyone at the table has voted.
error-no-nonce = You have already added a random number to the next game.
error-no-person = Nobody is playing that seat.
error-not-away = They only just left. Give them a little time.
error-damaged-table = The server can no longer read this table. Create a new one.
error-other-rules = This game was played under rules that the server no longer knows.
error-table-full = This table has seen enough games. Create a new one to keep playing.
error-seat-full = You have asked for a lot at this table. From now on you can only make moves.


## Playing

error-stale = The game has moved on. Look again, then decide.
error-bad-version = The game has moved on. Look again, then decide.
error-not-playing = No game is being played at this table.
error-not-your-turn = It is not your turn.
error-replaced = A bot is playing for you. Take over again first.
error-overdue = Your time is up. A bot makes this decision.
error-no-push = This server does not send messages.
error-bad-endpoint = This server cannot send messages to your browser.
error-push-denied = Your browser does not allow messages from this page. Its settings can change that.
error-not-replaced = No bot is playing for you.
error-not-over = The game is not over yet.
error-wanted = You have already said yes. Waiting for the others.
error-no-undo = This cannot be undone.
error-nothing-to-undo = There is nothing to undo.
error-undo-asked = Someone is asking to undo. Answer that first.
error-not-asked = Nobody is waiting for your answer anymore.
error-analysis-failed = The analysis of this game failed. Try again later.
error-no-hints = There are no hints where others play.
error-no-hint = The teacher does not answer. Try again later.
error-no-such-decision = There is no such decision to look at.


## Moves that the rules do not allow

error-unknown-action = There is no such move.
error-game-over = The game is over.
error-not-now = Something else comes first. Read what is asked now.
error-no-fish = That fish is not in the School.
error-must-catch = You must take the first fish of a stop.
error-no-net = That net is not among those revealed.
error-no-card = That card is not in your hand.
error-backwards = Boats never sail back. Choose a stop ahead.
error-past-dock = All boats stop at the Dock. Choose a stop before it, or the Dock.
error-rack-full = Your rack is full, so you cannot stop where fish are caught.
error-panorama-complete = This panorama is complete. Choose another stop.
error-occupied = That stop is taken. Choose another one.
error-slot-unused = That slot is not used with so few boats. Choose another one.
error-slot-taken = That slot is taken. Choose another one.
error-cell-taken = That cell is taken. Choose an empty one.
error-first-at-a1 = Your first fish must go in the top-left cell.
error-same-fish = Both fish are the same. Lay the net the other way round.
error-not-adjacent = A fish must go next to another one.
