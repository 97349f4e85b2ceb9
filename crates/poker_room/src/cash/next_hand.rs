//! Plans the next hand: who is dealt in, and which seats have the button and the blinds.

use poker_protocol::{DrawnCard, Entry, PlayerId, TableEvent};
use poker_rules::{Dealing, NextPlayers, Seat, SeatSet, dealer_draw, first_positions, moved_dealing, next_positions};

use super::part::BlindStanding;
use super::pause::Pause;
use super::seat::CashSeated;
use super::table::{CashTable, Previous};
use crate::rulebook::{ButtonRule, FirstButton, MissedBigBlind, Newcomers};
use crate::table::TableOutput;
use crate::{Dealer, Now};

impl CashTable {
    /// The seats that could be dealt in.
    pub(super) fn playing(&self) -> SeatSet {
        self.all_seated().filter(|(_, seated)| self.plays(seated)).map(|(seat, _)| seat).collect()
    }

    pub(super) fn next_dealing(&self, dealer: &mut Dealer) -> Option<Dealing> {
        self.dealing_after_another().or_else(|| self.first_dealing(dealer))
    }

    /// Draws cards for the first button if the rulebook asks for it and no earlier draw is valid. A draw is no longer valid if a player has
    /// not drawn, or if the player who won the button no longer plays. A draw is shown during a pause. Returns whether cards were drawn.
    pub(super) fn draw_for_button(&mut self, dealer: &mut Dealer, now: Now) -> bool {
        let playing = self.playing();
        let draws = self.rules.cash.first_button == FirstButton::CardDraw && self.dealing_after_another().is_none();
        let players: Vec<(Seat, PlayerId)> = playing.iter().filter_map(|seat| Some((seat, self.table.player_at(seat)?))).collect();
        let stands =
            |(drew, button): &(Vec<(Seat, PlayerId)>, Seat)| playing.contains(*button) && players.iter().all(|who| drew.contains(who));
        if !draws || self.drawn.as_ref().is_some_and(stands) {
            return false;
        }
        let Some(deck) = dealer.deck() else { return false };
        let cards: Vec<DrawnCard> = playing.iter().zip(deck.cards()).map(|(seat, &card)| DrawnCard { seat, card }).collect();
        let Some(button) = dealer_draw(cards.iter().map(|drawn| (drawn.seat, drawn.card))) else { return false };
        self.drawn = Some((players, button));
        self.told_waiting = false;
        self.table.tell(TableOutput::Public(TableEvent::ButtonDrawn { cards, button }));
        self.pause = Pause::until(now.after_ms(self.switches().tempo.first_hand_ms));
        true
    }

    fn dealing_after_another(&self) -> Option<Dealing> {
        let Previous { positions, .. } = self.previous?;
        let players = self.next_players();
        if players.continuing.union(players.returning).is_empty() {
            return None;
        }
        match self.rules.cash.button {
            ButtonRule::ForwardBigBlind => next_positions(&positions, &players),
            ButtonRule::Moving => moved_dealing(positions.button, &players),
        }
    }

    fn next_players(&self) -> NextPlayers {
        let mut players = NextPlayers::default();
        for (seat, seated) in self.all_seated().filter(|(_, seated)| self.plays(seated)) {
            let set = match (seated.own().standing, seated.own().entry) {
                (BlindStanding::Waits { .. }, Entry::WaitForBigBlind) => &mut players.waiting,
                (BlindStanding::Waits { .. }, Entry::PostNow) => &mut players.posting,
                (BlindStanding::Continues, _) => &mut players.continuing,
                (BlindStanding::Returns, _) => &mut players.returning,
            };
            set.insert(seat);
        }
        players
    }

    /// Plans the first hand of a new table, or of one where everybody is new: the rulebook says who gets the button, and all are dealt in
    /// (R-HAND-2).
    fn first_dealing(&self, dealer: &mut Dealer) -> Option<Dealing> {
        let playing = self.playing();
        let button = match self.rules.cash.first_button {
            FirstButton::Random => dealer.pick(&playing.iter().collect::<Vec<_>>()),
            FirstButton::CardDraw => self.drawn.as_ref().map(|&(_, button)| button),
        };
        let positions = first_positions(button?, playing)?;
        Some(Dealing { positions, dealt_in: playing, posting: SeatSet::EMPTY })
    }

    /// Frees the seat of the big blind, or makes its player sit out (R-CASH-6), if the player asked for it. Returns whether the player did.
    pub(super) fn goes_before_big_blind(&mut self, big_blind: Seat) -> bool {
        let Some(own) = self.seated_mut(big_blind).map(CashSeated::own_mut) else { return false };
        if own.leave_next_big_blind {
            self.free(big_blind, false);
            return true;
        }
        own.sits_out_before_big_blind()
    }

    /// Marks players whom the big blind has passed between its last seat and its new one (R-HAND-9). Where the rulebook counts any missed
    /// blind, it also marks the player in the last big blind's seat, who would have had the small blind.
    pub(super) fn mark_missed_blinds(&mut self, dealing: &Dealing) {
        let Some(Previous { positions, .. }) = self.previous else { return };
        let (last, next) = (positions.big_blind, dealing.positions.big_blind);
        let taken = self.table.taken().union(SeatSet::only(next));
        let passed: SeatSet =
            if last == next { SeatSet::EMPTY } else { taken.clockwise_after(last).take_while(|&seat| seat != next).collect() };
        let missed = match self.rules.cash.missed_big_blind {
            MissedBigBlind::AsNewcomer => passed,
            MissedBigBlind::Wait => passed.union(SeatSet::only(last)),
        };
        for seat in missed.minus(dealing.dealt_in).iter() {
            if let Some(own) = self.seated_mut(seat).map(CashSeated::own_mut) {
                own.standing = BlindStanding::of(true, own.standing.in_last_hand());
            }
        }
    }

    /// Whether the player can be dealt into a hand, now or with the big blind. Where the rulebook only holds the seat of a disconnected
    /// player, no hand is dealt to it (R-CASH-8).
    fn plays(&self, seated: &CashSeated) -> bool {
        seated.plays() && (seated.is_connected() || self.rules.cash.away_seat_ms.is_none())
    }

    /// Whether a player may post a big blind instead of waiting for it; `missed` says that the player missed one.
    pub(super) fn may_post(&self, missed: bool) -> bool {
        match (self.rules.cash.newcomers, self.rules.cash.missed_big_blind) {
            (Newcomers::Wait, _) => false,
            (Newcomers::WaitOrPost, MissedBigBlind::Wait) => !missed,
            (Newcomers::WaitOrPost, MissedBigBlind::AsNewcomer) => true,
        }
    }
}
