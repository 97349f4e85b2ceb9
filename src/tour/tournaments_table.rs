//! The tour's tables of tournaments: a hand, notices, offers, a deal, the drum, the end.

use poker_protocol::{
    AddOnView, Begins, BountyReason, BountyView, BreakView, Bytes32, CancelReason, Clock, DealEvent, DealKind, DealProposal, DealRow,
    DealTable, Division, DrawOpening, DrawView, DrawnMultiplier, EndsWhen, EntrantView, EntryCost, EntryEvent, EntryId, EntryOffer,
    EntryPaid, LevelClock, LevelRow, LobbyStage, Message, Money, MultiplierRow, OfferKind, OwnEntry, OwnEntryState, Pace, PaidBounty,
    Prize, PrizeRow, PrizesView, ProposalId, RebuyView, Refund, RegistrationEnd, SeatEntry, SeatState, Standing, TableId, TableSnapshot,
    TermsView, TournamentEvent, TournamentFacts, TournamentFeature, TournamentId, TournamentKind, TournamentOverview, TournamentRow,
    TournamentSnapshot,
};
use poker_rigs::scene::{Scene, ScenePlayer};
use poker_rules::{Action, Chips, GameSpec, Seat, Stakes};

pub(super) const TOURNAMENT: TournamentId = TournamentId(12);
const TABLE: TableId = TableId(1);
pub(super) const OWN: EntryId = EntryId(40);
const NAME: &str = "Bounty Hour";

/// The seats: name, avatar, stack, own bounty in cents.
const PLAYERS: [(&str, u8, u64, u64); 9] = [
    ("Ardan", 0, 96_400, 1_250),
    ("Lisbet", 3, 41_650, 500),
    ("Maren", 1, 119_300, 750),
    ("Otso", 2, 151_900, 2_125),
    ("Quillon", 4, 204_000, 1_875),
    ("Fenwick", 5, 12_800, 500),
    ("Ysolde", 6, 58_600, 1_000),
    ("Tamsin", 7, 77_300, 500),
    ("Brannoc", 0, 33_950, 500),
];

fn money(cents: u64) -> Money {
    Money::new(cents)
}

fn stakes(small: u64, big: u64, ante: u64) -> Stakes {
    Stakes { small_blind: Chips::new(small), big_blind: Chips::new(big), ante: Chips::new(ante) }
}

fn entry_of(seat: u8) -> EntryId {
    EntryId(OWN.0 + u32::from(seat))
}

fn who(seat: u8) -> EntrantView {
    let name = PLAYERS.get(usize::from(seat)).map_or("", |player| player.0);
    EntrantView { entry: entry_of(seat), name: name.to_owned() }
}

/// The table during a hand: one player raises, the others fold, and the viewer must act.
fn hand() -> Scene {
    let player = |(at, (name, avatar, stack, _)): (usize, (&'static str, u8, u64, u64))| {
        let state = if at == 7 { SeatState::Disconnected } else { SeatState::Playing };
        Some(ScenePlayer { name, avatar, stack, hole: if at == 0 { "AsJs" } else { "" }, state })
    };
    let fold = Action::Fold;
    Scene {
        game: GameSpec::holdem_no_limit(),
        players: PLAYERS.into_iter().enumerate().map(player).collect(),
        button: 0,
        blinds: (400, 800),
        board: "Kd9c4h9s2d",
        actions: vec![Action::RaiseTo(Chips::new(2_000)), fold, fold, fold, fold],
        told: 5,
        rake: 0,
        clock: Some(Clock { decision_ms: 15_000, decision_full_ms: 20_000, bank_ms: 30_000 }),
        sit_out_next_big_blind: false,
        shows: None,
        choice: None,
    }
}

/// The last two players all-in; the viewer wins.
fn last_hand() -> Scene {
    let mut scene = hand();
    for (at, seat) in scene.players.iter_mut().enumerate() {
        match (at, seat.as_mut()) {
            (0, Some(hero)) => (hero.hole, hero.stack) = ("9dKh", 2_640_000),
            (4, Some(other)) => (other.hole, other.stack) = ("AcKc", 1_640_000),
            _ => *seat = None,
        }
    }
    let all_in = Action::RaiseTo(Chips::new(1_640_000));
    Scene { blinds: (25_000, 50_000), actions: vec![all_in, Action::Call], clock: None, ..scene }
}

fn clock() -> LevelClock {
    LevelClock { level: 9, stakes: stakes(400, 800, 100), left_ms: 253_000, hands_left: None, next: stakes(500, 1_000, 125) }
}

fn snapshot_of(scene: &Scene) -> TournamentSnapshot {
    let taken = |(at, player): (u8, &Option<ScenePlayer>)| {
        let bounty = PLAYERS.get(usize::from(at)).map(|player| money(player.3));
        player.as_ref().map(|_| SeatEntry { seat: Seat::new(at), entry: entry_of(at), bounty })
    };
    TournamentSnapshot {
        tournament: TOURNAMENT,
        name: NAME.to_owned(),
        clock: clock(),
        pace: Pace::default(),
        left: 61,
        paid_places: 54,
        final_table: false,
        entries: (0..).zip(&scene.players).filter_map(taken).collect(),
        drawn: None,
        deal: None,
    }
}

/// The snapshot of a scene as one of a tournament.
fn in_tournament(mut table: TableSnapshot, tournament: TournamentSnapshot) -> TableSnapshot {
    table.info.name.clone_from(&tournament.name);
    table.info.practice = false;
    if let Some(you) = &mut table.you {
        (you.sit_out_next_big_blind, you.auto_top_up, you.top_up, you.may_post) = (None, None, None, false);
        you.sits_out_everywhere = false;
        you.bank_ms = Some(30_000);
    }
    table.tournament = Some(Box::new(tournament));
    table
}

/// The messages of a scene at a table of the tournament.
fn told(scene: &Scene, tournament: TournamentSnapshot) -> Vec<Message> {
    let messages = scene.messages().unwrap_or_default();
    let change = |message| match message {
        Message::Snapshot { table } => Message::Snapshot { table: Box::new(in_tournament(*table, tournament.clone())) },
        other => other,
    };
    messages.into_iter().map(change).collect()
}

fn own(state: OwnEntryState, offers: Vec<EntryOffer>) -> Message {
    let kind = TournamentKind::Scheduled;
    let begins = Begins::At { time: 1_800_000_000_000 };
    let entry = OwnEntry {
        tournament: TOURNAMENT,
        entry: OWN,
        name: NAME.to_owned(),
        kind,
        begins,
        state,
        offers,
        paid: Money::new(2_750),
        bounties: Money::new(1_562),
        root: None,
    };
    Message::OwnEntries { whole: false, entries: vec![entry] }
}

fn seated(offers: Vec<EntryOffer>) -> Message {
    own(OwnEntryState::Seated { table: TABLE, seat: Seat::new(0) }, offers)
}

pub(super) fn event(event: TournamentEvent) -> Message {
    Message::TournamentEvent { tournament: TOURNAMENT, event: Box::new(event) }
}

fn of_entry(seat: u8, what: EntryEvent) -> Message {
    event(TournamentEvent::Entry { who: who(seat), event: what })
}

fn row() -> TournamentRow {
    TournamentRow {
        tournament: TOURNAMENT,
        facts: TournamentFacts {
            name: NAME.to_owned(),
            kind: TournamentKind::Scheduled,
            game: GameSpec::holdem_no_limit(),
            seats: 9,
            cost: EntryCost { buy_in: money(2_500), fee: money(250), bounty: money(1_000), total: money(2_750), choice: None },
            ticket: None,
            password: false,
            freeroll: false,
            features: vec![TournamentFeature::Scheduled, TournamentFeature::Bounty],
            rulebook: "en-2.7".to_owned(),
        },
        begins: Begins::At { time: 1_800_000_000_000 },
        stage: LobbyStage::Playing,
        late_until: Some(RegistrationEnd::Level { level: 8 }),
        entries: 428,
        least_entries: 10,
        most_entries: 1_000,
        left: 61,
        level: 9,
        guarantee: money(0),
        added: money(0),
        pool: money(250_000),
    }
}

/// The small blind and the ante of each level. Level 9 is that of [`clock`].
const LEVELS: [(u64, u64); 26] = [
    (25, 5),
    (50, 10),
    (75, 15),
    (100, 25),
    (150, 35),
    (200, 50),
    (250, 60),
    (300, 75),
    (400, 100),
    (500, 125),
    (600, 150),
    (800, 200),
    (1_000, 250),
    (1_250, 300),
    (1_500, 375),
    (2_000, 500),
    (2_500, 625),
    (3_000, 750),
    (4_000, 1_000),
    (5_000, 1_250),
    (6_000, 1_500),
    (8_000, 2_000),
    (10_000, 2_500),
    (15_000, 3_750),
    (20_000, 5_000),
    (25_000, 6_250),
];

fn terms() -> TermsView {
    let level = |(small, ante)| LevelRow { stakes: stakes(small, small * 2, ante), length_ms: 600_000, hands: None };
    TermsView {
        may_watch: true,
        stack: Chips::new(10_000),
        levels: LEVELS.into_iter().map(level).collect(),
        breaks: Some(BreakView { minute: 55, length_ms: 300_000 }),
        decision_ms: 15_000,
        bank: None,
        ends: EndsWhen::OneLeft,
        shootout: false,
        unregister_until: None,
        may_unregister: true,
        conditions: Vec::new(),
        re_entries: 1,
        entries_at_once: 1,
        rebuys: Some(RebuyView {
            price: money(220),
            fee: money(20),
            stack: Chips::new(2_000),
            most_chips: Chips::new(2_000),
            last_level: 6,
            most: Some(3),
        }),
        add_on: Some(AddOnView { price: money(200), fee: money(0), stack: Chips::new(2_500), after_level: 6 }),
        bounties: Some(BountyView {
            own: money(500),
            part_of_buy_in: true,
            paid_percent: 50,
            vip: money(0),
            listed: money(0),
            pro: money(0),
        }),
        hand_for_hand_at: Some(55),
        deals: vec![DealKind::Equal, DealKind::ByStacks, DealKind::Icm],
        rulebook: "en-2.7".to_owned(),
        target: None,
    }
}

fn prize(cents: u64) -> Prize {
    Prize { money: money(cents), ..Prize::default() }
}

fn standing() -> Standing {
    Standing {
        clock: Some(clock()),
        pace: Pace::default(),
        next_break_ms: Some(1_200_000),
        entries: 428,
        left: 61,
        tables: 7,
        pool: money(250_000),
        average: Chips::new(70_164),
        largest: Chips::new(204_000),
        smallest: Chips::new(4_100),
    }
}

fn overview() -> TournamentOverview {
    let row_of = |from, to, cents| PrizeRow { from, to, prize: prize(cents) };
    let rows = vec![
        row_of(1, 1, 38_520),
        row_of(2, 2, 28_000),
        row_of(3, 3, 19_260),
        row_of(4, 4, 14_980),
        row_of(5, 5, 11_770),
        row_of(6, 9, 6_420),
        row_of(10, 27, 2_240),
        row_of(28, 54, 1_120),
    ];
    TournamentOverview {
        row: row(),
        terms: terms(),
        prizes: PrizesView { division: Division::Table, is_final: true, pool: money(250_000), rows },
        draw: None,
        standing: standing(),
        deal: None,
    }
}

fn with_left(left: u32) -> Message {
    let standing = Standing { left, average: Chips::new(4_280_000 / u64::from(left)), ..standing() };
    Message::Tournament { overview: Box::new(TournamentOverview { standing, row: TournamentRow { left, ..row() }, ..overview() }) }
}

/// The player sits at the table, of which `scene` has been told.
fn at_table(scene: &Scene, more: Vec<Message>) -> Vec<Message> {
    let first = [seated(Vec::new()), Message::Tournament { overview: Box::new(overview()) }];
    first.into_iter().chain(told(scene, snapshot_of(scene))).chain(more).collect()
}

/// A table between two hands, where nothing is told.
pub(super) fn between_hands() -> Vec<Message> {
    between(Vec::new())
}

/// The player sits at a table of the tournament, between two hands.
pub(super) fn between(more: Vec<Message>) -> Vec<Message> {
    let mut first = at_table(&hand(), Vec::new());
    first.retain(|message| !matches!(message, Message::Table { .. }));
    first.extend(more);
    first
}

fn offer(what: OfferKind, price: u64, stack: u64, left_ms: u32) -> EntryOffer {
    EntryOffer { what, price: money(price), stack: Chips::new(stack), left_ms: Some(left_ms) }
}

fn closed() -> Message {
    Message::TableClosed { table: TABLE }
}

fn paid() -> Message {
    of_entry(0, EntryEvent::Registered { paid: EntryPaid::Money { paid: money(2_750) }, root: None })
}

fn knockout(amount: u64) -> Message {
    let bounty = PaidBounty { from: Some(who(7)), to: who(0), amount: money(amount), why: BountyReason::Knockout, own: money(1_250) };
    event(TournamentEvent::Bounty { bounty })
}

fn placed(place: u32, cents: u64) -> Vec<Message> {
    let prize = prize(cents);
    vec![of_entry(0, EntryEvent::Placed { place, prize: prize.clone() }), own(OwnEntryState::Placed { place, prize }, Vec::new()), closed()]
}

fn moved() -> Vec<Message> {
    let from = TableId(7);
    let mut messages = vec![
        own(OwnEntryState::Registered, Vec::new()),
        event(TournamentEvent::TableBroken { table: from }),
        of_entry(0, EntryEvent::Seated { table: TABLE, seat: Seat::new(0), from: Some(from), bounty: None }),
    ];
    messages.extend(between(Vec::new()));
    messages
}

/// Without chips, with the offer of a rebuy.
fn rebuy() -> Vec<Message> {
    let mut scene = hand();
    if let Some(Some(hero)) = scene.players.first_mut() {
        (hero.stack, hero.state) = (0, SeatState::Busted);
    }
    let mut messages = at_table(&scene, vec![seated(vec![offer(OfferKind::Rebuy, 220, 2_000, 15_000)])]);
    messages.retain(|message| !matches!(message, Message::Table { .. }));
    messages
}

fn deal_table() -> DealTable {
    let row = |seat, stack, shares: [u64; 3]| DealRow {
        who: who(seat),
        stack: Chips::new(stack),
        equal: money(shares[0]),
        by_stacks: money(shares[1]),
        icm: money(shares[2]),
    };
    let rows = vec![
        row(4, 1_640_000, [24_878, 38_130, 28_546]),
        row(0, 1_250_000, [24_878, 29_063, 26_454]),
        row(2, 870_000, [24_877, 20_227, 23_838]),
        row(3, 520_000, [24_877, 12_090, 20_672]),
    ];
    DealTable { pool: money(99_510), lowest: money(14_980), rows }
}

/// The final table with four players, before `more`.
fn final_table(more: Vec<Message>) -> Vec<Message> {
    let mut scene = hand();
    for (at, seat) in scene.players.iter_mut().enumerate() {
        match (at, seat.as_mut()) {
            (0, Some(player)) => player.stack = 1_250_000,
            (2, Some(player)) => player.stack = 870_000,
            (3, Some(player)) => player.stack = 520_000,
            (4, Some(player)) => player.stack = 1_640_000,
            _ => *seat = None,
        }
    }
    let snapshot = TournamentSnapshot {
        final_table: true,
        left: 4,
        clock: LevelClock { level: 24, stakes: stakes(15_000, 30_000, 3_750), next: stakes(20_000, 40_000, 5_000), ..clock() },
        ..snapshot_of(&scene)
    };
    let standing = Standing { left: 4, average: Chips::new(1_070_000), tables: 1, clock: Some(snapshot.clock), ..standing() };
    let overview = TournamentOverview { standing, deal: Some(deal_table()), ..overview() };
    let mut messages = vec![seated(Vec::new()), Message::Tournament { overview: Box::new(overview) }];
    messages.extend(told(&scene, snapshot).into_iter().filter(|message| matches!(message, Message::Snapshot { .. })));
    messages.extend(more);
    messages
}

fn deal(agreed: &[u8]) -> Message {
    let proposal = DealProposal {
        proposal: ProposalId(1),
        by: who(4),
        kind: DealKind::Icm,
        table: deal_table(),
        agreed: agreed.iter().map(|seat| entry_of(*seat)).collect(),
        left_ms: Some(43_000),
    };
    event(TournamentEvent::Deal { event: DealEvent::Proposed { proposal } })
}

/// A game with a drawn prize pool, before its first hand.
fn drum() -> Vec<Message> {
    let mut scene = hand();
    scene.players.truncate(3);
    (scene.actions, scene.blinds) = (Vec::new(), (10, 20));
    for player in scene.players.iter_mut().flatten() {
        player.stack = 500;
    }
    let root = Bytes32([0; 32]);
    let percents = [(200, 1), (300, 2), (500, 3), (1_000, 4), (10_000, 5), (150, 99_985)];
    let multiplier =
        |(percent, weight)| MultiplierRow { percent, weight, shares_ppm: vec![1_000_000], stack: Chips::new(500), level_ms: 180_000 };
    let draw = DrawView { root, rows: percents.into_iter().map(multiplier).collect(), drawn: None };
    let drawn = DrawnMultiplier {
        root,
        opening: DrawOpening { number: 1, salt: root },
        percent: 500,
        pool: money(2_500),
        prizes: vec![money(2_000), money(500)],
        stack: Chips::new(500),
        level_ms: 180_000,
    };
    let level = LevelClock { level: 1, stakes: stakes(10, 20, 0), left_ms: 180_000, hands_left: None, next: stakes(15, 30, 0) };
    let mut snapshot = TournamentSnapshot {
        name: "HexaPro €5".to_owned(),
        clock: level,
        left: 3,
        paid_places: 2,
        drawn: Some(drawn.clone()),
        ..snapshot_of(&scene)
    };
    snapshot.entries.iter_mut().for_each(|entry| entry.bounty = None);
    let standing = Standing { entries: 3, left: 3, tables: 1, average: Chips::new(500), clock: Some(level), ..standing() };
    let rows = vec![PrizeRow { from: 1, to: 1, prize: prize(2_000) }, PrizeRow { from: 2, to: 2, prize: prize(500) }];
    let prizes = PrizesView { division: Division::Drawn, is_final: true, pool: money(2_500), rows };
    let overview = TournamentOverview { prizes, draw: Some(draw), standing, ..overview() };
    let mut messages =
        vec![seated(Vec::new()), Message::Tournament { overview: Box::new(overview) }, event(TournamentEvent::Multiplier { drawn })];
    messages.extend(told(&scene, snapshot).into_iter().filter(|message| matches!(message, Message::Snapshot { .. })));
    messages
}

/// All states of a tournament's table: the name of the picture and the messages.
pub(crate) fn tournament_tables() -> Vec<(&'static str, Vec<Message>)> {
    let hand_with = |more| at_table(&hand(), more);
    let pause = event(TournamentEvent::Break { left_ms: 279_000 });
    let wait = event(TournamentEvent::HandForHand { on: true });
    let add_on = offer(OfferKind::AddOn, 200, 2_500, 49_000);
    let again = offer(OfferKind::ReEntry, 2_750, 10_000, 751_000);
    let offered = |offers| hand_with(vec![seated(offers)]);
    let refund = Refund { money: money(2_750), tickets: Vec::new() };
    let cancelled = event(TournamentEvent::Cancelled { why: CancelReason::Fault, refund: Some(refund) });
    let survived = EntryEvent::Survived { stack: Chips::new(96_400), carried: true, to: TournamentId(13) };
    let news = vec![
        event(TournamentEvent::Level { clock: clock() }),
        of_entry(8, EntryEvent::Seated { table: TABLE, seat: Seat::new(8), from: Some(TableId(9)), bounty: Some(Money::new(500)) }),
        knockout(625),
        event(TournamentEvent::RegistrationClosed { entries: 428, pool: money(250_000), paid_places: 54 }),
    ];
    vec![
        ("tournament-table", hand_with(vec![knockout(0)])),
        ("tournament-table-news", hand_with(news)),
        ("tournament-table-hands", hand_with(vec![event(TournamentEvent::Level { clock: LevelClock { hands_left: Some(8), ..clock() } })])),
        ("tournament-break", between(vec![pause.clone()])),
        ("tournament-hand-for-hand", between(vec![with_left(55), wait])),
        ("tournament-moved", moved()),
        ("tournament-final-table", final_table(vec![event(TournamentEvent::FinalTable { table: TABLE })])),
        ("tournament-rebuy", rebuy()),
        ("tournament-add-on", between(vec![pause, seated(vec![add_on])])),
        ("tournament-rebuy-tool", offered(vec![offer(OfferKind::Rebuy, 220, 2_000, 900_000), add_on])),
        ("tournament-out", between([vec![paid(), knockout(1_562)], placed(214, 0)].concat())),
        ("tournament-out-prize", between([vec![paid(), with_left(7), knockout(937)], placed(8, 6_420)].concat())),
        (
            "tournament-out-again",
            between(vec![paid(), knockout(1_562), own(OwnEntryState::Out, vec![again]), of_entry(0, EntryEvent::Out), closed()]),
        ),
        ("tournament-won", at_table(&last_hand(), [vec![paid(), with_left(1), knockout(2_125)], placed(1, 38_520)].concat())),
        ("tournament-survived", between(vec![paid(), of_entry(0, survived), own(OwnEntryState::Gone, Vec::new()), closed()])),
        ("tournament-cancelled", between(vec![paid(), cancelled, own(OwnEntryState::Gone, Vec::new()), closed()])),
        ("tournament-deal", final_table(vec![deal(&[4, 2])])),
        ("tournament-deal-agreed", final_table(vec![deal(&[4, 0])])),
        ("tournament-propose", final_table(Vec::new())),
        ("tournament-drum", drum()),
        ("tournament-drum-result", drum()),
    ]
}
