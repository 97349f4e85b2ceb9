### Short notices of a table or of the program.

notice-waiting-players = Waiting for players. A hand needs { $count }.
notice-hand-void = Hand { $id } could not be finished. Every stack is as it was before.
notice-hand-void-left = Hand { $id } at a table that you have left could not be finished. Your bets were returned.
notice-unfair = Hand { $id } was not dealt as it was sealed. { $what } You act no more in this hand. Leave the table and report the hand: the operator can put it right, and no other chips are at stake.
notice-unfair-card = { $card }: this card did not lie there.
notice-unfair-unopened = { $card }: the room does not show that this card lay there.
notice-unfair-seal = The deck does not have the seal it should have.
notice-unfair-order = The cards did not come in the order of the deck.
notice-unfair-deck = Another deck was announced for this hand.
# seat: the number of a seat at the table.
notice-unfair-nonce = The number from seat { $seat } for the shuffle is not the one that was promised.
notice-unfair-void = The hand is void, and the room does not show its deck.
notice-jackpot = { $jackpot } jackpot: { $name } wins { $amount }, hand { $id }.
# Of a tournament that the player has entered.
notice-tournament-cancelled = { $name } has been cancelled. { $why } { $back }
notice-money-back = You get { $amount } back.
notice-tickets-back = { $count ->
    [one] You get your ticket back.
   *[other] You get { $count } tickets back.
}
notice-nothing-back = There is nothing to pay back.
notice-tournament-delayed = New start: { $name }, { $time }.
notice-texts-reloaded = Texts reloaded.
notice-texts-kept = The texts stay as they were. { $problem }
notice-text-key = Key of this text: { $key }
