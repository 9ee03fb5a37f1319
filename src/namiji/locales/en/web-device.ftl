### Tables on the device, and records that people bring.

device-loading = Loading the game onto this device…
device-not-opened = This table does not open
menu-on-device = This table is on this device only: nobody else can open it, and its secrets are only as safe as the device.

error-no-storage = This browser stores nothing here, so no game can be kept on this device. Allow storage for this page, or leave private browsing.
error-storage-full = This device has no room left, so the last decision was not saved. Free some space, then decide again.
error-no-modules = This page does not have the rules for playing on this device. Reload it, or play at a server.
error-no-linker = The rules for playing on this device were not built, because the linker for WebAssembly (the package “ziglang”) was missing. Games are played at the server.
error-old-page = A new version of this page is there. Reload it.
error-damaged-log = This table is damaged and cannot be opened. Open a new one.
error-old-rules = This game began with other rules than this version of the page has.

site-link-record = Watch a record
site-link-record-hint = A game from a file

record-title = Watch a record
record-about = Choose the record of a game, a file that ends with “.namiji”. This page plays it again on your device and checks every line.
record-file = The record
record-problem-file = This file is not the record of a game.
# $line: the line of the file.
record-problem-version = Line { $line }: this page does not know this format, edition or version of the rules.
record-problem-line = Line { $line } is not a line of a record. If it is 0, a line is missing.
record-problem-decision = Line { $line }: this decision was not possible.
record-problem-chance = Line { $line }: chance could not bring this.
record-problem-result = Line { $line }: the game does not end like this.
record-problem-proof = Line { $line }: this does not follow from the seed.
