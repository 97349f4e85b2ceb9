//! Plays hands on the rules engine without a room: the button moves, players leave and return, stacks carry over from hand to hand, and
//! some hands have an ante or a straddle.

use chacha20::ChaCha8Rng;
use poker_protocol::{HandId, PlayerId, SeatStack, StakeId, TableId};
use poker_room::{Contest, HandRecord, Now, RakeTerms, RecordedPlayer, pot_rake};
use poker_rules::{
    Action, BySeat, Chips, Dealing, Deck, GameSpec, Hand, HandSetup, HolePlaces, NextPlayers, NoListener, Positions, Seat, SeatPost,
    SeatSet, SeatSetup, Stakes, StreetRake, Turn, first_positions, moved_positions, next_positions,
};
use rand::{RngExt as _, SeedableRng as _};

use super::account::Account;
use super::cards::card_rng;
use super::error::SimError;
use super::house::House;
use super::options::SimOptions;
use super::policy::Decide;
use super::table::Table;

/// The blinds; the small one is not half of the big one, so that amounts are odd.
const SMALL_BLIND: Chips = Chips::new(3);
const BIG_BLIND: Chips = Chips::new(10);
/// Stacks are drawn from one big blind to this many; a player with more is replaced by a new one.
const MOST_BB: u64 = 200;

/// One hand in this many has an ante that every player pays.
const ANTE_IN: u32 = 4;
/// One hand in this many has an ante that the big blind pays for all.
const BIG_BLIND_ANTE_IN: u32 = 8;
/// In one hand in this many the button moves to the next player instead of following the big blind.
const MOVES_IN: u32 = 8;
/// One hand in this many has a straddle.
const STRADDLE_IN: u32 = 8;
/// After one hand in this many a player leaves.
const LEAVES_IN: u32 = 8;
/// After one hand in this many a player returns.
const RETURNS_IN: u32 = 4;

pub(super) struct HandTable {
    game: GameSpec,
    rake: Option<RakeTerms>,
    rulebook: String,
    decide: Decide,
    rng: ChaCha8Rng,
    card_rng: ChaCha8Rng,
    /// In the order that the last hand left.
    deck: Deck,
    seats: SeatSet,
    stacks: BySeat<Chips>,
    /// Who could be dealt into the next hand, and how they come in.
    present: NextPlayers,
    previous: Option<Positions>,
    account: Account,
}

impl HandTable {
    pub(super) fn new(house: House, options: &SimOptions, decide: Decide) -> HandTable {
        let mut table = HandTable {
            game: house.game,
            rake: house.rake,
            rulebook: house.rulebook.id,
            decide,
            rng: ChaCha8Rng::seed_from_u64(options.seed),
            card_rng: card_rng(options.seed),
            deck: Deck::sorted(),
            seats: Seat::first(options.players).collect(),
            stacks: BySeat::default(),
            present: NextPlayers::default(),
            previous: None,
            account: Account::new(options),
        };
        for seat in table.seats.iter() {
            table.draw_stack(seat);
        }
        table
    }

    /// The positions and players of the next hand. If the players present cannot play one, all seats play a first hand.
    fn next_dealing(&mut self) -> Option<Dealing> {
        let NextPlayers { continuing, returning, posting, waiting: _ } = self.present;
        let next = if self.one_in(MOVES_IN) {
            let dealt_in = continuing.union(returning).union(posting);
            self.previous.and_then(|previous| moved_positions(previous.button, dealt_in)).map(|positions| {
                let blinds: SeatSet = positions.small_blind.into_iter().chain([positions.big_blind]).collect();
                Dealing { positions, dealt_in, posting: posting.minus(blinds) }
            })
        } else {
            self.previous.and_then(|previous| next_positions(&previous, &self.present))
        };
        if next.is_some() {
            return next;
        }
        self.present = NextPlayers { continuing: self.seats, ..NextPlayers::default() };
        let button = self.pick(self.seats)?;
        Some(Dealing { positions: first_positions(button, self.seats)?, dealt_in: self.seats, posting: SeatSet::EMPTY })
    }

    fn set_up(&mut self, dealing: &Dealing) -> HandSetup {
        let Dealing { positions, dealt_in, posting } = *dealing;
        let ante = if self.one_in(ANTE_IN) { Chips::new(self.rng.random_range(1..=BIG_BLIND.get())) } else { Chips::ZERO };
        let pays_for_all = self.one_in(BIG_BLIND_ANTE_IN).then_some(positions.big_blind);
        // A player who posts to come in does not straddle.
        let straddler = dealt_in.next_after(positions.big_blind).filter(|&seat| dealt_in.len() > 2 && !posting.contains(seat));
        let straddles = straddler.is_some() && self.one_in(STRADDLE_IN);
        let post = match self.rng.random_range(0..3) {
            0 => SeatPost { live: BIG_BLIND, dead: SMALL_BLIND },
            1 => SeatPost { live: Chips::ZERO, dead: BIG_BLIND },
            _ => SeatPost::live(BIG_BLIND),
        };
        let dealt = usize::from(dealt_in.len()) * usize::from(self.game.hole_cards) + self.game.full_board();
        self.deck.shuffle_first(dealt, |below| self.card_rng.random_range(0..below.max(1)));
        let ante_for_all = SeatPost { live: Chips::ZERO, dead: BIG_BLIND };
        let post_of = |seat| if pays_for_all == Some(seat) { Some(ante_for_all) } else { posting.contains(seat).then_some(post) };
        let seat_setup = |seat| SeatSetup { seat, stack: self.stacks[seat], post: post_of(seat) };
        HandSetup {
            game: self.game,
            stakes: Stakes { small_blind: SMALL_BLIND, big_blind: BIG_BLIND, ante },
            street_rake: StreetRake::default(),
            seats: dealt_in.clockwise_after(positions.button).map(seat_setup).collect(),
            button: positions.button,
            small_blind: positions.small_blind,
            big_blind: positions.big_blind,
            straddle: if straddles { BIG_BLIND.times(2) } else { None },
            deck: self.deck,
            muck_at_showdown: self.rng.random_bool(0.5),
            ask_to_show: self.rng.random_bool(0.5),
        }
    }

    /// Plays the hand to its end. Returns the actions and the pot; `None` where the engine refuses an action that must be legal.
    fn play_out(&mut self, hand: &mut Hand) -> Option<(Vec<Action>, Chips)> {
        let mut actions = Vec::with_capacity(32);
        while let Turn::Act(seat) = hand.turn() {
            let action = (self.decide)(&hand.legal()?, &mut self.rng);
            let refused = hand.apply(seat, action, &mut NoListener).is_err();
            self.account.decided(refused);
            if refused {
                // The hand must go on; a fold is always legal.
                hand.apply(seat, Action::Fold, &mut NoListener).ok()?;
            }
            actions.push(if refused { Action::Fold } else { action });
        }
        let pot = hand.pot_total();
        let terms = self.rake.as_ref();
        let taken = terms.map_or(Chips::ZERO, |terms| pot_rake(pot, hand.flop_seen(), hand.dealt_in().len(), terms));
        hand.take_rake(taken, &mut NoListener).ok()?;
        while let Turn::Show(seat) = hand.turn() {
            let action = self.choose(hand.setup().game.hole_cards);
            hand.apply(seat, action, &mut NoListener).ok()?;
            actions.push(action);
        }
        Some((actions, pot))
    }

    /// Chooses at random to show the whole hand, one card or none.
    fn choose(&mut self, hole_cards: u8) -> Action {
        match self.rng.random_range(0..3) {
            0 => Action::Muck,
            1 => Action::Show(HolePlaces::one(self.rng.random_range(0..hole_cards.max(1)))),
            _ => Action::Show(HolePlaces::all(hole_cards)),
        }
    }

    /// Counts the hand, gives new chips to players without any, replaces players with too many, and lets players leave and return.
    fn close(&mut self, hand: &Hand) {
        let dealt_in = hand.dealt_in();
        for seat in dealt_in.iter() {
            self.stacks[seat] = hand.stack(seat);
        }
        let before: Chips = hand.setup().seats.iter().map(|player| player.stack).sum();
        let on_table: Chips = self.stacks.values().sum();
        self.account.close_hand(before, hand.rake(), dealt_in.iter().map(|seat| hand.stack(seat)), on_table);

        let waiting = self.present.waiting.minus(dealt_in);
        self.present = NextPlayers { continuing: dealt_in, waiting, ..NextPlayers::default() };
        for seat in dealt_in.iter() {
            let stack = self.stacks[seat];
            if stack.is_zero() {
                self.draw_stack(seat);
            } else if stack.get() > MOST_BB * BIG_BLIND.get() {
                self.account.take(stack);
                self.draw_stack(seat);
                self.present.continuing.remove(seat);
                self.come_in(seat);
            }
        }
        let NextPlayers { continuing, waiting, posting, .. } = self.present;
        if self.one_in(RETURNS_IN)
            && let Some(seat) = self.pick(self.seats.minus(continuing).minus(waiting).minus(posting))
        {
            self.come_in(seat);
        }
        if continuing.len() > 2
            && self.one_in(LEAVES_IN)
            && let Some(seat) = self.pick(continuing)
        {
            self.present.continuing.remove(seat);
        }
    }

    /// Brings a player in by one of three ways: returning, posting or waiting for the big blind.
    fn come_in(&mut self, seat: Seat) {
        let way = match self.rng.random_range(0..3) {
            0 => &mut self.present.returning,
            1 => &mut self.present.posting,
            _ => &mut self.present.waiting,
        };
        way.insert(seat);
    }

    /// Draws a stack; small stacks are more frequent than large ones.
    fn draw_stack(&mut self, seat: Seat) {
        let most = self.rng.random_range(1..=MOST_BB);
        let stack = Chips::new(self.rng.random_range(BIG_BLIND.get()..=most * BIG_BLIND.get()));
        self.stacks[seat] = stack;
        self.account.bring(stack);
    }

    fn one_in(&mut self, ways: u32) -> bool {
        self.rng.random_ratio(1, ways)
    }

    fn pick(&mut self, seats: SeatSet) -> Option<Seat> {
        let count = usize::from(seats.len());
        if count == 0 { None } else { seats.iter().nth(self.rng.random_range(0..count)) }
    }

    fn record(&self, hand: &Hand, actions: Vec<Action>, pot: Chips) -> HandRecord {
        let setup = hand.setup();
        let name = |player: &SeatSetup| format!("Player {}", player.seat.number());
        HandRecord {
            hand: HandId(self.account.hands()),
            table: TableId(1),
            table_name: "Simulation".to_owned(),
            contest: Contest::Cash { stake: StakeId(0) },
            table_seats: self.seats.len(),
            rulebook: self.rulebook.clone(),
            currency: None,
            started: Now(0),
            ended: Now(0),
            players: setup
                .seats
                .iter()
                .map(|player| RecordedPlayer { seat: player.seat, player: PlayerId(player.seat.number().into()), name: name(player) })
                .collect(),
            stacks: setup.seats.iter().map(|player| SeatStack { seat: player.seat, stack: hand.stack(player.seat) }).collect(),
            setup: setup.clone(),
            decision_ms: vec![0; actions.len()],
            actions,
            pot,
            rake: hand.rake(),
            seal: None,
            entry: None,
        }
    }
}

impl Table for HandTable {
    fn play_hand(&mut self, record: bool) -> Result<Option<HandRecord>, SimError> {
        let stuck = SimError::Stuck { hands: self.account.hands() };
        let Some(dealing) = self.next_dealing() else { return Err(stuck) };
        let setup = self.set_up(&dealing);
        let Ok(mut hand) = Hand::start(setup, &mut NoListener) else { return Err(stuck) };
        let Some((actions, pot)) = self.play_out(&mut hand) else { return Err(stuck) };
        self.previous = Some(dealing.positions);
        self.close(&hand);
        Ok(record.then(|| self.record(&hand, actions, pot)))
    }

    fn account(&self) -> &Account {
        &self.account
    }
}
