### The sheet for registering for a tournament or for games.

registration-title = Inscription : { $name }
registration-price = Entrée
registration-price-each = Entrée par partie
registration-buy-in = Buy-in
registration-fee = Droits d’entrée
registration-bounty = Votre bounty
registration-stack = Tapis obtenu
registration-pay-with = Payer avec
registration-balance = Le solde
registration-ticket-of = Ticket de { $amount }
registration-surplus = { $amount } du ticket reviennent sur votre solde au début du tournoi.
registration-games = Parties
registration-total = Total
registration-balance-after = Solde restant
registration-password = Mot de passe
registration-password-missing = L’organisateur vous a donné le mot de passe.
registration-too-poor = L’entrée coûte { $needed } et votre solde est de { $balance }.
registration-conditions = Ce tournoi a des conditions d’entrée. Elles figurent dans ses informations.
registration-waits = Inscription en cours…
registration-over = Les inscriptions sont closes.
registration-cancelled = Le tournoi a été annulé.
registration-register = S’inscrire · { $price }
registration-with-ticket = S’inscrire avec le ticket
registration-done = Inscription enregistrée : { $name }
registration-undone = Inscription annulée : { $name }
