### The lobby of one tournament.

event-structure = Struktur
event-prizes = Priser
event-players = Spelare
event-tables = Bord
event-loading = Hämtar turneringen
event-no-prizes = Priserna är inte kända än.
event-no-players = Ingen har anmält sig än.
event-no-tables = Inget bord spelas.
event-you = { $name } (du)
event-registered = Anmäld
event-out = Ute
event-table-players = { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
}
event-stacks = Stackar { $least } till { $most }
event-watch = Titta på
event-cancelled-few = Inställd: för få spelare hade anmält sig.
event-cancelled-house = Arrangören har ställt in turneringen.
event-cancelled-fault = Inställd: turneringen kunde inte fortsätta efter ett fel.
event-refunded = { $amount } har betalats tillbaka till ditt saldo.
event-finished = Turneringen är slut.
event-now = Nu
