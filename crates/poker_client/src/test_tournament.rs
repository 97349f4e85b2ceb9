//! One tournament as the room tells it, for tests.

use poker_protocol::{
    Begins, BreakView, Division, EndsWhen, EntryCost, LevelClock, LevelRow, LobbyStage, Money, Pace, PrizesView, RegistrationEnd, Standing,
    TermsView, TournamentFacts, TournamentFeature, TournamentId, TournamentKind, TournamentOverview, TournamentRow,
};
use poker_rules::{Chips, GameSpec, Stakes};

use crate::local_time::LocalTime;

/// 18:00 on Saturday 21 November 2026 in UTC, in milliseconds since 1970.
pub(crate) const SIX: u64 = 1_795_284_000_000;
pub(crate) const MINUTE: u64 = 60_000;

/// The time of day in UTC, always with the same date.
pub(crate) fn utc(at: u64) -> LocalTime {
    let minutes = at / MINUTE;
    let part = |part: u64| u8::try_from(part).unwrap();
    LocalTime { year: 2026, month: 11, day: 21, hour: part(minutes / 60 % 24), minute: part(minutes % 60) }
}

pub(crate) fn stakes(level: u64) -> Stakes {
    Stakes { small_blind: Chips::new(level * 50), big_blind: Chips::new(level * 100), ante: Chips::ZERO }
}

/// A freezeout that begins at six, with levels of ten minutes and late registration to the end of the eighth.
pub(crate) fn overview() -> TournamentOverview {
    let cost = EntryCost { buy_in: Money::new(500), fee: Money::new(50), bounty: Money::ZERO, total: Money::new(550), choice: None };
    let facts = TournamentFacts {
        name: "Evening Freezeout".to_owned(),
        kind: TournamentKind::Scheduled,
        game: GameSpec::holdem_no_limit(),
        seats: 9,
        cost,
        ticket: None,
        password: false,
        freeroll: false,
        features: vec![TournamentFeature::Scheduled, TournamentFeature::Freezeout],
        rulebook: "en-2.7".to_owned(),
    };
    let row = TournamentRow {
        tournament: TournamentId(4),
        facts,
        begins: Begins::At { time: SIX },
        stage: LobbyStage::Registering,
        late_until: Some(RegistrationEnd::Level { level: 8 }),
        entries: 120,
        least_entries: 10,
        most_entries: 3_000,
        left: 0,
        level: 0,
        guarantee: Money::new(200_000),
        added: Money::ZERO,
        pool: Money::new(60_000),
    };
    let levels = (1..=12).map(|level| LevelRow { stakes: stakes(level), length_ms: 600_000, hands: None });
    let terms = TermsView {
        stack: Chips::new(10_000),
        levels: levels.collect(),
        breaks: Some(BreakView { minute: 55, length_ms: 300_000 }),
        decision_ms: 20_000,
        bank: None,
        ends: EndsWhen::OneLeft,
        shootout: false,
        unregister_until: Some(SIX - 5 * MINUTE),
        may_unregister: true,
        conditions: Vec::new(),
        re_entries: 0,
        entries_at_once: 1,
        rebuys: None,
        add_on: None,
        bounties: None,
        hand_for_hand_at: None,
        deals: Vec::new(),
        rulebook: "en-2.7".to_owned(),
        target: None,
        may_watch: true,
    };
    let standing = Standing {
        clock: None,
        pace: Pace::default(),
        next_break_ms: None,
        entries: 120,
        left: 0,
        tables: 0,
        pool: Money::new(60_000),
        average: Chips::ZERO,
        largest: Chips::ZERO,
        smallest: Chips::ZERO,
    };
    let prizes = PrizesView { division: Division::Table, is_final: false, pool: Money::new(60_000), rows: Vec::new() };
    TournamentOverview { row, terms, prizes, draw: None, standing, deal: None }
}

/// The same tournament in a level that has some time left.
pub(crate) fn playing(level: u32, left_ms: u32, next_break_ms: Option<u32>) -> TournamentOverview {
    let mut overview = overview();
    let clock = LevelClock { level, stakes: stakes(level.into()), left_ms, hands_left: None, next: stakes(u64::from(level) + 1) };
    overview.standing.clock = Some(clock);
    overview.standing.next_break_ms = next_break_ms;
    overview.row.stage = LobbyStage::LateRegistration;
    overview.row.level = level;
    overview
}
