### The hands that the player was dealt, on this computer.

history-title = Handhistorik
history-hands = { $count ->
    [one] { $count } hand på den här datorn
   *[other] { $count } händer på den här datorn
}
history-found = { $count ->
    [one] { $count } hand
   *[other] { $count } händer
}
# Heads of columns
history-col-time = Tid
history-col-table = Bord
history-col-limit = Limit
history-col-cards = Kort
history-col-board = Bordskort
history-col-pot = Pott
history-col-result = Resultat
history-no-flop = Ingen flopp
history-today = I dag
history-yesterday = I går
history-day = { $day } { $month } { $year }
history-star = Stjärnmärk hand { $hand }
history-empty = Inga händer ännu. Varje hand du får kommer att listas här.
history-nothing-found = Ingen hand stämmer med filtren.
history-loading = Läser händerna …
history-unread = Historiken kunde inte läsas.
history-read-again = Försök igen
history-search = Handnummer, bord, spelare eller anteckning
history-filters = Filter
history-filters-set = { $count ->
    [one] { $count } filter
   *[other] { $count } filter
}
history-clear-filters = Rensa alla filter
history-all = Alla
history-date = Datum
history-days-today = I dag
history-days-week = 7 dagar
history-days-month = 30 dagar
history-days-year = Ett år
history-days-from = Första dagen
history-days-to = Sista dagen
history-days-from-help = År-månad-dag. Tomt: från din första hand.
history-days-to-help = Hela dagen räknas. Tomt: till din senaste hand.
history-days-no-date = Det är inget datum och räknas därför inte. Skriv så här: 2026-11-21.
history-days-reversed = Dagen ligger efter den sista, så ingen hand passar.
history-kind = Typ
history-cash = Cash game
history-tournaments = Turneringar
history-game = Spel
history-stake = Mörkar
history-find-table = Sök bord
history-no-table = Inget bord har ett ord i namnet som börjar så.
history-more-tables = { $count ->
    [one] { $count } bord till passar. Skriv mer av namnet.
   *[other] { $count } bord till passar. Skriv mer av namnet.
}
history-result = Resultat
history-won = Vunna
history-lost = Förlorade
history-showdown = Visning
history-without-showdown = Utan visning
history-all-in = All-in
history-starred = Stjärnmärkta
history-noted = Med anteckning
history-hand = Hand { $number }
history-place = { $table } · { $game } · { $stakes }
history-tournament-of = { $name } · { $game }
history-note = Din anteckning
history-note-help = Skriv en anteckning om handen
history-position = Position
history-small-blind = SB
history-big-blind = BB
history-button = BTN
history-cutoff = CO
history-hijack = HJ
history-lojack = LJ
history-before-button = { $count } före BTN
history-pot = Pott
history-net = Resultat
history-unknown-net = Okänt: du lämnade före slutet.
history-choose = Välj en hand för att se hur den spelades.
history-line = { $player }: { $what }
history-export = Exportera händer
history-export-all = { $count ->
    [one] Skriv { $count } hand
   *[other] Skriv { $count } händer
}
history-export-where = Filen skrivs i den här mappen: { $folder }
history-format = Format
history-phh = PHH
history-phh-help = Ett öppet format. Det sparar allt, och Cardroom kan läsa det.
history-pokerstars = PokerStars-text
history-pokerstars-help = Nästan alla trackers läser det. Händer du lämnade i förtid är inte med.
history-ohh = Open Hand History
history-ohh-help = För nyare trackers. Händer du lämnade i förtid är inte med.
history-copy = Kopiera som text
history-copied = Handen är kopierad.
# $file is a path and comes last.
history-exported = { $count ->
    [one] { $count } hand skrevs: { $file }
   *[other] { $count } händer skrevs: { $file }
}
history-exported-without = { $count ->
    [one] { $count } hand är inte med, eftersom du lämnade före slutet. De andra skrevs: { $file }
   *[other] { $count } händer är inte med, eftersom du lämnade före slutet. De andra skrevs: { $file }
}
# Errors
history-not-exported = Händerna kunde inte skrivas. Välj en annan disk eller frigör utrymme: { $file } ({ $cause })
history-not-kept = Hand { $hand } sparades inte i handhistoriken: det som syntes av den är ingen hel hand.
history-archive-newer = En nyare version av Cardroom har skrivit handhistoriken. Händer sparas igen när programmet är uppdaterat: { $file }
history-archive-not-ours = Handhistorikens fil tillhör ett annat program. Flytta den så att händer kan sparas: { $file }
history-archive-damaged = Handhistoriken är skadad. Flytta filen så att nya händer kan sparas: { $file }
history-archive-failed = Handhistoriken kan varken läsas eller skrivas. Händerna från den här sessionen sparas så snart det går: { $file } ({ $cause })
