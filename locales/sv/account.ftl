### The account: rake plans, the history of the balance, and reports.

account-title = Konto
account-plans = Rakeplaner
account-plans-none = Rummets regelbok har inga rakeplaner.
account-plan = Plan { $number }
account-plan-free = Gratis, tills du väljer en annan.
account-plan-price = { $count ->
    [one] { $price } för { $count } dag
   *[other] { $price } för { $count } dagar
}
account-plan-active = Din plan
account-plan-days-left = { $count ->
    [one] { $count } dag kvar
   *[other] { $count } dagar kvar
}
account-plan-printed-rates = De tryckta satserna gäller i alla planer: inget dokument anger andra.
account-plan-choose = Välj
account-plan-cancel = Säg upp planen
account-plan-refund = Du får tillbaka { $amount }.
account-cancellations-left = { $count ->
    [one] { $count } uppsägning kvar i år.
   *[other] { $count } uppsägningar kvar i år.
}
account-plan-choose-title = Välja plan { $number }?
account-plan-pays = { $count ->
    [one] { $price } dras från ditt saldo nu. Planen gäller i { $count } dag från denna stund.
   *[other] { $price } dras från ditt saldo nu. Planen gäller i { $count } dagar från denna stund.
}
account-plan-gives = { $stake }: rake { $percent } i stället för { $printed }
account-plan-gives-rates = Den ger lägre rake; regelsidan säger vid vilka insatser.
account-plan-gives-nothing = Den ger inget i det här rummet: de tryckta satserna gäller med alla planer.
account-plan-cancel-title = Säga upp plan { $number }?
account-plan-until = Till { $moment }.
account-tickets = Biljetter
account-ticket-pays = Gäller för en anmälan à { $amount }.
account-ticket-exchange = Byt mot { $amount }
account-ticket-exchange-title = Byta biljetten?
account-ticket-exchange-about = { $name }: du får { $amount } på saldot, och biljetten försvinner.
account-ticket-exchange-go = Byt
account-history = Historik
account-history-empty = Inget än: sätt dig vid ett bord.
account-history-older = Visa äldre
account-entry-opening = Första saldo
account-entry-refill = Saldot påfyllt
account-entry-buy-in = Inköp
account-entry-top-up = Påfyllning
account-entry-auto-top-up = Automatisk påfyllning
account-entry-cash-out = Lämnade bordet
account-entry-hand = Spelad hand
account-entry-plan-price = Rakeplan
account-entry-plan-refund = Rakeplan uppsagd
account-entry-jackpot = Vunnen jackpott: { $name }
account-entry-correction = Rättat av operatören
account-entry-held = Hålls inne under granskning
account-entry-released = Frisläppt efter granskning
account-entry-undecided = Oavgjord insats: till välgörenhet
account-entry-confiscated = Indraget efter granskning
account-entry-tournament = Turneringsinträde
account-entry-rebuy = Rebuy
account-entry-add-on = Add-on
account-entry-prize = Turneringspris
account-entry-bounty = Bounty
account-entry-tournament-refund = Återbetalt inträde
account-entry-ticket = Biljett utbetald i pengar
account-entry-table = Bord { $name }
account-entry-number = Hand { $id }
account-balance-after = Saldo { $amount }
account-report = Anmäl handen
account-report-title = Anmäl hand { $id }
account-report-why = Vad misstänker du? Operatören granskar handen med alla kort. Ingen vid bordet får veta det.
account-report-about = Vem gäller det? Du behöver inte peka ut någon.
account-report-remark = Med egna ord, om du vill
account-report-send = Skicka anmälan
account-report-sent = Tack. Handen kommer att granskas.
account-collusion = Spelare hjälper varandra
account-chip-dumping = Marker förloras med flit
account-soft-play = Spelare skonar varandra
account-bot = Ett program spelar
account-hand-tracker = En handtracker eller HUD
account-several-accounts = En person, flera konton
account-chat = Något i chatten
account-other = Något annat
