//! The view that a bot has of a hand, folded from the events that its seat may see.

use poker_protocol::SeenEvent;
use poker_rules::{Act, BySeat, Card, Chips, GameSpec, PostKind, Seat, Street};
use poker_seen::{SeenHand, SeenSeat};

use crate::chance::WHOLE;

/// What the bot assumes about the player of one seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Read {
    /// The best part of starting hands, in thousandths, that the player is assumed to hold.
    pub range: u32,
    /// The number of the player's bets and raises in this hand from the flop on.
    pub shows_strength: u32,
}

impl Default for Read {
    fn default() -> Read {
        Read { range: WHOLE, shows_strength: 0 }
    }
}

/// The state of a hand as one seat may see it.
#[derive(Clone, Debug)]
pub struct BotView {
    me: Seat,
    big_blind: Chips,
    game: GameSpec,
    hand: SeenHand,
    reads: BySeat<Read>,
    raises: u32,
    callers: u32,
    last_raiser: Option<Seat>,
    /// The last seat to act before the flop: the big blind, or the straddler.
    last_preflop: Option<Seat>,
    was_checked_to: bool,
}

impl BotView {
    /// The view from seat `me` before the first hand.
    pub fn new(me: Seat, big_blind: Chips, game: GameSpec) -> BotView {
        BotView {
            me,
            big_blind,
            game,
            hand: SeenHand::default(),
            reads: BySeat::default(),
            raises: 0,
            callers: 0,
            last_raiser: None,
            last_preflop: None,
            was_checked_to: false,
        }
    }

    /// Folds one event of the hand into the view.
    pub fn see(&mut self, event: &SeenEvent) {
        match event {
            SeenEvent::Started { .. } => {
                self.reads = BySeat::default();
                self.begin_street();
                (self.last_raiser, self.last_preflop) = (None, None);
            }
            SeenEvent::Posted { seat, post: post @ (PostKind::BigBlind | PostKind::Straddle), amount, all_in } => {
                self.last_preflop = Some(*seat);
                if *post == PostKind::BigBlind && !all_in {
                    // In a tournament the blinds rise.
                    self.big_blind = *amount;
                }
            }
            SeenEvent::StreetDealt { .. } => self.begin_street(),
            SeenEvent::Acted { seat, act, .. } => self.acted(*seat, *act),
            SeenEvent::Posted { .. }
            | SeenEvent::Dealt { .. }
            | SeenEvent::Returned { .. }
            | SeenEvent::Gathered { .. }
            | SeenEvent::Raked { .. }
            | SeenEvent::Shown { .. }
            | SeenEvent::Mucked { .. }
            | SeenEvent::PartShown { .. }
            | SeenEvent::Won { .. }
            | SeenEvent::Ended { .. } => {}
        }
        self.hand.see(event);
    }

    fn begin_street(&mut self) {
        (self.raises, self.callers, self.was_checked_to) = (0, 0, false);
    }

    fn acted(&mut self, seat: Seat, act: Act) {
        let preflop = self.street() == Street::Preflop;
        match act {
            Act::Fold => {}
            Act::Check => self.was_checked_to = true,
            Act::Call => {
                self.callers += 1;
                if preflop {
                    // Players call the big blind with many hands, and raises with few.
                    let range = match self.raises {
                        0 => 600,
                        1 => 350,
                        _ => 120,
                    };
                    self.reads[seat].range = self.reads[seat].range.min(range);
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
                    self.reads[seat].range = self.reads[seat].range.min(range);
                } else {
                    self.reads[seat].shows_strength += 1;
                }
            }
        }
    }
}

/// The state that decisions depend on.
impl BotView {
    pub(crate) fn me(&self) -> &SeenSeat {
        self.hand.seat(self.me)
    }

    /// The big blind of the table.
    pub(crate) fn big_blind(&self) -> Chips {
        self.big_blind
    }

    pub(crate) fn game(&self) -> &GameSpec {
        &self.game
    }

    /// The bot's hole cards; `None` until all are dealt.
    pub(crate) fn hole(&self) -> Option<&[Card]> {
        Some(self.hand.own_cards()).filter(|cards| cards.len() == usize::from(self.game.hole_cards))
    }

    pub(crate) fn board(&self) -> &[Card] {
        self.hand.board()
    }

    pub(crate) fn street(&self) -> Street {
        self.hand.street()
    }

    /// All chips that were bet and not returned, less rake.
    pub(crate) fn pot(&self) -> Chips {
        self.hand.pot()
    }

    /// The number of bets and raises on this street. The big blind does not count.
    pub(crate) fn raises(&self) -> u32 {
        self.raises
    }

    /// The number of calls on this street.
    pub(crate) fn callers(&self) -> u32 {
        self.callers
    }

    /// Whether this bot made the last bet or raise of the hand.
    pub(crate) fn has_the_lead(&self) -> bool {
        self.last_raiser == Some(self.me)
    }

    /// Whether somebody has checked on this street.
    pub(crate) fn was_checked_to(&self) -> bool {
        self.was_checked_to
    }

    /// The number of players dealt in.
    pub(crate) fn dealt(&self) -> usize {
        self.hand.order().len()
    }

    /// What is assumed about the opponents who have not folded.
    pub(crate) fn opponents(&self) -> impl Iterator<Item = &Read> {
        self.live_opponents().map(|seat| &self.reads[seat])
    }

    fn live_opponents(&self) -> impl Iterator<Item = Seat> {
        self.hand.order().iter().copied().filter(|seat| *seat != self.me && self.hand.seat(*seat).live)
    }

    /// The average number of bets and raises of an opponent from the flop on, in thousandths. More than four of one opponent count as four.
    pub(crate) fn shown_strength(&self) -> u32 {
        let (mut shown, mut count) = (0, 0);
        for opponent in self.opponents() {
            shown += opponent.shows_strength.min(4);
            count += 1;
        }
        (WHOLE * shown).checked_div(count).unwrap_or(0)
    }

    /// Whether an opponent has chips to answer a bet.
    pub(crate) fn someone_can_answer(&self) -> bool {
        self.live_opponents().any(|seat| !self.hand.seat(seat).all_in)
    }

    /// The number of live opponents who act after this bot on this street if nobody raises.
    pub(crate) fn players_behind(&self) -> usize {
        let order = self.hand.order();
        let Some(place) = order.iter().position(|seat| *seat == self.me) else { return 0 };
        // From the flop on the button acts last, and it is the last in the order.
        let last = match self.street() {
            Street::Preflop => self.last_preflop.unwrap_or(self.me),
            Street::Flop | Street::Turn | Street::River => order[order.len() - 1],
        };
        if self.me == last {
            return 0;
        }
        let after_me = order.iter().cycle().skip(place + 1).take(order.len() - 1);
        let mut behind = 0;
        for seat in after_me {
            behind += usize::from(self.hand.seat(*seat).live);
            if *seat == last {
                break;
            }
        }
        behind
    }

    /// Whether this bot has chips in front of it before the flop, from a blind or another live bet.
    pub(crate) fn is_in_a_blind(&self) -> bool {
        self.street() == Street::Preflop && !self.me().bet.is_zero()
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
        view.see(&SeenEvent::Started {
            hand: HandId(1),
            button: Seat::new(order[order.len() - 1]),
            players,
            root: None,
            nonces: Vec::new(),
        });
        let post = |seat, post| SeenEvent::Posted { seat: Seat::new(seat), post, amount: Chips::new(2), all_in: false };
        view.see(&post(big_blind, PostKind::BigBlind));
        view.players_behind()
    }

    #[test]
    fn before_the_flop_the_big_blind_acts_last() {
        let order = [1, 2, 3, 4, 5, 0];
        assert_eq!([1, 2, 3, 4, 5, 0].map(|me| behind(me, &order, 2)), [1, 0, 5, 4, 3, 2]);
        assert_eq!([1, 0].map(|me| behind(me, &[1, 0], 1)), [0, 1], "heads-up the button acts first");
        assert_eq!([1, 2, 3].map(|me| behind(me, &[1, 2, 3], 1)), [0, 2, 1], "without a small blind");
    }
}
