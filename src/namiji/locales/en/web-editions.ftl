# The page of editions, and what is said of home-made ones elsewhere.

site-link-editions = Editions
site-link-editions-hint = Look into the box, or bring your own

editions-title = Editions
editions-about = An edition is the box as a text file: route, tokens, cards and points. Download one, change it in any text editor, bring it back here, and play it at your own table.
editions-all = All editions
# $version: a number.
editions-name =
    { $id ->
        [standard] Standard edition, version { $version }
       *[other] { $id }, version { $version }
    }
editions-standard = Standard edition
# On a button, and the same with its edition for screen readers. $id: the id of the edition.
editions-look = Look
editions-look-at = Look at { $id }
editions-download = Download
editions-download-of = Download { $id }
editions-play = Play
editions-play-it = Play { $id }
editions-remove = Remove
editions-remove-it = Remove { $id }
editions-on-device = Home-made, kept on this device


## Bringing one

editions-own = Bring your own
editions-own-about = Choose a file, or paste its text. The server checks it and keeps nothing of it. If you own the printed game, write down its board and cards.
editions-file = A TOML file
editions-text = Its text
editions-check = Check
# $n: how many.
editions-problems =
    { $n ->
        [one] { $n } problem
       *[other] { $n } problems
    }
# On a button that shows the line.
editions-line = Line { $line }
# $key: as in boat.penalty; $what: what is wrong with it.
editions-problem = { $key }: { $what }
# $name: the edition with its version.
editions-fine = No problems: { $name }.
editions-same = No problems: { $name }, as it comes with the game.
editions-keep = Keep on this device
editions-kept = Kept on this device. You can choose it among the options of a new table.
error-bad-edition = This edition has errors. Check it on the page of editions.


## Looking at one

editions-home-made-about = A home-made edition: it did not come with the game.
editions-route-about = A dashed slot marks a double space: with four or five players, a second boat fits there.
# $leg: its number.
editions-leg = Part { $leg }
# $station: its name.
editions-stop =
    { $double ->
        [yes] { $station }, double space
       *[no] { $station }
    }
editions-provenance = Where it comes from


## At a table

editions-of-table = Edition
editions-of-table-hint = Bring your own on the page of editions:
# In a small frame above the game.
editions-home-made = home-made edition
editions-notice = This table plays a home-made edition: { $id }.
editions-notice-look = Look at it
# After the number of free seats in the list of tables.
editions-listed = · home-made edition { $id }
