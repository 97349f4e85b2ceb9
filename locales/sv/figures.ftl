### What the player's hands add up to, and how the player plays.

figures-tab-hands = Händer
figures-tab-figures = Statistik
figures-tab-players = Spelare
figures-plus = +{ $number }
figures-minus = −{ $number }
figures-big-blinds = { $number } bb
figures-net = Netto
figures-rake = efter { $amount } i rake
figures-chips = marker i en turnering
figures-unknown = { $count ->
    [one] utan { $count } hand som du lämnade i förtid
   *[other] utan { $count } händer som du lämnade i förtid
}
figures-rate = BB per 100 händer
figures-band = { $percent }-band: { $low } till { $high }
figures-rate-few = För få händer för ett tal: { $count } av { $least }.
figures-hands = Händer
figures-time = på { $hours } h { $minutes } min
figures-sessions = { $count ->
    [one] { $count } session
   *[other] { $count } sessioner
}
figures-pace = Händer i timmen
figures-pace-all = alla bord tillsammans
figures-pace-few = Det behövs två händer i samma session.
figures-adjusted = All-in-justerat
figures-adjusted-help = vad all-in var värda
figures-small = { $count ->
    [one] { $count } hand säger nästan ingenting: slumpen avgör resultatet. Från { $least } händer betyder talet något.
   *[other] { $count } händer säger lite: slumpen avgör det mesta av resultatet. Från { $least } händer betyder talet något.
}
figures-line = Resultat i stora mörkar
figures-line-help = { $percent }-band: hur långt slumpen ensam kan föra medellinjen.
figures-line-few = En linje kräver minst två händer.
figures-over-hands = Händer
figures-over-days = Dagar
figures-line-net = Resultat { $amount }
figures-line-adjusted = Justerat { $amount }
figures-line-high = { $percent }: högst { $amount }
figures-line-low = { $percent }: lägst { $amount }
figures-line-said = Efter { $hands } händer: resultat { $net } stora mörkar, all-in-justerat { $adjusted }, { $percent }-band { $low } till { $high }.
figures-by = Per
figures-by-position = Position
figures-by-game = Spel
figures-by-stake = Mörkar
figures-by-opponent = Motståndare
figures-by-tournament = Turnering
figures-by-none = Ingen hand hör till en sådan grupp.
figures-col-hands = Händer
figures-col-net = Netto, bb
figures-col-rate = bb/100
figures-col-band = { $percent }-band
figures-col-vpip = VPIP
figures-col-pfr = PFR
figures-col-three-bet = 3-bet
figures-col-wtsd = WTSD
figures-dash = Ett streck står för ett för litet urval: under { $hands } händer för bb/100, under { $cases } fall för de andra talen.
figures-play = Ditt spel
figures-biggest-won = Största vunna potter
figures-biggest-lost = Största förlorade potter
figures-pot = Pott { $amount }
figures-show-hands = { $count ->
    [one] Visa handen
   *[other] Visa de { $count } händerna
}
figures-vpip = Spelar en hand (VPIP)
figures-pfr = Höjer före floppen (PFR)
figures-three-bet = Höjer igen (3-bet)
figures-continuation = Satsar floppen efter höjning
figures-wtsd = Går till visning (WTSD)
figures-won-showdown = Vinner vid visning (W$SD)
figures-aggression = Satsar och höjer efter floppen
figures-factor = Satsningar och höjningar per syn (AF)
figures-share = { $share } av { $sample }
figures-share-few = för få: { $count } av { $least }
