//! The tour's lobby: stakes of every form, reserved seats, a queue, several tables.

use poker_protocol::{
    BuyInLimits, BuyInRange, DrawnCard, EntryKind, Form, HandId, JackpotKind, JackpotPool, LimitReason, Message, Money, OutClock, PlanId,
    PlanRow, PlanView, Reset, SeatOffer, StakeId, StakeRow, StatementEntry, TableEvent, TableId, YourSeat,
};
use poker_rigs::scene::Scene;
use poker_rules::{Chips, GameSpec, Seat};

/// The columns of a stake: form, game, small blind, big blind, seats, players, tables, waiting players, average pot, hands per hour.
type StakeColumns = (Form, &'static str, u64, u64, u8, u32, u32, u32, Option<u64>, Option<u32>);

/// The rows of the lobby.
const ROWS: [StakeColumns; 16] = [
    (Form::Regular, "nlhe", 2, 4, 6, 17, 3, 0, Some(61), Some(84)),
    (Form::Regular, "nlhe", 5, 10, 6, 23, 4, 2, Some(148), Some(79)),
    (Form::Regular, "flhe", 10, 20, 6, 4, 1, 0, Some(96), Some(91)),
    (Form::Regular, "nlhe", 10, 20, 6, 11, 2, 0, Some(312), Some(76)),
    (Form::Regular, "nlhe", 25, 50, 6, 6, 1, 1, Some(885), Some(82)),
    (Form::Regular, "nlhe", 50, 100, 6, 0, 0, 0, None, None),
    (Form::Regular, "nlhe", 12_500, 25_000, 2, 0, 0, 0, None, None),
    (Form::Regular, "plo", 5, 10, 6, 9, 2, 0, Some(260), Some(61)),
    (Form::Regular, "plo", 25, 50, 6, 5, 1, 0, Some(1_190), Some(58)),
    (Form::Regular, "plo5", 5, 10, 6, 0, 0, 1, None, None),
    (Form::Regular, "plo8", 5, 10, 6, 3, 1, 0, Some(210), Some(52)),
    (Form::Deepstack, "nlhe", 5, 10, 6, 4, 1, 0, Some(402), Some(64)),
    (Form::Shortstack, "plo", 5, 10, 6, 3, 1, 0, Some(144), Some(60)),
    (Form::Banzai, "nlhe", 5, 10, 5, 8, 2, 0, Some(83), Some(97)),
    (Form::Banzai, "plo", 5, 10, 5, 4, 1, 0, Some(120), Some(88)),
    (Form::Fast, "nlhe", 5, 10, 6, 41, 7, 0, Some(126), Some(240)),
];

/// The stake at which most of the tour's pictures take place: the second row.
const STAKE: StakeId = StakeId(1);

/// The tables of that stake.
const TABLES: [&str; 4] = ["Aldebaran", "Bellatrix 3", "Capella 2", "Deneb 5"];

fn money(cents: u64) -> Money {
    Money::new(cents)
}

/// All stakes.
pub(super) fn stakes() -> Vec<StakeRow> {
    let row = |(nth, (form, game, small, big, seats, players, tables, waiting, pot, hands)): (u16, StakeColumns)| {
        let limit = game.get(..2).unwrap_or_default().to_uppercase();
        StakeRow {
            stake: StakeId(nth),
            name: format!("{limit}{big}"),
            form,
            game: GameSpec::with_code(game).unwrap_or(GameSpec::holdem_no_limit()),
            small_blind: money(small),
            big_blind: money(big),
            seats,
            players,
            tables,
            table_names: if nth == STAKE.0 { TABLES.map(str::to_owned).to_vec() } else { Vec::new() },
            waiting,
            // Of a queue that is seldom needed, too little is known.
            usual_wait_s: (waiting > 0).then_some(u32::from(seats) * 40),
            buy_in: BuyInRange { min: money(big * 50), max: money(big * 100) },
            average_pot: pot.map(Chips::new),
            hands_per_hour: hands,
            rulebook: "en-2.7".to_owned(),
        }
    };
    (0u16..).zip(ROWS).map(row).collect()
}

/// The messages of the lobby and its jackpots.
pub(super) fn lobby() -> Vec<Message> {
    let pool = |kind, amount| JackpotPool { kind, amount: money(amount) };
    let pools = vec![pool(JackpotKind::BadBeat, 1_234_560), pool(JackpotKind::MonteCarlo, 89_015)];
    vec![Message::Lobby { stakes: stakes().into() }, Message::Jackpots { pools }]
}

/// A reserved seat for each reason that its limits can have, each with the name of its picture.
pub(super) fn offers() -> Vec<(&'static str, SeatOffer)> {
    let stack = money(1_575);
    let open = |min, max| BuyInRange { min: money(min), max: money(max) };
    let reset = Some(Reset { amount: money(100), left: 3 });
    let limits = |range, instead, why| BuyInLimits { range, instead, why };
    let all = [
        ("join-stake", limits(open(500, 1_000), None, LimitReason::Stake)),
        ("join-last-stack", limits(open(735, 1_000), None, LimitReason::LastStack { stack: money(735) })),
        ("join-deep-return", limits(open(1_000, 1_575), None, LimitReason::DeepReturn { stack, count: 2, most: 5 })),
        ("join-deep-return-again", limits(open(1_575, 1_575), None, LimitReason::DeepReturnAgain { stack })),
        ("join-no-ratholing", limits(open(1_575, 2_500), None, LimitReason::NoRatholing { stack })),
        ("join-banzai", limits(open(100, 100), None, LimitReason::Banzai)),
        ("join-banzai-choice", limits(open(1_575, 1_575), reset, LimitReason::BanzaiResume { stack })),
    ];
    let offer = |(name, limits)| {
        let (table, rulebook) = (OFFERED, "en-2.7".to_owned());
        (
            name,
            SeatOffer {
                table,
                name: "Bellatrix 3".to_owned(),
                stake: STAKE,
                rulebook,
                limits,
                may_post: true,
                auto_top_up: true,
                left_ms: 43_000,
            },
        )
    };
    all.map(offer).into()
}

/// The table where a seat is reserved.
pub(super) const OFFERED: TableId = TableId(7);
/// The stake for which the player waits.
pub(super) const AWAITED: StakeId = StakeId(4);

/// The message that the player waits in a queue.
pub(super) fn queue() -> Message {
    Message::Queue { stake: AWAITED, position: Some(1), waiting: 2, opens_at: 3 }
}

/// The messages of the rake plans, one of them chosen, and of some entries of the statement.
pub(super) fn account() -> Vec<Message> {
    let prices = [0, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
    let row = |(nth, price): (u8, u64)| PlanRow {
        plan: PlanId(nth),
        price: money(price),
        days: (nth > 1).then_some(30),
        own_rates: false,
        hexapro_percent: 100,
    };
    let plans = PlanView {
        rows: (1..).zip(prices).map(row).collect(),
        active: PlanId(2),
        ends: Some(NOW + 21 * 86_400_000),
        days_left: Some(21),
        refund: money(14_000),
        cancellations_left: 1,
    };
    let entry = |(number, what, hand, received, paid, balance): (u64, EntryKind, Option<u64>, u64, u64, u64)| StatementEntry {
        number,
        at: NOW - (20 - number) * 95_000,
        what,
        table: (hand.is_some() || what == EntryKind::CashOut).then(|| "Bellatrix 3".to_owned()),
        tournament: None,
        hand: hand.map(HandId),
        received: money(received),
        paid: money(paid),
        balance: money(balance),
    };
    let entries = [
        (9, EntryKind::CashOut, None, 1_240, 0, 61_240),
        (8, EntryKind::AutoTopUp, Some(41), 0, 35, 60_000),
        (7, EntryKind::Jackpot(JackpotKind::BadBeat), Some(40), 4_000, 0, 60_035),
        (6, EntryKind::Hand, Some(39), 0, 35, 56_035),
        (5, EntryKind::PlanPrice, None, 0, 20_000, 56_035),
    ];
    vec![Message::Plans { plans }, Message::Statement { entries: entries.map(entry).into(), more: true }]
}

/// The time of the pictures, in milliseconds since the Unix epoch.
const NOW: u64 = 1_795_290_000_000;

/// The message that the viewer of a scene sits out, at this table or everywhere.
pub(super) fn out(scene: Option<&Scene>, everywhere: bool) -> Message {
    you(scene, |you| YourSeat { out: Some(OutClock { left_ms: if everywhere { 472_000 } else { 581_000 }, everywhere }), ..you })
}

/// The message that the viewer of a scene may fold before the turn.
pub(super) fn fast(scene: Option<&Scene>) -> Message {
    you(scene, |you| YourSeat { may_fast_fold: true, ..you })
}

/// The messages of a scene whose viewer has folded in a pool and waits for the next table.
pub(super) fn between_tables(scene: &Scene) -> Vec<Message> {
    let mut messages = scene.messages().unwrap_or_default();
    let mut alone = None;
    for message in &mut messages {
        if let Message::Snapshot { table } = message {
            table.info.form = Form::Fast;
            let mut next = table.clone();
            next.hand = None;
            next.to_act = None;
            next.seats.retain(|taken| next.you.is_some_and(|you| you.seat == taken.seat));
            for taken in &mut next.seats {
                (taken.bet, taken.folded) = (Chips::ZERO, false);
                taken.cards.clear();
            }
            alone = Some(next);
        }
    }
    messages.extend(alone.map(|table| Message::Snapshot { table }));
    messages
}

/// The message that the viewer of a scene straddles.
pub(super) fn straddle(scene: Option<&Scene>) -> Message {
    you(scene, |you| YourSeat { straddle: Some(true), auto_top_up: None, ..you })
}

/// The message that the players of a scene drew cards for the first button.
pub(super) fn draw() -> Message {
    let drawn = |(seat, card): (u8, &str)| Some(DrawnCard { seat: Seat::new(seat), card: card.parse().ok()? });
    let cards = [(0, "Qs"), (1, "7d"), (2, "Kh"), (3, "9c"), (4, "Kc"), (5, "2s")];
    let event = TableEvent::ButtonDrawn { cards: cards.into_iter().filter_map(drawn).collect(), button: Seat::new(2) };
    Message::Table { table: TableId(1), event }
}

/// The message with the switches of a scene's viewer after `change`.
fn you(scene: Option<&Scene>, change: impl Fn(YourSeat) -> YourSeat) -> Message {
    let messages = scene.and_then(|scene| scene.messages().ok()).unwrap_or_default();
    let seat = messages.into_iter().find_map(|message| match message {
        Message::Snapshot { table } => table.you.map(|you| (table.info.table, you)),
        _ => None,
    });
    seat.map_or(Message::SeatWithdrawn { table: OFFERED }, |(table, you)| Message::Table {
        table,
        event: TableEvent::You { you: change(you) },
    })
}

/// The messages of a scene, at another table.
pub(crate) fn elsewhere(scene: &Scene, table: TableId, name: &str) -> Vec<Message> {
    let mut messages = scene.messages().unwrap_or_default();
    for message in &mut messages {
        if let Message::Snapshot { table: snapshot } = message {
            snapshot.info.table = table;
            snapshot.info.name = name.to_owned();
        } else if let Message::Table { table: at, .. } = message {
            *at = table;
        }
    }
    messages
}

/// The messages of a scene, with chat at its table.
pub(super) fn talk(scene: &Scene, table: TableId) -> Vec<Message> {
    let mut messages = elsewhere(scene, table, "Aldebaran");
    for message in &mut messages {
        if let Message::Snapshot { table: snapshot } = message {
            snapshot.info.chat = true;
            snapshot.info.practice = false;
        }
    }
    let said = [(2, "Maren", "Nice hand!"), (3, "Otso", "Thank you, I had to think about that river."), (1, "Lisbet", "Again?")];
    let line = |(seat, name, text): (u8, &str, &str)| {
        let event = TableEvent::Said { seat: Seat::new(seat), name: name.to_owned(), text: text.to_owned() };
        Message::Table { table, event }
    };
    messages.extend(said.map(line));
    messages
}
