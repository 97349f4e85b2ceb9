### The sheet for registering for a tournament or for games.

registration-title = Inscription : { $name }
registration-title-again = Réinscription : { $name }
registration-price-each = Entrée par partie
registration-buy-in = Buy-in
registration-fee = Frais
registration-bounty = Votre bounty
registration-stack = Tapis de départ
registration-pay-with = Payer avec
registration-balance = Solde
registration-available = { $amount } disponibles
registration-ticket-of = Ticket de { $amount }
registration-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
registration-surplus = { $amount } du ticket reviennent sur votre solde au début du tournoi.
registration-you-pay = À payer
registration-balance-after = Solde restant
registration-password = Mot de passe
registration-password-missing = L’organisateur vous a donné le mot de passe.
registration-too-poor = L’entrée coûte { $needed } et votre solde est de { $balance }.
registration-accept-rules = En vous inscrivant, vous acceptez ces règles : { $rules }.
registration-conditions = Ce tournoi a des conditions d’entrée. Elles figurent dans ses informations.
registration-waits = Inscription en cours…
registration-over = Les inscriptions sont closes.
registration-cancelled = Le tournoi a été annulé.
registration-register = S’inscrire · { $price }
registration-with-ticket = S’inscrire avec le ticket
registration-done = Inscription enregistrée : { $name }
registration-undone = Inscription annulée : { $name }
