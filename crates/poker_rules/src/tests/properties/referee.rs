//! An independent implementation of the betting, written from the text of R-BET-1 to R-BET-15, R-VAR-8 to R-VAR-10 and R-HAND-10. It
//! sees only the events.

use crate::{Act, Betting, BySeat, HandEvent, HandSetup, Options, PostKind, RaiseRange, Seat, SeatSet, Street, tests::cases::chips};

pub(super) struct Referee {
    setup: HandSetup,
    street: Street,
    stack: BySeat<u64>,
    /// What each seat has bet on this street.
    bet: BySeat<u64>,
    /// What each seat has put in, without dead posts.
    pub(super) put: BySeat<u64>,
    pub(super) dead: u64,
    pub(super) live: SeatSet,
    price: u64,
    /// `M` of R-BET-11; below it `S`, and the number of all-ins in the chain.
    largest_legal: u64,
    sum: u64,
    chain: u32,
    acted_since_open: SeatSet,
    bets_made: u8,
    began_heads_up: bool,
}

impl Referee {
    pub(super) fn new(setup: &HandSetup) -> Referee {
        let mut stack = BySeat::default();
        for player in &setup.seats {
            stack[player.seat] = player.stack.get();
        }
        let live: SeatSet = setup.seats.iter().map(|player| player.seat).collect();
        Referee {
            street: Street::Preflop,
            stack,
            bet: BySeat::default(),
            put: BySeat::default(),
            dead: 0,
            live,
            price: setup.stakes.big_blind.get(),
            largest_legal: setup.stakes.big_blind.get(),
            sum: 0,
            chain: 0,
            acted_since_open: SeatSet::EMPTY,
            bets_made: 1,
            began_heads_up: live.len() == 2,
            setup: setup.clone(),
        }
    }

    /// The legal actions of the seat whose turn it is.
    pub(super) fn options(&self, seat: Seat) -> Options {
        let (stack, bet) = (self.stack[seat], self.bet[seat]);
        let to_call = self.price - bet;
        let could_answer = self.able().iter().any(|other| other != seat);
        let fixed = matches!(self.setup.game.betting, Betting::FixedLimit { .. });
        let open = could_answer && stack > to_call && !self.acted_since_open.contains(seat) && !(fixed && self.capped());
        let raise = open.then(|| {
            let legal = self.price + self.largest_legal;
            let most = self.most(to_call).max(legal);
            RaiseRange {
                min_to: chips(legal.min(bet + stack)),
                max_to: chips(most.min(bet + stack)),
                opens: self.price == 0,
                undersized: bet + stack < legal,
            }
        });
        Options { check: to_call == 0, call: (to_call > 0).then(|| chips(to_call.min(stack))), raise }
    }

    fn most(&self, to_call: u64) -> u64 {
        let pot: u64 = self.put.values().sum::<u64>() + self.dead;
        match self.setup.game.betting {
            Betting::NoLimit => u64::MAX,
            Betting::PotLimit { counts_call: true } => self.price + (pot + to_call),
            Betting::PotLimit { counts_call: false } => self.price + pot,
            Betting::FixedLimit { .. } => 0,
        }
    }

    fn capped(&self) -> bool {
        match self.setup.game.betting {
            Betting::FixedLimit { max_bets, capped_heads_up } => self.bets_made >= max_bets && (capped_heads_up || !self.began_heads_up),
            Betting::NoLimit | Betting::PotLimit { .. } => false,
        }
    }

    fn able(&self) -> SeatSet {
        self.live.iter().filter(|&seat| self.stack[seat] > 0).collect()
    }

    pub(super) fn hear(&mut self, event: &HandEvent) {
        match *event {
            HandEvent::Posted { seat, post, amount, .. } => self.posted(seat, post, amount.get()),
            HandEvent::Acted { seat, act, paid, .. } => self.acted(seat, act, paid.get()),
            HandEvent::Returned { seat, amount } => {
                self.stack[seat] += amount.get();
                self.put[seat] -= amount.get();
            }
            HandEvent::StreetDealt { street, .. } => self.next_street(street),
            HandEvent::Dealt { .. }
            | HandEvent::Gathered { .. }
            | HandEvent::Raked { .. }
            | HandEvent::Shown { .. }
            | HandEvent::Mucked { .. }
            | HandEvent::PartShown { .. }
            | HandEvent::Won { .. }
            | HandEvent::Ended { .. } => {}
        }
    }

    fn posted(&mut self, seat: Seat, post: PostKind, amount: u64) {
        self.stack[seat] -= amount;
        match post {
            PostKind::Dead => self.dead += amount,
            PostKind::Ante => self.put[seat] += amount,
            PostKind::SmallBlind | PostKind::BigBlind | PostKind::Newcomer => self.wager(seat, amount),
            PostKind::Straddle => {
                self.wager(seat, amount);
                self.price = self.price.max(amount);
                self.bets_made += u8::from(Some(chips(amount)) == self.setup.straddle);
            }
        }
    }

    fn wager(&mut self, seat: Seat, amount: u64) {
        self.put[seat] += amount;
        self.bet[seat] += amount;
    }

    fn acted(&mut self, seat: Seat, act: Act, paid: u64) {
        self.stack[seat] -= paid;
        self.wager(seat, paid);
        match act {
            Act::Fold => self.live.remove(seat),
            Act::Check => {
                self.acted_since_open.insert(seat);
            }
            Act::Call => {
                (self.sum, self.chain) = (0, 0);
                self.acted_since_open.insert(seat);
            }
            Act::Bet { to } | Act::Raise { to } => {
                assert_eq!(to.get(), self.bet[seat]);
                self.raised(seat, to.get() - self.price);
                self.price = to.get();
            }
        }
    }

    fn raised(&mut self, seat: Seat, increment: u64) {
        if increment >= self.largest_legal {
            self.largest_legal = increment;
        } else {
            assert_eq!(self.stack[seat], 0, "only an all-in is undersized");
            self.sum += increment;
            self.chain += 1;
            if self.sum < self.largest_legal || self.chain < 2 {
                self.acted_since_open.insert(seat);
                return;
            }
        }
        (self.sum, self.chain) = (0, 0);
        self.bets_made += 1;
        self.acted_since_open = SeatSet::only(seat);
    }

    fn next_street(&mut self, street: Street) {
        if self.able().len() > 1 {
            // R-BET-1: all players who can act have acted and matched the bet.
            assert!(self.able().iter().all(|seat| self.bet[seat] == self.price && self.acted_since_open.contains(seat)));
        }
        let limit = matches!(self.setup.game.betting, Betting::FixedLimit { .. });
        let big_bets = limit && matches!(street, Street::Turn | Street::River);
        self.street = street;
        self.bet = BySeat::default();
        self.price = 0;
        self.largest_legal = self.setup.stakes.big_blind.get() * if big_bets { 2 } else { 1 };
        (self.sum, self.chain) = (0, 0);
        self.acted_since_open = SeatSet::EMPTY;
        self.bets_made = 0;
        self.began_heads_up = self.live.len() == 2;
    }
}
