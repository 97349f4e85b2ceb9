### The lists of tournaments in the lobby: scheduled ones, sit and go tournaments, and games of the HexaPro family.

tournaments-section-cash = Cashgame
tournaments-section-sit-and-go = Sit & Go
tournaments-section-hexapro = HexaPro
tournaments-section-hexaplo = HexaPLO Extreme
tournaments-section-hexaplo-short = HexaPLO
tournaments-section-tournaments = Turneringar
# A section of the lobby and the number of things in it.
tournaments-section-with-count = { $section }: { $count }
tournaments-next-at = Nästa start: { $time }
tournaments-next-players = { $count ->
    [one] Nästa spel saknar { $count } spelare
   *[other] Nästa spel saknar { $count } spelare
}
tournaments-running = { $count ->
    [one] { $count } turnering pågår
   *[other] { $count } turneringar pågår
}
tournaments-games-running = { $count ->
    [one] { $count } spel pågår
   *[other] { $count } spel pågår
}
tournaments-search = Sök turnering
tournaments-guaranteed = Garanterade
tournaments-mine = Mina
tournaments-col-start = Start
tournaments-col-name = Turnering
tournaments-col-type = Typ
tournaments-col-buy-in = Inköp + avgift
tournaments-col-pool = Prispott
tournaments-col-registered = Anmälda
tournaments-col-state = Status
tournaments-col-field = Format
tournaments-col-pace = Tempo
tournaments-col-running = Pågår
# The beginning of a tournament, and the time until then: 19:30 · om 24:05.
tournaments-starts-soon = { $time } · om { $left }
tournaments-weekday-time = { $weekday } { $time }
tournaments-monday = mån
tournaments-tuesday = tis
tournaments-wednesday = ons
tournaments-thursday = tors
tournaments-friday = fre
tournaments-saturday = lör
tournaments-sunday = sön
tournaments-when-full = När det är fullt
tournaments-from-phase-one = Bara via fas 1
# How far a tournament has come; bound to « tournoi » and ”turneringen”. Those about the player come last.
tournaments-state-registering = Anmälan öppen
tournaments-state-late = Sen reg.
tournaments-state-late-in = Sen reg. { $left }
tournaments-state-late-level = Sen reg. t.o.m. nivå { $n }
tournaments-state-not-open = Inte öppen
tournaments-state-running = Pågår
tournaments-state-break = Paus
tournaments-state-final-table = Finalbord
tournaments-state-finished = Avslutad
tournaments-state-cancelled = Inställd
tournaments-state-registered = Anmäld
tournaments-state-playing = Du är med
tournaments-mark-guaranteed = G
tournaments-type-private = Privat
tournaments-type-phased = Två faser
tournaments-type-satellite = Satellit
tournaments-type-bounty = Bounty
tournaments-type-rebuy = Återköp eller återinträde
tournaments-type-freezeout = Freezeout
tournaments-guaranteed-amount = { $amount } garanterat
tournaments-added-amount = { $amount } extra
tournaments-filter-least = Lägsta pris
tournaments-filter-most = Högsta pris
tournaments-filter-open = Öppna
tournaments-filter-late = Sen registrering
tournaments-filter-running = Pågående
tournaments-filter-over = Avslutade
tournaments-nothing-found = Inga turneringar matchar filtren.
tournaments-empty = Inga turneringar erbjuds.
# New rows wait while the pointer is over the list, so that nothing moves under it.
tournaments-waiting-rows = { $count ->
    [one] { $count } till när pekaren lämnar listan
   *[other] { $count } till när pekaren lämnar listan
}
tournaments-details = Detaljer
tournaments-open-lobby = Öppna turneringslobbyn
tournaments-register-price = Registrera dig · { $price }
tournaments-register-again-price = Registrera dig igen · { $price }
tournaments-unregister = Avregistrera dig
tournaments-unregistering = Avregistrerar
tournaments-to-table = Till ditt bord
tournaments-late-title = Sen registrering
tournaments-late-to-level = till slutet av nivå { $n }
tournaments-late-to-time = till kl. { $time }
tournaments-starts-in = Startar om
tournaments-starts-at = Startar
tournaments-break-over-in = Paus, spelet fortsätter om
tournaments-seats = { $count ->
    [one] { $count } plats
   *[other] { $count } platser
}
tournaments-players = { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
}
tournaments-heads-up = Heads-up
tournaments-pace-slow = Långsamt
tournaments-pace-normal = Normalt
tournaments-pace-turbo = Turbo
tournaments-pace-hyper = Hyper-turbo
tournaments-sit-and-go-priced = Sit & Go { $price }
tournaments-bounty-own = Egen bounty
tournaments-entries = Anmälningar
tournaments-entries-short = { $count ->
    [one] { $count } anmälan
   *[other] { $count } anmälningar
}
tournaments-least-entries = Anmälningar som krävs
tournaments-players-left = Spelare kvar
tournaments-starting-stack = Startstack
tournaments-level-time = Nivålängd
tournaments-re-entries = Återinträden
tournaments-unregistration = Avregistrering
tournaments-unregistration-until = Till { $time }
tournaments-unregistration-until-full = Tills det är fullt
tournaments-unregistration-closed = Stängd
tournaments-breaks = Pauser
tournaments-breaks-at = { $duration }, minut { $minute } varje timme
tournaments-starts = Start
tournaments-places-paid = { $count ->
    [one] { $count } prisplats
   *[other] { $count } prisplatser
}
tournaments-from-amount = från { $amount }
tournaments-not-final = Slutgiltigt när registreringen stänger.
tournaments-games-at-once = Spel samtidigt
tournaments-fewer-games = Färre spel
tournaments-more-games = Fler spel
tournaments-register-games = { $count ->
    [one] Registrera dig för { $count } spel
   *[other] Registrera dig för { $count } spel
}
tournaments-total = Totalt
tournaments-choose-buy-in = Välj inköp
tournaments-about-draw = { $count ->
    [one] { $count } spelare. Trumman bestämmer prispotten före första handen.
   *[other] { $count } spelare. Trumman bestämmer prispotten före första handen.
}
tournaments-seats-free = { $count ->
    [one] { $count } ledig plats
   *[other] { $count } lediga platser
}
tournaments-starting = Startar
tournaments-multiplier = Multiplikator
tournaments-chance = Chans på 100 000
tournaments-times = ×{ $x }
tournaments-winner-takes-all = Vinnaren tar allt
tournaments-stack-and-level = { $chips } · { $time }
tournaments-priced = { $name } { $price }
tournaments-tile = { $name }, { $price }
tournaments-room-keeps = I snitt behåller rummet { $percent } av inköpen: ungefär { $amount } av varje { $buy_in }.
tournaments-room-keeps-fee = Rummet behåller också avgiften { $amount }.
tournaments-drawing-unknown = Hämtar multiplikatorerna
tournaments-favourite-star = Favorit: { $name }
tournaments-shared-from = Från ×{ $x } får även tvåan och trean pris.
