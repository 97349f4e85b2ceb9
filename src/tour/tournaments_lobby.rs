//! The tour's lobby of tournaments: the list, sit and go tournaments, and the HexaPro family.

use poker_protocol::{
    Begins, BreakView, Bytes32, Division, DrawView, EndsWhen, EntryCost, EntryId, LevelClock, LevelRow, LobbyStage, Message, Money,
    MultiplierRow, OfferId, OfferRow, OwnEntry, OwnEntryState, Pace, Prize, PrizeRow, PrizesView, RegistrationEnd, Standing, TableId,
    TargetView, TermsView, TournamentFacts, TournamentFeature, TournamentId, TournamentKind, TournamentOverview, TournamentRow,
};
use poker_rules::{Chips, GameSpec, Seat, Stakes};

use crate::frame_clock::FROZEN_UNIX_MS;

const MINUTE: u64 = 60_000;
/// The tournament that is looked at, in late registration.
pub(crate) const LATE: TournamentId = TournamentId(4);
/// A satellite, and the tournament that its winners enter.
const SATELLITE: TournamentId = TournamentId(6);
pub(crate) const TARGET: TournamentId = TournamentId(13);
/// The number of the first tournament that is open for an offer.
const OPEN: u32 = 1_000;

/// A row as a short line: name, minutes from now, price and fee, guarantee, entries.
struct Line(&'static str, i64, (u64, u64), u64, u32, &'static [TournamentFeature]);

use TournamentFeature::{
    Bounty, Freeroll, Freezeout, Guaranteed, LateRegistration, Phased, Private, ProgressiveBounty, ReEntry, Rebuy, Satellite, Scheduled,
};

const LINES: [Line; 15] = [
    Line("Early Bird", -335, (200, 20), 0, 642, &[Scheduled, Freezeout]),
    Line("Bounty Hour", -35, (500, 50), 300_000, 623, &[Scheduled, Bounty, Guaranteed, ReEntry]),
    Line("Omaha Evening", -25, (1_000, 100), 0, 148, &[Scheduled, Freezeout, LateRegistration]),
    Line("Evening Freezeout", -15, (500, 50), 200_000, 428, &[Scheduled, Freezeout, Guaranteed, LateRegistration]),
    Line("Turbo Rebuy", -5, (200, 20), 0, 211, &[Scheduled, Rebuy, LateRegistration]),
    Line("Satellite: Sunday Long Game", 9, (1_000, 100), 0, 131, &[Scheduled, Satellite, Rebuy]),
    Line("Progressive Bounty", 25, (2_500, 250), 1_000_000, 304, &[Scheduled, ProgressiveBounty, Guaranteed]),
    Line("Members’ Table", 40, (100, 10), 0, 24, &[Scheduled, Private, Freezeout]),
    Line("Northern Lights, phase 1 C", 85, (2_000, 200), 2_500_000, 512, &[Scheduled, Phased, ReEntry, Guaranteed]),
    Line("Five-Card Evening", 85, (1_000, 100), 50_000, 37, &[Scheduled, Freezeout, Guaranteed]),
    Line("Freeroll", 115, (0, 0), 10_000, 1_807, &[Scheduled, Freeroll, Freezeout, Guaranteed]),
    Line("Late Night Bounty", 145, (1_000, 100), 200_000, 88, &[Scheduled, Bounty, Freezeout, Guaranteed]),
    Line("Sunday Long Game", 1_405, (10_000, 900), 5_000_000, 216, &[Scheduled, Freezeout, Guaranteed]),
    Line("Northern Lights, phase 2", 1_525, (0, 0), 2_500_000, 164, &[Scheduled, Phased, Guaranteed]),
    Line("Lunch Freezeout", -400, (100, 10), 0, 403, &[Scheduled, Freezeout]),
];

fn game_of(name: &str) -> GameSpec {
    let code = match name {
        "Omaha Evening" => "plo",
        "Five-Card Evening" => "plo5",
        _ => "nlhe",
    };
    GameSpec::with_code(code).unwrap_or(GameSpec::holdem_no_limit())
}

fn facts(name: &str, kind: TournamentKind, game: GameSpec, (buy_in, fee): (u64, u64), features: &[TournamentFeature]) -> TournamentFacts {
    let bounty = if features.contains(&Bounty) { Money::new(buy_in / 2) } else { Money::ZERO };
    TournamentFacts {
        name: name.to_owned(),
        kind,
        game,
        seats: 9,
        cost: EntryCost { buy_in: Money::new(buy_in), fee: Money::new(fee), bounty, total: Money::new(buy_in + fee), choice: None },
        ticket: None,
        password: features.contains(&Private),
        freeroll: buy_in + fee == 0,
        features: features.to_vec(),
        rulebook: "en-2.7".to_owned(),
    }
}

fn row_of(at: u32, line: &Line) -> TournamentRow {
    let Line(name, minutes, cost, guarantee, entries, features) = line;
    let begins = FROZEN_UNIX_MS.saturating_add_signed(minutes * i64::try_from(MINUTE).unwrap_or_default());
    let (stage, late_until, level) = match *name {
        "Early Bird" => (LobbyStage::Playing, None, 31),
        "Bounty Hour" => (LobbyStage::Break, None, 6),
        "Omaha Evening" => (LobbyStage::LateRegistration, Some(RegistrationEnd::At { time: FROZEN_UNIX_MS + 245_000 }), 4),
        "Evening Freezeout" => (LobbyStage::LateRegistration, Some(RegistrationEnd::At { time: FROZEN_UNIX_MS + 750_000 }), 6),
        "Turbo Rebuy" => (LobbyStage::LateRegistration, Some(RegistrationEnd::Level { level: 6 }), 2),
        "Lunch Freezeout" => (LobbyStage::Finished, None, 0),
        _ => (LobbyStage::Registering, None, 0),
    };
    let playing = !matches!(stage, LobbyStage::Registering | LobbyStage::Finished);
    TournamentRow {
        tournament: TournamentId(at),
        facts: facts(name, TournamentKind::Scheduled, game_of(name), *cost, features),
        begins: Begins::At { time: begins },
        stage,
        late_until,
        entries: *entries,
        least_entries: 10,
        most_entries: if *name == "Members’ Table" { 60 } else { 3_000 },
        left: if playing { entries * 2 / 3 } else { 0 },
        level,
        guarantee: Money::new(*guarantee),
        added: Money::ZERO,
        pool: Money::new(cost.0 * u64::from(*entries)),
    }
}

fn rows() -> Vec<TournamentRow> {
    (1..).zip(&LINES).map(|(at, line)| row_of(at, line)).collect()
}

/// A tournament of the lobby.
pub(super) fn row(tournament: TournamentId) -> Option<TournamentRow> {
    rows().into_iter().find(|row| row.tournament == tournament)
}

fn offer(id: u32, players: u32, entries: u32, facts: TournamentFacts) -> OfferRow {
    let most_games = if facts.kind == TournamentKind::Hexapro { 8 } else { 1 };
    let running = (id * 97) % 610;
    OfferRow { offer: OfferId(id), facts, players, open: TournamentId(OPEN + id), entries, running, most_games }
}

fn offers() -> Vec<OfferRow> {
    let named = |code: &str| GameSpec::with_code(code).unwrap_or(GameSpec::holdem_no_limit());
    let sit_and_go = |name: &str, code: &str, cost, special: Option<TournamentFeature>, seats: u8| {
        let features: Vec<_> = special.into_iter().chain([TournamentFeature::SitAndGo, Freezeout]).collect();
        TournamentFacts { seats, ..facts(name, TournamentKind::SitAndGo, named(code), cost, &features) }
    };
    let drawn = |name: &str, code: &str, buy_in| TournamentFacts {
        seats: 3,
        ..facts(name, TournamentKind::Hexapro, named(code), (buy_in, 0), &[TournamentFeature::SitAndGo, TournamentFeature::Spin])
    };
    let mut offers = vec![
        offer(1, 5, 3, sit_and_go("sng", "nlhe", (100, 8), None, 5)),
        offer(2, 2, 1, sit_and_go("sng-heads-up-turbo", "nlhe", (200, 10), None, 2)),
        offer(3, 5, 2, sit_and_go("sng-turbo", "nlhe", (200, 15), None, 5)),
        offer(4, 5, 3, sit_and_go("sng", "plo", (200, 15), None, 5)),
        offer(5, 9, 7, sit_and_go("sng-nine", "nlhe", (500, 40), None, 9)),
        offer(6, 10, 8, sit_and_go("sng-slow", "nlhe", (500, 40), Some(TournamentFeature::Fifty50), 10)),
        offer(7, 10, 6, sit_and_go("sng-hyper", "nlhe", (500, 40), Some(TournamentFeature::DoubleOrNothing), 10)),
        offer(8, 5, 2, sit_and_go("sng-satellite", "nlhe", (500, 50), Some(Satellite), 5)),
        offer(9, 36, 21, sit_and_go("sng", "nlhe", (1_000, 70), Some(TournamentFeature::Shootout), 6)),
        offer(10, 5, 0, sit_and_go("sng", "plo8", (1_000, 70), None, 5)),
        offer(11, 2, 1, sit_and_go("sng-heads-up", "nlhe", (2_000, 100), None, 2)),
    ];
    let prices = [100, 200, 500, 1_000, 2_500, 5_000, 10_000];
    offers.extend((20..).zip(prices).map(|(id, buy_in)| offer(id, 3, (id * 2) % 3, drawn("HexaPro", "nlhe", buy_in))));
    offers.push(offer(40, 3, 1, drawn("HexaPLO Extreme", "plo", 200)));
    offers
}

fn stakes(big: u64) -> Stakes {
    Stakes { small_blind: Chips::new(big / 2), big_blind: Chips::new(big), ante: Chips::new(big / 8) }
}

fn terms(stack: u64, level_ms: u32) -> TermsView {
    let levels = (1..=30).map(|level: u64| LevelRow { stakes: stakes(level * 40), length_ms: level_ms, hands: None });
    TermsView {
        stack: Chips::new(stack),
        levels: levels.collect(),
        breaks: Some(BreakView { minute: 55, length_ms: 300_000 }),
        decision_ms: 20_000,
        bank: None,
        ends: EndsWhen::OneLeft,
        shootout: false,
        unregister_until: None,
        may_unregister: true,
        conditions: Vec::new(),
        re_entries: 1,
        entries_at_once: 1,
        rebuys: None,
        add_on: None,
        bounties: None,
        hand_for_hand_at: None,
        deals: Vec::new(),
        rulebook: "en-2.7".to_owned(),
        target: None,
        may_watch: true,
    }
}

fn prizes(division: Division, pool: Money, won: &[(u32, u32, u64)]) -> PrizesView {
    let row = |(from, to, cents): &(u32, u32, u64)| PrizeRow {
        from: *from,
        to: *to,
        prize: Prize { money: Money::new(*cents), ..Prize::default() },
    };
    PrizesView { division, is_final: false, pool, rows: won.iter().map(row).collect() }
}

fn standing(row: &TournamentRow) -> Standing {
    let clock = (row.level > 0).then(|| LevelClock {
        level: row.level,
        stakes: stakes(u64::from(row.level) * 40),
        left_ms: 150_000,
        hands_left: None,
        next: stakes(u64::from(row.level + 1) * 40),
    });
    Standing {
        clock,
        pace: Pace { break_left_ms: (row.stage == LobbyStage::Break).then_some(190_000), ..Pace::default() },
        next_break_ms: None,
        entries: row.entries,
        left: row.left,
        tables: 4,
        pool: row.pool,
        average: Chips::new(14_700),
        largest: Chips::new(90_000),
        smallest: Chips::new(1_200),
    }
}

/// What is told of a tournament that is looked at.
fn overview(row: TournamentRow) -> TournamentOverview {
    // The places share the pool: 18 %, 12.5 %, 9 %, 7 %, five times 4 %, and the rest in 45 equal parts.
    let of_pool = |per_mille: u64| row.pool.max(row.guarantee).hundredths() * per_mille / 1_000;
    let won = [
        (1, 1, of_pool(180)),
        (2, 2, of_pool(125)),
        (3, 3, of_pool(90)),
        (4, 4, of_pool(70)),
        (5, 9, of_pool(40)),
        (10, 54, of_pool(335) / 45),
    ];
    let unregister_until = if let Begins::At { time } = row.begins { Some(time.saturating_sub(120_000)) } else { None };
    let standing = standing(&row);
    let target = (row.tournament == SATELLITE).then(|| TargetView { tournament: TARGET, name: "Sunday Long Game".to_owned() });
    TournamentOverview {
        terms: TermsView { target, unregister_until, ..terms(10_000, 600_000) },
        prizes: prizes(Division::Table, row.pool.max(row.guarantee), &won),
        draw: None,
        standing,
        deal: None,
        row,
    }
}

/// What is told of the open tournament of an offer.
fn offer_overview(offer: &OfferRow) -> TournamentOverview {
    let pool = offer.facts.cost.buy_in.times(offer.players).unwrap_or_default();
    let row = TournamentRow {
        tournament: offer.open,
        facts: offer.facts.clone(),
        begins: Begins::WhenFull { seats_left: offer.players.saturating_sub(offer.entries) },
        stage: LobbyStage::Registering,
        late_until: None,
        entries: offer.entries,
        least_entries: offer.players,
        most_entries: offer.players,
        left: 0,
        level: 0,
        guarantee: Money::ZERO,
        added: Money::ZERO,
        pool,
    };
    let standing = standing(&row);
    let drawn = offer.facts.kind == TournamentKind::Hexapro;
    let omaha = offer.facts.game != GameSpec::holdem_no_limit();
    let won = [(1, 1, pool.hundredths() * 65 / 100), (2, 2, pool.hundredths() * 35 / 100)];
    TournamentOverview {
        terms: TermsView { breaks: None, re_entries: 0, ..if drawn { terms(0, 0) } else { terms(1_500, 300_000) } },
        prizes: if drawn { prizes(Division::Drawn, Money::ZERO, &[]) } else { prizes(Division::Table, pool, &won) },
        draw: drawn.then(|| DrawView { root: Bytes32([7; 32]), rows: multipliers(omaha), drawn: None }),
        standing,
        deal: None,
        row,
    }
}

/// The multipliers of two documents.
fn multipliers(omaha: bool) -> Vec<MultiplierRow> {
    let row = |(percent, weight, shares_ppm, stack, level_s): (u32, u32, &[u32], u64, u32)| MultiplierRow {
        percent,
        weight,
        shares_ppm: shares_ppm.to_vec(),
        stack: Chips::new(stack),
        level_ms: level_s * 1_000,
    };
    const ALL: &[u32] = &[1_000_000];
    const SPLIT: &[u32] = &[800_000, 120_000, 80_000];
    const WIDE: &[u32] = &[800_000, 160_000, 40_000];
    let rows = if omaha {
        [
            (100_000, 1, SPLIT, 500, 180),
            (12_500, 202, WIDE, 500, 180),
            (2_000, 100, ALL, 300, 120),
            (1_000, 3_550, ALL, 300, 120),
            (400, 12_000, ALL, 200, 60),
            (300, 41_772, ALL, 200, 60),
            (100, 42_375, ALL, 100, 60),
        ]
    } else {
        [
            (100_000, 1, SPLIT, 500, 240),
            (10_000, 5, SPLIT, 500, 240),
            (2_500, 100, SPLIT, 500, 240),
            (1_000, 4_600, ALL, 500, 180),
            (500, 14_000, ALL, 500, 180),
            (300, 25_000, ALL, 500, 120),
            (150, 56_294, ALL, 500, 60),
        ]
    };
    rows.into_iter().map(row).collect()
}

/// Tournaments that the lobby's pictures look at.
pub(crate) fn looked_at() -> Vec<TournamentId> {
    offers().iter().map(|offer| offer.open).chain([LATE, TournamentId(2), SATELLITE, TournamentId(7), TournamentId(8), TARGET]).collect()
}

fn own(tournament: u32, name: &str, state: OwnEntryState) -> OwnEntry {
    OwnEntry {
        tournament: TournamentId(tournament),
        entry: EntryId(70),
        name: name.to_owned(),
        kind: TournamentKind::Scheduled,
        begins: Begins::At { time: FROZEN_UNIX_MS },
        state,
        offers: Vec::new(),
        root: None,
        paid: Money::new(550),
        bounties: Money::ZERO,
    }
}

/// The room tells of its tournaments and of the player's entries; nothing is told of a tournament unless it is looked at first.
pub(crate) fn lobby() -> Vec<Message> {
    let seated = OwnEntryState::Seated { table: TableId(71), seat: Seat::new(3) };
    let entries = vec![own(7, "Progressive Bounty", OwnEntryState::Registered), own(2, "Bounty Hour", seated)];
    let lobby = Message::Tournaments { whole: true, rows: rows().into(), offers: offers().into(), gone: Vec::new() };
    let scheduled = rows().into_iter().filter(|row| looked_at().contains(&row.tournament)).map(overview);
    let drawn = offers();
    let overviews = scheduled.chain(drawn.iter().map(offer_overview));
    let told = overviews.map(|overview| Message::Tournament { overview: Box::new(overview) });
    [lobby, Message::OwnEntries { whole: true, entries }].into_iter().chain(told).collect()
}
