### The sheet for registering for a tournament or for games.

registration-title = Anmälan: { $name }
registration-title-again = Ny anmälan: { $name }
registration-price-each = Inköp per spel
registration-buy-in = Inköp
registration-fee = Avgift
registration-bounty = Din bounty
registration-stack = Startstack
registration-pay-with = Betala med
registration-balance = Saldo
registration-available = { $amount } tillgängligt
registration-ticket-of = Biljett, { $amount }
registration-tickets = { $count ->
    [one] { $count } biljett
   *[other] { $count } biljetter
}
registration-surplus = { $amount } av biljetten går till ditt saldo när turneringen börjar.
registration-you-pay = Du betalar
registration-balance-after = Saldo efteråt
registration-password = Lösenord
registration-password-missing = Du har fått lösenordet av arrangören.
registration-too-poor = Det kostar { $needed } att vara med, och ditt saldo är { $balance }.
registration-accept-rules = När du registrerar dig godtar du de här reglerna: { $rules }.
registration-conditions = Turneringen har villkor för att vara med. De står i dess information.
registration-waits = Registrerar…
registration-over = Registreringen är stängd.
registration-cancelled = Turneringen är inställd.
registration-register = Registrera dig · { $price }
registration-with-ticket = Registrera dig med biljetten
registration-done = Du är anmäld: { $name }
registration-undone = Du är inte längre anmäld: { $name }
