//! A small room for tests: it plays random hands by the rules and sends what one viewer may see.

use poker_fair::{SealKey, SealedDeck, commitment};
use poker_protocol::{
    BuyInRange, Bytes32, Clock, Entry, Form, HandId, HandSnapshot, LeaversAction, Money, Notice, PlayerView, PotView, SeatCommitment,
    SeatNonce, SeatSnapshot, SeatStack, SeatState, SeenEvent, ShowChoice, StackChange, StakeId, TableEvent, TableId, TableInfo,
    TableSnapshot, TurnId, YourSeat,
};
use poker_room::seen_by;
use poker_rules::{
    Action, Chips, Deck, GameParameters, GameSpec, Hand, HandEvent, HandSetup, HolePlaces, LegalActions, Seat, SeatSet, SeatSetup, Stakes,
    StreetRake, Turn, Variant,
};

/// One event, and a snapshot of the table after it at moments when a client may connect.
pub(crate) struct EventAndTable {
    pub event: TableEvent,
    pub table: Option<TableSnapshot>,
}

/// A table with players, the viewer in the first seat.
pub(crate) struct TestRoom {
    dice: u64,
    seats: Vec<SeatSnapshot>,
    game: GameSpec,
    stakes: Stakes,
    hand: Option<(HandId, Hand)>,
    seal: Option<SealedDeck>,
    seen: Vec<SeenEvent>,
    turns: u32,
    hands: u64,
    moments: Vec<EventAndTable>,
}

pub(crate) const HERO: Seat = Seat::new(0);
/// The number of cases of a property test that plays hands.
pub(crate) const CASES: u32 = 64;

impl TestRoom {
    /// No-limit Hold'em.
    pub fn new(seed: u64) -> Self {
        Self::playing(GameSpec::holdem_no_limit(), seed)
    }

    /// One of all games, chosen by the seed.
    pub fn of_any_game(seed: u64) -> Self {
        let at = usize::try_from(seed % Variant::ALL.len() as u64).unwrap();
        Self::playing(Variant::ALL[at].game(&GameParameters::DEFAULT), seed)
    }

    fn playing(game: GameSpec, seed: u64) -> Self {
        let mut room = Self {
            game,
            dice: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
            seats: Vec::new(),
            stakes: Stakes { small_blind: Chips::new(10), big_blind: Chips::new(20), ante: Chips::ZERO },
            hand: None,
            seal: None,
            seen: Vec::new(),
            turns: 0,
            hands: 0,
            moments: Vec::new(),
        };
        if room.below(4) == 0 {
            room.stakes.ante = Chips::new(3);
        }
        let players = 2 + room.below(5);
        for seat in Seat::first(6).take(usize::try_from(players).unwrap()) {
            room.sit(seat);
        }
        room.moments.clear();
        room
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        (self.dice >> 11) % n
    }

    /// The table at the start, then every message of `hands` hands.
    pub fn play(mut self, hands: u32) -> (TableSnapshot, Vec<EventAndTable>) {
        let begin = self.table();
        for _ in 0..hands {
            self.between_hands();
            self.play_hand();
        }
        (begin, self.moments)
    }

    fn sit(&mut self, seat: Seat) {
        let player = PlayerView { name: format!("P{}", seat.number()), avatar: seat.number() % 8 };
        let stack = Chips::new(20 * (1 + self.below(80)));
        let taken = SeatSnapshot {
            seat,
            player: player.clone(),
            stack,
            state: SeatState::Playing,
            bet: Chips::ZERO,
            cards: Vec::new(),
            folded: false,
        };
        self.seats.push(taken);
        self.say(TableEvent::Sat { seat, player, stack, state: SeatState::Playing });
    }

    fn say(&mut self, event: TableEvent) {
        self.moments.push(EventAndTable { event, table: None });
    }

    fn between_hands(&mut self) {
        for seat in Seat::first(6) {
            let here = self.seats.iter().position(|taken| taken.seat == seat);
            match here {
                None if self.below(3) == 0 => self.sit(seat),
                None => {}
                Some(at) if self.seats[at].stack.is_zero() || self.below(9) == 0 => {
                    let stack = Chips::new(20 * (20 + self.below(80)));
                    self.seats[at].stack = stack;
                    self.say(TableEvent::StackChanged { seat, stack, why: StackChange::TopUp });
                }
                Some(_) => {}
            }
        }
        if self.seats.len() < 2 {
            self.sit(Seat::new(5));
        }
        let moment = EventAndTable { event: TableEvent::You { you: you() }, table: Some(self.table()) };
        self.moments.push(moment);
    }

    fn play_hand(&mut self) {
        let before: Vec<_> = self.seats.iter().map(|taken| (taken.seat, taken.stack)).collect();
        let mut setup = self.setup();
        let stack = |seat| before.iter().find(|&&(of, _)| of == seat).map_or(Chips::ZERO, |&(_, stack)| stack);
        let clockwise = before.iter().map(|&(seat, _)| seat).collect::<SeatSet>().clockwise_after(setup.button);
        let (button, players) = (setup.button, clockwise.map(|seat| SeatStack { seat, stack: stack(seat) }).collect());
        self.hands += 1;
        self.turns = 0;
        let key = Bytes32(std::array::from_fn(|_| u8::try_from(self.below(256)).unwrap()));
        let seal = SealedDeck::new(setup.deck, SealKey(key));
        let nonces = self.shuffle(&seal);
        let (root, seal) = (Some(seal.root()), seal.with_nonces(nonces.clone()));
        setup.deck = seal.dealt().unwrap();
        self.seal = Some(seal);
        let id = HandId(self.hands);
        self.seen.clear();
        self.see(SeenEvent::Started { hand: id, button, players, root, nonces });
        let mut events = Vec::new();
        let hand = Hand::start(setup, &mut |event| events.push(event)).unwrap();
        self.hand = Some((id, hand));
        self.see_all(events);
        while let Some((_, hand)) = &self.hand {
            match hand.turn() {
                Turn::Act(seat) => {
                    if self.below(400) == 0 {
                        return self.void(before);
                    }
                    self.act(seat);
                }
                Turn::Rake => self.end(),
                Turn::Show(seat) => self.show(seat),
                Turn::Over => break,
            }
        }
        self.settle();
    }

    /// Shows or mucks a hand that need not be shown.
    fn show(&mut self, seat: Seat) {
        let Some((_, hand)) = &self.hand else { return };
        let (seats, hole_cards) = (hand.choosers().collect(), hand.setup().game.hole_cards);
        let turn = TurnId(self.turns);
        self.turns += 1;
        let choice = (seat == HERO).then_some(ShowChoice { shown_unasked: false, jackpot: None });
        let to_show = TableEvent::ToShow { seats, turn, left_ms: 3_000, choice };
        self.say(to_show.clone());
        let mut table = self.table();
        table.to_show = Some(to_show);
        self.moments.last_mut().unwrap().table = Some(table);
        let action = match self.below(3) {
            0 => Action::Muck,
            1 => Action::Show(HolePlaces::one(u8::try_from(self.below(u64::from(hole_cards))).unwrap())),
            _ => Action::Show(HolePlaces::all(hole_cards)),
        };
        let mut events = Vec::new();
        self.hand.as_mut().unwrap().1.apply(seat, action, &mut |event| events.push(event)).unwrap();
        self.see_all(events);
    }

    fn act(&mut self, seat: Seat) {
        let Some((_, hand)) = &self.hand else { return };
        let legal = hand.legal().unwrap();
        let turn = TurnId(self.turns);
        self.turns += 1;
        let clock = Some(Clock { decision_ms: 10_000, decision_full_ms: 10_000, bank_ms: 5_000 });
        let to_act = TableEvent::ToAct { seat, turn, clock, legal: (seat == HERO).then(|| Box::new(legal.clone())) };
        self.say(to_act.clone());
        let mut table = self.table();
        table.to_act = Some(to_act);
        self.moments.last_mut().unwrap().table = Some(table);
        let action = self.choose(&legal);
        let mut events = Vec::new();
        self.hand.as_mut().unwrap().1.apply(seat, action, &mut |event| events.push(event)).unwrap();
        self.see_all(events);
        self.somebody_leaves(seat, action);
    }

    /// A player who has folded may leave at once; others may lose or regain the connection.
    fn somebody_leaves(&mut self, seat: Seat, action: Action) {
        let at = self.seats.iter().position(|taken| taken.seat == seat).unwrap();
        if action == Action::Fold && seat != HERO && self.below(6) == 0 {
            self.seats.remove(at);
            self.say(TableEvent::Left { seat });
        } else if self.below(12) == 0 {
            let state = if self.below(2) == 0 { SeatState::Disconnected } else { SeatState::Playing };
            self.seats[at].state = state;
            self.say(TableEvent::StateChanged { seat, state });
        }
    }

    fn choose(&mut self, legal: &LegalActions) -> Action {
        let raise = legal.raise.filter(|_| self.below(4) == 0);
        match raise {
            Some(range) => {
                let span = range.max_to.get() - range.min_to.get();
                let by = if self.below(4) == 0 { span } else { self.below(span + 1) / (1 + self.below(8)) };
                Action::RaiseTo(Chips::new(range.min_to.get() + by))
            }
            None if legal.check => Action::Check,
            None if self.below(3) == 0 => Action::Fold,
            None => Action::Call,
        }
    }

    /// Announces a deck and asks some clients for their nonces. Returns those that come in time.
    fn shuffle(&mut self, deck: &SealedDeck) -> Vec<SeatNonce> {
        let mut taken: Vec<Seat> = self.seats.iter().map(|taken| taken.seat).collect();
        taken.sort_unstable();
        taken.retain(|_| self.below(3) > 0);
        let asked: Vec<SeatNonce> = taken
            .into_iter()
            .map(|seat| SeatNonce { seat, nonce: Bytes32(std::array::from_fn(|_| u8::try_from(self.below(256)).unwrap())) })
            .collect();
        if !asked.is_empty() {
            let promise = |asked: &SeatNonce| SeatCommitment { seat: asked.seat, commitment: commitment(&asked.nonce) };
            let commitments = asked.iter().map(promise).collect();
            self.say(TableEvent::DeckSealed { root: deck.root(), button: None, commitments, left_ms: 1_000 });
        }
        asked.into_iter().filter(|_| self.below(6) > 0).collect()
    }

    fn end(&mut self) {
        let mut events = Vec::new();
        let rake = self.below(2);
        let (_, hand) = self.hand.as_mut().unwrap();
        let rake = if hand.flop_seen() { Chips::new(rake) } else { Chips::ZERO };
        hand.take_rake(rake, &mut |event| events.push(event)).unwrap();
        self.see_all(events);
        let table = self.table();
        self.moments.last_mut().unwrap().table = Some(table);
    }

    /// Copies the stacks at the end of the hand to the seats.
    fn settle(&mut self) {
        let Some((_, hand)) = self.hand.take() else { return };
        for taken in self.seats.iter_mut().filter(|taken| hand.dealt_in().contains(taken.seat)) {
            taken.stack = hand.stack(taken.seat);
        }
    }

    fn void(&mut self, before: Vec<(Seat, Chips)>) {
        let (hand, _) = self.hand.take().unwrap();
        for (seat, stack) in before {
            if self.seats.iter().any(|taken| taken.seat == seat) {
                self.say(TableEvent::StackChanged { seat, stack, why: StackChange::Void });
            }
        }
        let opened = self.seal.as_ref().map(|seal| Box::new(seal.open_all()));
        self.say(TableEvent::Notice { notice: Notice::HandVoid { hand, opened } });
    }

    fn setup(&mut self) -> HandSetup {
        let seats: Vec<_> = self.seats.iter().map(|taken| SeatSetup { seat: taken.seat, stack: taken.stack, post: None }).collect();
        let mut order: Vec<_> = seats.iter().map(|setup| setup.seat).collect();
        order.sort();
        let shift = usize::try_from(self.below(6)).unwrap() % order.len();
        order.rotate_left(shift);
        let small = if order.len() == 2 { order[0] } else { order[1] };
        let big = if order.len() == 2 { order[1] } else { order[2] };
        HandSetup {
            game: self.game,
            stakes: self.stakes,
            street_rake: StreetRake::default(),
            seats: seats.into_iter().collect(),
            button: order[0],
            small_blind: Some(small),
            big_blind: big,
            deck: Deck::shuffled(|n| u8::try_from(self.below(u64::from(n))).unwrap()),
            straddle: None,
            muck_at_showdown: self.hands.is_multiple_of(2),
            ask_to_show: true,
        }
    }

    fn see_all(&mut self, events: Vec<HandEvent>) {
        let seen: Vec<_> = events.iter().map(|event| seen_by(Some(HERO), event, self.seal.as_ref())).collect();
        seen.into_iter().for_each(|seen| self.see(seen));
    }

    fn see(&mut self, event: SeenEvent) {
        self.seen.push(event.clone());
        self.say(TableEvent::Hand { event });
    }

    fn table(&self) -> TableSnapshot {
        let mut seats = self.seats.clone();
        if let Some((_, hand)) = &self.hand {
            for taken in seats.iter_mut().filter(|taken| hand.dealt_in().contains(taken.seat)) {
                taken.stack = hand.stack(taken.seat);
                taken.bet = hand.bet(taken.seat);
                taken.folded = !hand.live().contains(taken.seat);
                taken.cards = self.cards(taken.seat);
            }
        }
        let hand = self.hand.as_ref().map(|(id, hand)| HandSnapshot {
            hand: *id,
            button: hand.setup().button,
            street: hand.street(),
            board: hand.board().to_vec(),
            pots: hand.pots().iter().map(|pot| PotView { amount: pot.amount, eligible: pot.eligible.iter().collect() }).collect(),
            events: self.seen.clone(),
        });
        TableSnapshot {
            info: TableInfo { game: self.game, sealed: true, ..info(self.stakes) },
            seats,
            hand,
            you: Some(you()),
            to_act: None,
            to_show: None,
            deck_sealed: None,
            tournament: None,
        }
    }

    /// The cards of a seat as the viewer sees them now.
    fn cards(&self, seat: Seat) -> Vec<Option<poker_rules::Card>> {
        let mut cards = Vec::new();
        for event in &self.seen {
            match event {
                SeenEvent::Dealt { seat: to, card, .. } if *to == seat => cards.push(*card),
                SeenEvent::Shown { seat: of, cards: shown, .. } if *of == seat => cards = shown.iter().copied().map(Some).collect(),
                SeenEvent::PartShown { seat: of, cards: shown, .. } if *of == seat && seat != HERO => cards.clone_from(shown),
                SeenEvent::Mucked { seat: of } if *of == seat && seat != HERO => cards.clear(),
                SeenEvent::Acted { seat: of, act: poker_rules::Act::Fold, .. } if *of == seat && seat != HERO => cards.clear(),
                SeenEvent::Dealt { .. }
                | SeenEvent::Shown { .. }
                | SeenEvent::Mucked { .. }
                | SeenEvent::PartShown { .. }
                | SeenEvent::Acted { .. }
                | SeenEvent::Started { .. }
                | SeenEvent::Posted { .. }
                | SeenEvent::StreetDealt { .. }
                | SeenEvent::Returned { .. }
                | SeenEvent::Gathered { .. }
                | SeenEvent::Raked { .. }
                | SeenEvent::Won { .. }
                | SeenEvent::Ended { .. } => {}
            }
        }
        cards
    }
}

pub(crate) fn info(stakes: Stakes) -> TableInfo {
    TableInfo {
        table: TableId(1),
        name: "Vega".to_owned(),
        stake: StakeId(1),
        form: Form::Regular,
        game: GameSpec::holdem_no_limit(),
        small_blind: stakes.small_blind,
        big_blind: stakes.big_blind,
        seats: 6,
        rulebook: "en-2.7".to_owned(),
        min_buy_in: Money::new(1_000),
        max_buy_in: Money::new(2_000),
        practice: false,
        sealed: false,
        chat: true,
    }
}

pub(crate) fn you() -> YourSeat {
    YourSeat {
        seat: HERO,
        initial_buy_in: Money::new(2_000),
        sit_out_next_hand: false,
        sit_out_next_big_blind: Some(false),
        leave_next_big_blind: Some(false),
        sits_out_everywhere: true,
        auto_top_up: Some(false),
        top_up: Some(BuyInRange { min: Money::new(1), max: Money::new(2_000) }),
        entry: Entry::WaitForBigBlind,
        may_post: true,
        straddle: None,
        may_fast_fold: false,
        leavers_action: LeaversAction::Fold,
        out: None,
        bank_ms: Some(5_000),
        auto_muck: false,
    }
}
