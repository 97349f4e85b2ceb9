//! A tournament with players who act at random, for tests.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

use chacha20::ChaCha8Rng;
use poker_protocol::{Form, LeaversAction, Money, PlayerId, PlayerView, TableId, TournamentId};
use poker_rules::{Action, Chips, LegalActions, Stakes};
use rand::{RngExt as _, SeedableRng as _};

use crate::rulebook::{
    ButtonRule, EntrantRange, EntryMethod, EntryPrice, Finish, HousePrizes, PlaceGroup, PrizeRow, PrizeTable, Source, TableUse,
    TicketRefund, TicketSurplus,
};
use crate::tournament::{
    Admission, AdmissionTerms, Beginning, DealTerms, Entrant, EntryId, EntryState, Level, Levels, Paid, PaymentRules, PrizeDivision,
    PrizeRules, Registration, Tournament, TournamentOutput, TournamentRefusal, TournamentStage, TournamentTable, TournamentTerms,
};
use crate::{BankRules, ClockRules, Dealer, HandRules, Now, PlayerKind, Rulebook, Shuffler, Switches, Tempo};

/// The rulebook of all these tournaments, read once.
pub(super) fn rulebook() -> &'static Rulebook {
    static RULEBOOK: LazyLock<Rulebook> = LazyLock::new(|| Rulebook::en_2_7().unwrap());
    &RULEBOOK
}

/// A freezeout for `entries` players that begins when it is full: stacks of 1,500, no-limit Hold'em, half of the field is paid.
pub(super) fn freezeout(entries: u32, seats: u8) -> TournamentTerms {
    let rulebook = rulebook();
    let row = rulebook.stake("nlhe", "NL10").unwrap();
    let blinds = [10, 20, 30, 40, 60, 80, 120, 160, 240, 320, 480, 640, 960, 1_280, 1_920, 2_560, 5_000, 10_000, 20_000];
    let level = |small: u64| Level {
        stakes: Stakes {
            small_blind: Chips::new(small),
            big_blind: Chips::new(2 * small),
            ante: Chips::new(if small > 60 { small / 5 } else { 0 }),
        },
        length_ms: 120_000,
    };
    TournamentTerms {
        name: "Test".to_owned(),
        hand: Arc::new(HandRules {
            rulebook: rulebook.id.clone(),
            currency: rulebook.currency,
            game: rulebook.game(row),
            form: Form::Regular,
            seats,
            muck_at_showdown: false,
            leavers_action: LeaversAction::Fold,
            jackpots: None,
        }),
        clock: ClockRules { decision_ms: 10_000, disconnect_extra_ms: 0, disconnect_uses_bank: false, bank: BankRules::Nothing },
        last_stage_extra_ms: 20_000,
        switches: Switches::new(true, Tempo::NONE),
        features: Vec::new(),
        button: ButtonRule::ForwardBigBlind,
        sealed: false,
        begin: Beginning::WhenFull,
        most_entries: entries,
        late: None,
        unregister_until_ms: Some(0),
        drawn_banks: Vec::new(),
        entry: EntryPrice { buy_in: Money::new(1_000), fee: Money::new(100) },
        payment: Some(PaymentRules { method: EntryMethod::MoneyAndTickets, surplus: TicketSurplus::Credit, refund: TicketRefund::Ticket }),
        buy_ins: None,
        entries_at_once: 1,
        rebuys: None,
        stack: Chips::new(1_500),
        levels: Levels::new(blinds.map(level)).unwrap(),
        breaks: None,
        prizes: PrizeRules {
            guarantee: Money::ZERO,
            added: Money::ZERO,
            house: HousePrizes::default(),
            division: falling((entries / 2).max(1)),
        },
        finish: Finish::OneLeft,
        time_limit_payout: None,
        tables: TableUse::Balanced,
        bounties: None,
        house_bounties: BTreeSet::new(),
        admission: AdmissionTerms::default(),
        deals: Some(DealTerms { answer_ms: 60_000, only: None }),
        cancellation: rulebook.tournaments.cancellation.clone(),
        hand_for_hand: Some(1),
    }
}

/// A prize table for any number of entries: these parts from the first place on.
pub(super) fn parts(parts: &[u32]) -> PrizeDivision {
    let whole: u32 = parts.iter().sum();
    let mut shares: Vec<u32> = parts.iter().map(|&part| u32::try_from(u64::from(part) * 1_000_000 / u64::from(whole)).unwrap()).collect();
    shares[0] += 1_000_000 - shares.iter().sum::<u32>();
    let places = shares.into_iter().map(|share_ppm| PlaceGroup { count: 1, share_ppm }).collect();
    let rows = vec![PrizeRow { entrants: EntrantRange { least: 2, most: 3_000 }, places }];
    PrizeDivision::Table(Arc::new(PrizeTable { id: "test".to_owned(), from: Source::Ours("a test".to_owned()), rows }))
}

/// Prizes for this number of places, each larger than the next one.
pub(super) fn falling(places: u32) -> PrizeDivision {
    parts(&(1..=places).rev().collect::<Vec<u32>>())
}

/// Prizes for this number of places, all the same.
pub(super) fn equal(places: u32) -> PrizeDivision {
    parts(&vec![1; usize::try_from(places).unwrap()])
}

impl TournamentTerms {
    /// Gives all levels the same length, milliseconds.
    pub(super) fn set_level_length(&mut self, length_ms: u32) {
        let levels = &self.levels;
        let level = |number| Level { length_ms, ..levels.get(number) };
        self.levels = Levels::new((1..=levels.count()).map(level)).unwrap();
    }
}

/// A tournament whose players act at random.
pub(super) struct Field {
    pub tournament: Tournament,
    pub dealer: Dealer,
    pub rng: ChaCha8Rng,
    pub now: Now,
    /// Players who are not connected when they register.
    pub away: BTreeSet<u64>,
    /// Each place with its entry and prize.
    placed: BTreeMap<u32, (EntryId, Money)>,
    registered: u64,
    dealt: bool,
}

impl Field {
    pub(super) fn new(terms: TournamentTerms, seed: u64) -> Self {
        let mut dealer = Dealer::new(Box::new(Shuffler(ChaCha8Rng::seed_from_u64(seed))), poker_protocol::HandId(1));
        Self {
            tournament: Tournament::announce(TournamentId(1), Arc::new(terms), &mut dealer).unwrap(),
            dealer,
            rng: ChaCha8Rng::seed_from_u64(!seed),
            now: Now(0),
            away: BTreeSet::new(),
            placed: BTreeMap::new(),
            registered: 0,
            dealt: false,
        }
    }

    /// Registers `count` more players, who are numbered from 1.
    pub(super) fn enter(&mut self, count: u32) {
        for _ in 0..count {
            self.registered += 1;
            self.register(self.registered).unwrap();
        }
    }

    pub(super) fn register(&mut self, player: u64) -> Result<EntryId, TournamentRefusal> {
        self.register_with(player, Paid::money(self.tournament.terms().entry), None)
    }

    /// Registers a player who chooses the buy-in.
    pub(super) fn register_for(&mut self, player: u64, buy_in: Money) -> Result<EntryId, TournamentRefusal> {
        let price = self.tournament.terms().price_at(buy_in).unwrap_or(EntryPrice { buy_in, fee: Money::ZERO });
        self.register_with(player, Paid::money(price), None)
    }

    /// Registers a player who shows this to be let in.
    pub(super) fn register_admitted(&mut self, player: u64, admission: Admission) -> Result<EntryId, TournamentRefusal> {
        let registration = Registration { admission, ..self.registration(player) };
        self.tournament.register(registration, &mut self.dealer, self.now)
    }

    /// Registers a player who pays like this, and brings this stack from an earlier phase.
    pub(super) fn register_with(&mut self, player: u64, paid: Paid, stack: Option<Chips>) -> Result<EntryId, TournamentRefusal> {
        let registration = Registration { paid, stack, ..self.registration(player) };
        self.tournament.register(registration, &mut self.dealer, self.now)
    }

    /// The registration of a player who pays with money.
    pub(super) fn registration(&self, player: u64) -> Registration {
        Registration {
            player: PlayerId(player),
            kind: PlayerKind::Person,
            view: PlayerView { name: format!("P{player}"), avatar: 0 },
            connected: !self.away.contains(&player),
            paid: Paid::money(self.tournament.terms().entry),
            stack: None,
            admission: Admission::default(),
        }
    }

    /// Lets the player sit out at the first of the player's tables, or come back. Returns false if the player cannot.
    pub(super) fn sit_out(&mut self, player: PlayerId, out: bool) -> bool {
        let Some((table, _)) = self.tournament.seat_of(player) else { return false };
        self.tournament.sit_out((player, table), out, &mut self.dealer, self.now)
    }

    /// The table, where there is one.
    pub(super) fn only_table(&self) -> &TournamentTable {
        let tables = self.tournament.table_ids();
        assert_eq!(tables.len(), 1);
        self.tournament.table(tables[0]).unwrap()
    }

    /// Lets the time pass until the first hand is dealt.
    pub(super) fn start_hand(&mut self) {
        while self.only_table().hand().is_none() {
            self.pass_time();
        }
    }

    pub(super) fn wait_until(&mut self, time: Now) {
        self.now = time;
        self.tournament.handle_timeout(&mut self.dealer, time);
    }

    /// Whether the last step has dealt a hand.
    pub(super) fn dealt_now(&self) -> bool {
        self.dealt
    }

    /// One player who is asked acts at random, or time passes. Returns the outputs.
    pub(super) fn go_on(&mut self) -> Vec<TournamentOutput> {
        self.step(|rng, legal| match (rng.random_range(0..10_u32), legal.raise) {
            (0 | 1, Some(range)) => Action::RaiseTo(if rng.random_bool(0.5) { range.max_to } else { range.min_to }),
            (2..=4, _) if !legal.check => Action::Fold,
            _ if legal.check => Action::Check,
            _ => Action::Call,
        })
    }

    /// One player who is asked checks or folds, or time passes. Returns the outputs.
    pub(super) fn fold_on(&mut self) -> Vec<TournamentOutput> {
        self.step(|_, legal| if legal.check { Action::Check } else { Action::Fold })
    }

    /// One player who is asked puts in all chips, or time passes. Returns the outputs.
    pub(super) fn shove_on(&mut self) -> Vec<TournamentOutput> {
        self.step(|_, legal| {
            legal.raise.map_or(if legal.check { Action::Check } else { Action::Call }, |range| Action::RaiseTo(range.max_to))
        })
    }

    fn step(&mut self, choose: impl Fn(&mut ChaCha8Rng, &LegalActions) -> Action) -> Vec<TournamentOutput> {
        match self.asked() {
            Some((table, player, turn, legal)) => {
                self.now = self.now.after_ms(1_000);
                let due = self.tournament.poll_timeout().is_some_and(|at| at <= self.now);
                if due {
                    self.tournament.handle_timeout(&mut self.dealer, self.now);
                } else {
                    let action = choose(&mut self.rng, &legal);
                    self.tournament.act((player, table), turn, action, &mut self.dealer, self.now).unwrap();
                }
            }
            None => self.pass_time(),
        }
        self.take_outputs()
    }

    /// The player who is asked at a random table that waits for one.
    fn asked(&mut self) -> Option<(TableId, PlayerId, (poker_protocol::HandId, poker_protocol::TurnId), LegalActions)> {
        let tournament = &self.tournament;
        let asks = |table: TableId| {
            let state = tournament.table(table)?;
            let (seat, turn, legal) = state.awaited()?;
            let player = tournament.entrant(state.entry_at(seat)?)?.player;
            Some((table, player, (state.hand_id()?, turn), legal))
        };
        let mut asked: Vec<_> = tournament.table_ids().into_iter().filter_map(asks).collect();
        if asked.is_empty() { None } else { Some(asked.swap_remove(self.rng.random_range(0..asked.len()))) }
    }

    fn pass_time(&mut self) {
        if let Some(at) = self.tournament.poll_timeout() {
            self.now = self.now.max(at);
            self.tournament.handle_timeout(&mut self.dealer, self.now);
        }
    }

    pub(super) fn take_outputs(&mut self) -> Vec<TournamentOutput> {
        let outputs: Vec<TournamentOutput> = std::iter::from_fn(|| self.tournament.poll_output()).collect();
        self.dealt = false;
        for output in &outputs {
            match output {
                TournamentOutput::Placed { entry, place, prize, extra: _ } => {
                    assert_eq!(self.placed.insert(*place, (*entry, *prize)), None, "place {place} is given twice");
                }
                TournamentOutput::Table { output: crate::tournament::TournamentTableOutput::Started { .. }, .. } => self.dealt = true,
                _ => {}
            }
        }
        outputs
    }

    /// Plays on until the last place is known.
    pub(super) fn play_to_the_end(&mut self) {
        for _ in 0..10_000_000 {
            if self.tournament.stage() != TournamentStage::Playing {
                return;
            }
            self.go_on();
        }
        panic!("the tournament does not end");
    }

    /// Fails unless, at the end, every entry has one place, but for those that were combined with others.
    pub(super) fn check_places(&self) {
        let merged = |entrant: &&Entrant| matches!(entrant.state, EntryState::Merged { .. });
        let merged = self.tournament.entrants().iter().filter(merged).count();
        let entries = usize::try_from(self.tournament.entries()).unwrap();
        assert_eq!(self.placed.len() + merged, entries);
        assert!(self.placed.keys().all(|&place| place >= 1 && place <= self.tournament.entries()));
        let placed: BTreeSet<EntryId> = self.placed.values().map(|&(entry, _)| entry).collect();
        assert_eq!(placed.len(), self.placed.len());
        for (&place, &(entry, prize)) in &self.placed {
            let state = self.tournament.entrant(entry).unwrap().state;
            assert!(matches!(state, EntryState::Placed { place: at, prize: won, .. } if (at, won) == (place, prize)), "{state:?}");
        }
    }

    /// Each place with its entry and prize, so far.
    pub(super) fn places(&self) -> &BTreeMap<u32, (EntryId, Money)> {
        &self.placed
    }
}
