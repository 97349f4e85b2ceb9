### The lobby of one tournament.

event-overview = Översikt
event-structure = Struktur
event-prizes = Priser
event-players = Spelare
event-tables = Bord
event-satellites = Satelliter
event-loading = Hämtar turneringen
event-number = Turnering { $id }
event-info = Turneringsinfo
event-read-rules = Läs reglerna

## The player’s own place. $table is the name of a table.

event-own = Din turnering
event-not-in = Du är inte anmäld.
event-are-in = Du är anmäld.
event-own-stack = Din stack
event-own-blinds = I stora mörkar
event-table-seat = { $table }, plats { $seat }
event-next-prize = Nästa pris
event-must-go = { $count ->
    [one] När { $count } till har åkt ut
   *[other] När { $count } till har åkt ut
}

## The overview.

event-about = Om turneringen
event-registration = Anmälan
event-play = Spelet
event-registered-of = { $count ->
    [one] av högst { $count }
   *[other] av högst { $count }
}
event-table-count = { $count ->
    [one] { $count } bord
   *[other] { $count } bord
}
event-next-break-in = Nästa paus om
event-levels-of = Nivåer om { $time }

## The structure. $length is a time such as ”5 min”, $time a time of day or a time left.

event-level = Nivå
event-small-blind = Lilla mörken
event-big-blind = Stora mörken
event-blinds = Mörkar
event-ante = Ante
event-length = Tid
event-late-ends = Sen registrering slutar
event-rebuys-end = Rebuy slutar
event-phase-ends = Fasen slutar
event-break-about = Paus { $length }, omkring kl. { $time }
event-now-left = Nu, { $time } kvar
event-last-repeats = Efter nivå { $n } upprepas den sista nivån.
event-no-levels = Nivåerna är inte kända än.

## The prizes.

event-place = Plats
event-share = Andel
event-more-than-below = Upp från platsen under
event-next-prize-in = { $count ->
    [one] Nästa pris, när { $count } till har åkt ut
   *[other] Nästa pris, när { $count } till har åkt ut
}
event-own-prize = Ditt pris
event-special-prize = varav { $amount } specialpris
event-is-final = Slutgiltigt: registreringen har stängt.
event-not-final = Det här är priserna för anmälningarna hittills. De är slutgiltiga när registreringen stänger.
event-paid-at-once = Ett pris betalas ut så snart spelaren är ute, vinnarens på slutet. Marker har inget värde i pengar.
event-no-prizes = Priserna är inte kända än.

## Players and tables.

event-stack-or-prize = Stack eller pris
event-find-player = Sök spelare
event-nobody-found = Ingen med det namnet har anmält sig.
event-searching = Söker
event-no-players = Ingen har anmält sig än.
event-you = { $name } (du)
event-registered = Anmäld
event-out = Ute
event-table = Bord
event-largest = Största stack
event-smallest = Minsta stack
event-watch = Titta på
event-watch-table = Titta på: { $name }
event-no-watching = Det går inte att titta på borden i den här turneringen.
event-seats-by-lot = Platserna lottas. Borden jämnas ut mellan händerna; det sista är finalbordet.
event-no-tables = Inget bord spelas.

## Satellites. $name is the name of a tournament.

event-satellite = Satellit
event-open = Öppna
event-open-named = Öppna: { $name }
event-leads-to = Vinnarna går till: { $name }
event-entry-worth = En anmälan till den här turneringen är värd { $amount }.

## The end.

event-cancelled-few = Inställd: för få spelare hade anmält sig.
event-cancelled-house = Arrangören har ställt in turneringen.
event-cancelled-fault = Inställd: turneringen kunde inte fortsätta efter ett fel.
event-refunded = { $amount } har betalats tillbaka till ditt saldo.
event-finished = Turneringen är slut.
