### The sheet for registering for a tournament or for games.

registration-title = Register: { $name }
registration-title-again = Register again: { $name }
registration-price-each = Entry per game
registration-buy-in = Buy-in
registration-fee = Fee
registration-bounty = Own bounty
registration-stack = Starting stack
registration-pay-with = Pay with
registration-balance = Balance
registration-available = { $amount } available
registration-ticket-of = Ticket, { $amount }
registration-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
registration-surplus = { $amount } of the ticket goes to your balance when the tournament begins.
registration-you-pay = You pay
registration-balance-after = Balance afterwards
registration-password = Password
registration-password-missing = The organiser gave you the password.
registration-too-poor = The entry costs { $needed }, and your balance is { $balance }.
registration-accept-rules = By registering you accept these rules: { $rules }.
registration-conditions = This tournament has conditions of entry. They are listed in its information.
registration-waits = Registering…
registration-over = Registration is over.
registration-cancelled = The tournament has been cancelled.
registration-register = Register · { $price }
registration-with-ticket = Register with the ticket
registration-done = You are registered: { $name }
registration-undone = You are no longer registered: { $name }
