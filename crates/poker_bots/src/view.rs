//! A hand as the bot at one seat sees it, folded from what its link says.

use poker_protocol::SeenEvent;
use poker_rules::{Act, Board, BySeat, Card, Chips, GameSpec, Hole, PostKind, Seat, Street};

use crate::chance::WHOLE;

/// What one seat shows.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SeatView {
    /// Chips behind.
    pub stack: Chips,
    /// Chips in front, this street.
    pub bet: Chips,
    /// Dealt in and not folded.
    pub live: bool,
    /// Nothing left to bet with.
    pub all_in: bool,
    /// How wide its starting hands are believed to be, in thousandths.
    pub range: u32,
    /// Bets and raises after the flop, this hand.
    pub shows_strength: u32,
}

/// A hand so far, with no card that its seat may not see.
#[derive(Clone, Debug)]
pub struct BotView {
    me: Seat,
    big_blind: Chips,
    game: GameSpec,
    seats: BySeat<SeatView>,
    /// Dealt in, clockwise from the button's left.
    order: [Seat; poker_rules::MAX_SEATS],
    dealt: usize,
    hole: Hole,
    board: Board,
    street: Street,
    pot: Chips,
    raises: u32,
    callers: u32,
    last_raiser: Option<Seat>,
    /// The last seat to act before the flop: the big blind, or the straddler.
    last_preflop: Option<Seat>,
    was_checked_to: bool,
}

impl BotView {
    /// An empty table seen from `me`.
    pub fn new(me: Seat, big_blind: Chips, game: GameSpec) -> BotView {
        BotView {
            me,
            big_blind,
            game,
            seats: BySeat::default(),
            order: [me; poker_rules::MAX_SEATS],
            dealt: 0,
            hole: Hole::new(),
            board: Board::new(),
            street: Street::Preflop,
            pot: Chips::ZERO,
            raises: 0,
            callers: 0,
            last_raiser: None,
            last_preflop: None,
            was_checked_to: false,
        }
    }

    /// Takes in one step of the hand.
    pub fn see(&mut self, event: &SeenEvent) {
        match event {
            SeenEvent::Started { players, .. } => {
                *self = BotView::new(self.me, self.big_blind, self.game);
                for (place, player) in self.order.iter_mut().zip(players) {
                    *place = player.seat;
                    self.dealt += 1;
                    self.seats[player.seat] =
                        SeatView { stack: player.stack, live: true, range: WHOLE, all_in: player.stack.is_zero(), ..SeatView::default() };
                }
            }
            SeenEvent::Posted { seat, post, amount, all_in } => {
                self.pay(*seat, *amount, *all_in);
                match post {
                    PostKind::BigBlind | PostKind::Straddle => self.last_preflop = Some(*seat),
                    // Dead money lies in the pot, not in front of the seat.
                    PostKind::Ante | PostKind::Dead => self.seats[*seat].bet = self.seats[*seat].bet.saturating_sub(*amount),
                    PostKind::SmallBlind | PostKind::Newcomer => {}
                }
            }
            SeenEvent::Dealt { seat, card, .. } => {
                if *seat == self.me
                    && let Some(card) = *card
                    && !self.hole.is_full()
                {
                    self.hole.push(card);
                }
            }
            SeenEvent::StreetDealt { street, cards, .. } => self.open_street(*street, cards),
            SeenEvent::Acted { seat, act, paid, all_in } => self.acted(*seat, *act, *paid, *all_in),
            SeenEvent::Returned { seat, amount } => {
                self.pot = self.pot.saturating_sub(*amount);
                self.gain(*seat, *amount);
            }
            SeenEvent::Raked { amount, .. } => self.pot = self.pot.saturating_sub(*amount),
            SeenEvent::Won { seat, amount, .. } => self.gain(*seat, *amount),
            SeenEvent::Ended { stacks } => {
                for end in stacks {
                    self.seats[end.seat].stack = end.stack;
                }
                self.dealt = 0;
            }
            SeenEvent::Gathered { .. } | SeenEvent::Shown { .. } | SeenEvent::Mucked { .. } | SeenEvent::PartShown { .. } => {}
        }
    }

    fn open_street(&mut self, street: Street, cards: &[Card]) {
        let room = self.board.remaining_capacity();
        self.board.extend(cards.iter().copied().take(room));
        self.street = street;
        self.raises = 0;
        self.callers = 0;
        self.was_checked_to = false;
        for place in 0..self.dealt {
            self.seats[self.order[place]].bet = Chips::ZERO;
        }
    }

    fn acted(&mut self, seat: Seat, act: Act, paid: Chips, all_in: bool) {
        self.pay(seat, paid, all_in);
        let preflop = self.street == Street::Preflop;
        match act {
            Act::Fold => self.seats[seat].live = false,
            Act::Check => self.was_checked_to = true,
            Act::Call => {
                self.callers += 1;
                if preflop {
                    // Limps are wide, calls of raises are not.
                    let range = match self.raises {
                        0 => 600,
                        1 => 350,
                        _ => 120,
                    };
                    self.seats[seat].range = self.seats[seat].range.min(range);
                }
            }
            Act::Bet { .. } | Act::Raise { .. } => {
                self.raises += 1;
                self.last_raiser = Some(seat);
                if preflop {
                    let range = match self.raises {
                        1 => 280,
                        2 => 110,
                        _ => 50,
                    };
                    self.seats[seat].range = self.seats[seat].range.min(range);
                } else {
                    self.seats[seat].shows_strength += 1;
                }
            }
        }
    }

    fn pay(&mut self, seat: Seat, amount: Chips, all_in: bool) {
        let payer = &mut self.seats[seat];
        payer.stack = payer.stack.saturating_sub(amount);
        payer.bet = payer.bet.checked_add(amount).unwrap_or(payer.bet);
        payer.all_in |= all_in;
        self.pot = self.pot.checked_add(amount).unwrap_or(self.pot);
    }

    fn gain(&mut self, seat: Seat, amount: Chips) {
        let winner = &mut self.seats[seat];
        winner.stack = winner.stack.checked_add(amount).unwrap_or(winner.stack);
    }
}

/// What decisions ask.
impl BotView {
    pub(crate) fn me(&self) -> &SeatView {
        &self.seats[self.me]
    }

    /// The big blind of the table.
    pub(crate) fn big_blind(&self) -> Chips {
        self.big_blind
    }

    /// What is played.
    pub(crate) fn game(&self) -> &GameSpec {
        &self.game
    }

    /// All hole cards, once they are dealt.
    pub(crate) fn hole(&self) -> Option<&[Card]> {
        (self.hole.len() == usize::from(self.game.hole_cards)).then_some(&self.hole)
    }

    pub(crate) fn board(&self) -> &[Card] {
        &self.board
    }

    pub(crate) fn street(&self) -> Street {
        self.street
    }

    /// All chips bet so far, gathered or not.
    pub(crate) fn pot(&self) -> Chips {
        self.pot
    }

    /// Bets and raises of this street; before the flop the blind is not one.
    pub(crate) fn raises(&self) -> u32 {
        self.raises
    }

    /// Calls of this street.
    pub(crate) fn callers(&self) -> u32 {
        self.callers
    }

    /// The last of the hand to bet or raise was this bot.
    pub(crate) fn has_the_lead(&self) -> bool {
        self.last_raiser == Some(self.me)
    }

    /// Somebody has checked on this street.
    pub(crate) fn was_checked_to(&self) -> bool {
        self.was_checked_to
    }

    /// Players dealt in.
    pub(crate) fn dealt(&self) -> usize {
        self.dealt
    }

    /// Opponents who can still win.
    pub(crate) fn opponents(&self) -> impl Iterator<Item = &SeatView> {
        self.order[..self.dealt].iter().filter(|seat| **seat != self.me).map(|seat| &self.seats[*seat]).filter(|seat| seat.live)
    }

    /// Bets and raises after the flop of an average opponent, in thousandths; more than four of one count as four.
    pub(crate) fn shown_strength(&self) -> u32 {
        let (mut shown, mut count) = (0, 0);
        for opponent in self.opponents() {
            shown += opponent.shows_strength.min(4);
            count += 1;
        }
        (WHOLE * shown).checked_div(count).unwrap_or(0)
    }

    /// An opponent could still answer a bet with chips.
    pub(crate) fn someone_can_answer(&self) -> bool {
        self.opponents().any(|opponent| !opponent.all_in)
    }

    /// Live opponents who act after this bot on this street, unless somebody raises.
    pub(crate) fn players_behind(&self) -> usize {
        let Some(place) = self.order[..self.dealt].iter().position(|seat| *seat == self.me) else { return 0 };
        // Later the button speaks last, which is last in the order.
        let last = match self.street {
            Street::Preflop => self.last_preflop.unwrap_or(self.me),
            Street::Flop | Street::Turn | Street::River => self.order[self.dealt - 1],
        };
        if self.me == last {
            return 0;
        }
        let after_me = self.order[..self.dealt].iter().cycle().skip(place + 1).take(self.dealt - 1);
        let mut behind = 0;
        for seat in after_me {
            behind += usize::from(self.seats[*seat].live);
            if *seat == last {
                break;
            }
        }
        behind
    }

    /// This bot has posted a blind and acts last before the flop.
    pub(crate) fn is_in_a_blind(&self) -> bool {
        self.street == Street::Preflop && !self.me().bet.is_zero()
    }
}

#[cfg(test)]
mod tests {
    use super::BotView;
    use poker_protocol::{HandId, SeatStack, SeenEvent};
    use poker_rules::{Chips, GameSpec, PostKind, Seat};

    fn behind(me: u8, order: &[u8], big_blind: u8) -> usize {
        let mut view = BotView::new(Seat::new(me), Chips::new(2), GameSpec::holdem_no_limit());
        let players = order.iter().map(|seat| SeatStack { seat: Seat::new(*seat), stack: Chips::new(100) }).collect();
        view.see(&SeenEvent::Started { hand: HandId(1), button: Seat::new(order[order.len() - 1]), players, root: None });
        let post = |seat, post| SeenEvent::Posted { seat: Seat::new(seat), post, amount: Chips::new(2), all_in: false };
        view.see(&post(big_blind, PostKind::BigBlind));
        view.players_behind()
    }

    #[test]
    fn before_the_flop_the_big_blind_speaks_last() {
        let order = [1, 2, 3, 4, 5, 0];
        assert_eq!([1, 2, 3, 4, 5, 0].map(|me| behind(me, &order, 2)), [1, 0, 5, 4, 3, 2]);
        assert_eq!([1, 0].map(|me| behind(me, &[1, 0], 1)), [0, 1], "heads-up the button speaks first");
        assert_eq!([1, 2, 3].map(|me| behind(me, &[1, 2, 3], 1)), [0, 2, 1], "without a small blind");
    }
}
