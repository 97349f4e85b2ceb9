//! A hand that is played from short words: `f` fold, `x` check, `c` call, `r20` bet or raise to 20, `m` muck, `s` show, `s2` show the
//! second card.

use super::cases::chips;
use arrayvec::ArrayVec;

use crate::{
    Action, Card, Chips, Deck, GameSpec, Hand, HandEvent, HandSetup, HolePlaces, IllegalAction, MAX_SEATS, PostKind, Seat, SeatPost,
    SeatSetup, Stakes, StreetRake, Turn,
};

pub(super) struct Table {
    pub(super) hand: Hand,
    pub(super) events: Vec<HandEvent>,
}

pub(super) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

pub(super) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// A setup with seats 0, 1, 2 … The small blind is seat 0, and the button is the last seat or, with two players, seat 0.
pub(super) fn setup(stacks: &[u64], small_blind: u64, big_blind: u64) -> HandSetup {
    let seats: ArrayVec<SeatSetup, MAX_SEATS> =
        Seat::ALL.iter().zip(stacks).map(|(&seat, &stack)| SeatSetup { seat, stack: chips(stack), post: None }).collect();
    let button = if stacks.len() == 2 { seat(0) } else { seats.last().unwrap().seat };
    HandSetup {
        game: GameSpec::holdem_no_limit(),
        stakes: Stakes { small_blind: chips(small_blind), big_blind: chips(big_blind), ante: Chips::ZERO },
        street_rake: StreetRake::default(),
        seats,
        button,
        small_blind: Some(seat(0)),
        big_blind: seat(1),
        straddle: None,
        deck: Deck::sorted(),
        muck_at_showdown: false,
        ask_to_show: false,
    }
}

impl HandSetup {
    pub(super) fn ante(mut self, ante: u64) -> HandSetup {
        self.stakes.ante = chips(ante);
        self
    }

    pub(super) fn newcomer(mut self, seat: Seat, live: u64, dead: u64) -> HandSetup {
        let post = SeatPost { live: chips(live), dead: chips(dead) };
        self.seats.iter_mut().find(|player| player.seat == seat).unwrap().post = Some(post);
        self
    }

    /// Deals these hole cards, those of seat 0 first, and this board.
    pub(super) fn deal(mut self, holes: &[&str], board: &str) -> HandSetup {
        let holes: Vec<Vec<Card>> = holes.iter().map(|hole| cards(hole)).collect();
        // Cards are dealt one at a time from the button's left: from seat 0 or, with two players, from seat 1.
        let order: Vec<usize> = if holes.len() == 2 { vec![1, 0] } else { (0..holes.len()).collect() };
        let rounds = (0..holes[0].len()).flat_map(|place| order.iter().map(move |&player| (player, place)));
        let known: Vec<Card> = rounds.map(|(player, place)| holes[player][place]).chain(cards(board)).collect();
        self.deck = Deck::starting_with(&known).unwrap();
        self
    }

    pub(super) fn table(self) -> Table {
        let mut events = Vec::new();
        let hand = Hand::start(self, &mut |event| events.push(event)).unwrap();
        Table { hand, events }
    }
}

impl Table {
    pub(super) fn play(mut self, script: &str) -> Table {
        for word in script.split_whitespace() {
            self.act(action(word)).unwrap_or_else(|error| panic!("{word} of {script}: {error}"));
        }
        self
    }

    pub(super) fn act(&mut self, action: Action) -> Result<(), IllegalAction> {
        let (Turn::Act(seat) | Turn::Show(seat)) = self.hand.turn() else { return Err(IllegalAction::HandOver) };
        self.hand.apply(seat, action, &mut |event| self.events.push(event))
    }

    pub(super) fn refuses(&mut self, word: &str) -> IllegalAction {
        let (before, heard) = (self.hand.clone(), self.events.len());
        let error = self.act(action(word)).unwrap_err();
        assert_eq!((&self.hand, self.events.len()), (&before, heard), "a refused {word} changed the hand");
        error
    }

    pub(super) fn finish(mut self) -> Table {
        self.hand.take_rake(Chips::ZERO, &mut |event| self.events.push(event)).unwrap();
        self
    }

    pub(super) fn turn(&self) -> Option<u8> {
        match self.hand.turn() {
            Turn::Act(seat) => Some(seat.index() as u8),
            Turn::Rake | Turn::Show(_) | Turn::Over => None,
        }
    }

    /// The players who must still choose whether to show, in order.
    pub(super) fn choosers(&self) -> Vec<u8> {
        self.hand.choosers().map(|seat| seat.index() as u8).collect()
    }

    /// The cards of hands that were shown in part, by seat.
    pub(super) fn part_shown(&self) -> Vec<(u8, Vec<Option<Card>>)> {
        let shown = |event: &HandEvent| match event {
            HandEvent::PartShown { seat, cards } => Some((seat.index() as u8, cards.to_vec())),
            _ => None,
        };
        self.events.iter().filter_map(shown).collect()
    }

    /// The bounds of a raise by the seat whose turn it is.
    pub(super) fn raise(&self) -> Option<(u64, u64)> {
        self.hand.legal().unwrap().raise.map(|range| (range.min_to.get(), range.max_to.get()))
    }

    pub(super) fn stacks(&self) -> Vec<u64> {
        self.hand.dealt_in().iter().map(|seat| self.hand.stack(seat).get()).collect()
    }

    pub(super) fn pots(&self) -> Vec<(u64, Vec<u8>)> {
        self.hand.pots().iter().map(|pot| (pot.amount.get(), pot.eligible.iter().map(|seat| seat.index() as u8).collect())).collect()
    }

    /// What was paid out, as (pot, seat, amount).
    pub(super) fn won(&self) -> Vec<(u8, u8, u64)> {
        let won = |event: &HandEvent| match *event {
            HandEvent::Won { pot, seat, amount, .. } => Some((pot, seat.index() as u8, amount.get())),
            _ => None,
        };
        self.events.iter().filter_map(won).collect()
    }

    /// The forced bets in order.
    pub(super) fn posts(&self) -> Vec<(u8, PostKind, u64)> {
        let post = |event: &HandEvent| match *event {
            HandEvent::Posted { seat, post, amount, .. } => Some((seat.index() as u8, post, amount.get())),
            _ => None,
        };
        self.events.iter().filter_map(post).collect()
    }

    pub(super) fn returned(&self) -> Vec<(u8, u64)> {
        let returned = |event: &HandEvent| match *event {
            HandEvent::Returned { seat, amount } => Some((seat.index() as u8, amount.get())),
            _ => None,
        };
        self.events.iter().filter_map(returned).collect()
    }

    /// The seats that showed (true) or mucked (false), in order. Hands shown before the board was complete are left out.
    pub(super) fn shown(&self) -> Vec<(u8, bool)> {
        let shown = |event: &HandEvent| match event {
            HandEvent::Shown { seat, high: Some(_), .. } => Some((seat.index() as u8, true)),
            HandEvent::Mucked { seat } => Some((seat.index() as u8, false)),
            _ => None,
        };
        self.events.iter().filter_map(shown).collect()
    }
}

pub(super) fn action(word: &str) -> Action {
    match word {
        "f" => Action::Fold,
        "x" => Action::Check,
        "c" => Action::Call,
        "m" => Action::Muck,
        "s" => Action::Show(HolePlaces::all(2)),
        one if one.starts_with('s') => Action::Show(HolePlaces::one(one[1..].parse::<u8>().unwrap() - 1)),
        raise => Action::RaiseTo(chips(raise.strip_prefix('r').unwrap().parse().unwrap())),
    }
}
