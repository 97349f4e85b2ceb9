//! A table to draw: six players, the viewer on the button, a raise from the fourth seat.

use poker_client::{ActionBar, AtTable, BarIntent, TableModel};
use poker_protocol::{
    BuyInRange, Clock, Entry, Form, HandId, HandSnapshot, LeaversAction, Money, PlayerView, SeatSnapshot, SeatStack, SeatState, SeenEvent,
    StakeId, TableEvent, TableId, TableInfo, TableSnapshot, TurnId, YourSeat,
};
use poker_rules::{Act, Card, Chips, GameSpec, LegalActions, PostKind, Presets, RaiseRange, Seat, Street};

/// A time in milliseconds at which every slot accepts input.
pub const AWAKE: u64 = 10_000;

const NAMES: [&str; 6] = ["Ardan", "Lisbet", "Maren", "Otso", "Quillon", "Fenwick"];
const STACKS: [u64; 6] = [2345, 1860, 2210, 3175, 1940, 2087];

/// Chips worth this many cents.
pub fn chips(cents: u64) -> Chips {
    Chips::new(cents)
}

/// Money of this many cents.
pub fn money(cents: u64) -> Money {
    Money::new(cents)
}

pub fn seat(at: u8) -> Seat {
    Seat::new(at)
}

fn cards(words: &str) -> Vec<Card> {
    words.split(' ').map(|card| card.parse().unwrap()).collect()
}

/// The table's unchanging facts.
pub fn info() -> TableInfo {
    TableInfo {
        table: TableId(1),
        name: "Aldebaran".to_owned(),
        stake: StakeId(1),
        form: Form::Regular,
        game: GameSpec::holdem_no_limit(),
        small_blind: chips(10),
        big_blind: chips(20),
        seats: 6,
        rulebook: "en-2.7".to_owned(),
        min_buy_in: money(800),
        max_buy_in: money(2000),
        practice: false,
        sealed: false,
        chat: true,
    }
}

/// The viewer's switches.
pub fn you() -> YourSeat {
    YourSeat {
        seat: seat(0),
        initial_buy_in: money(2000),
        sit_out_next_hand: false,
        sit_out_next_big_blind: Some(false),
        leave_next_big_blind: None,
        sits_out_everywhere: true,
        auto_top_up: Some(true),
        top_up: Some(BuyInRange { min: money(800), max: money(2000) }),
        entry: Entry::WaitForBigBlind,
        may_post: true,
        straddle: None,
        may_fast_fold: false,
        leavers_action: LeaversAction::Fold,
        out: None,
        bank_ms: Some(25_000),
        auto_muck: false,
    }
}

/// What the viewer may do: call `call`, or raise to at least `min`.
pub fn legal(call: u64, min: u64) -> LegalActions {
    LegalActions {
        check: call == 0,
        call: (call > 0).then(|| chips(call)),
        raise: Some(RaiseRange { min_to: chips(min), max_to: chips(2345), opens: call == 0, undersized: false }),
        presets: Presets::new(),
    }
}

/// The table; `acting` is whose turn it is, with what the viewer may do if it is theirs.
pub fn table(acting: u8, legal: Option<LegalActions>) -> TableModel {
    table_of(info(), acting, legal)
}

/// The same table in practice.
pub fn practice_table(acting: u8, legal: Option<LegalActions>) -> TableModel {
    table_of(TableInfo { practice: true, ..info() }, acting, legal)
}

/// The same table with other facts, while somebody else acts.
pub fn table_with(info: TableInfo) -> TableModel {
    table_of(info, 3, None)
}

fn table_of(info: TableInfo, acting: u8, legal: Option<LegalActions>) -> TableModel {
    let player = |at: u8| SeatStack { seat: seat(at), stack: chips(STACKS[usize::from(at)]) };
    let post = |at, post, amount| SeenEvent::Posted { seat: seat(at), post, amount: chips(amount), all_in: false };
    let hole = cards("As Js");
    let mut events = vec![
        SeenEvent::Started {
            hand: HandId(48_201_774),
            button: seat(0),
            players: (0..6).map(player).collect(),
            root: None,
            nonces: Vec::new(),
        },
        post(1, PostKind::SmallBlind, 10),
        post(2, PostKind::BigBlind, 20),
        SeenEvent::Dealt { seat: seat(0), card: Some(hole[0]), opening: None },
        SeenEvent::Dealt { seat: seat(0), card: Some(hole[1]), opening: None },
        SeenEvent::Acted { seat: seat(3), act: Act::Raise { to: chips(60) }, paid: chips(60), all_in: false },
        SeenEvent::Acted { seat: seat(4), act: Act::Fold, paid: Chips::ZERO, all_in: false },
    ];
    if acting == 0 {
        events.push(SeenEvent::Acted { seat: seat(5), act: Act::Fold, paid: Chips::ZERO, all_in: false });
    }
    let seats = (0..6).map(|at| SeatSnapshot {
        seat: seat(at),
        player: PlayerView { name: NAMES[usize::from(at)].to_owned(), avatar: at },
        stack: chips(STACKS[usize::from(at)]),
        state: SeatState::Playing,
        bet: chips(match at {
            1 => 10,
            2 => 20,
            3 => 60,
            _ => 0,
        }),
        cards: if at == 0 { hole.iter().copied().map(Some).collect() } else { vec![None, None] },
        folded: at == 4 || (at == 5 && acting == 0),
    });
    let clock = Some(Clock { decision_ms: 14_000, decision_full_ms: 20_000, bank_ms: 25_000 });
    let snapshot = TableSnapshot {
        info,
        seats: seats.collect(),
        hand: Some(HandSnapshot {
            hand: HandId(48_201_774),
            button: seat(0),
            street: Street::Preflop,
            board: Vec::new(),
            pots: Vec::new(),
            events,
        }),
        you: Some(you()),
        to_act: Some(TableEvent::ToAct { seat: seat(acting), turn: TurnId(7), clock, legal: legal.map(Box::new) }),
        to_show: None,
        deck_sealed: None,
        tournament: None,
    };
    TableModel::from_snapshot(snapshot, 0)
}

/// The table between hands, with the viewer's seat and stack as given.
pub fn quiet_table(state: SeatState, stack: u64, you: YourSeat) -> TableModel {
    quiet_table_of(info(), state, stack, you)
}

/// A pool while the viewer waits for the next table.
pub fn pool_between_hands() -> TableModel {
    quiet_table_of(TableInfo { form: Form::Fast, ..info() }, SeatState::Playing, 2000, you())
}

fn quiet_table_of(info: TableInfo, state: SeatState, stack: u64, you: YourSeat) -> TableModel {
    let taken = |at: u8, state, stack| SeatSnapshot {
        seat: seat(at),
        player: PlayerView { name: NAMES[usize::from(at)].to_owned(), avatar: at },
        stack: chips(stack),
        state,
        bet: Chips::ZERO,
        cards: Vec::new(),
        folded: false,
    };
    // Between two tables of a pool, the viewer knows of no other player.
    let other = (!info.form.moves_players()).then(|| taken(1, SeatState::Playing, 1860));
    let seats = std::iter::once(taken(0, state, stack)).chain(other).collect();
    let snapshot =
        TableSnapshot { info, seats, hand: None, you: Some(you), to_act: None, to_show: None, deck_sealed: None, tournament: None };
    TableModel::from_snapshot(snapshot, 0)
}

/// The bar on the viewer's turn, awake.
pub fn bar_on_turn() -> ActionBar {
    let mut bar = ActionBar::new(TableId(1), 600);
    bar.update(&AtTable::caught_up(&table(0, Some(legal(60, 100))), Money::ZERO), 0);
    bar
}

/// The bar while somebody else thinks.
pub fn bar_ahead() -> ActionBar {
    let mut bar = ActionBar::new(TableId(1), 600);
    bar.update(&AtTable::caught_up(&table(5, None), Money::ZERO), 0);
    bar
}

/// The bar on the viewer's turn with a text in its field.
pub fn bar_typed(text: &str) -> ActionBar {
    let mut bar = bar_on_turn();
    bar.handle(&BarIntent::Edit(text.to_owned()), AWAKE, &|text| {
        poker_text::parse_amount(text, poker_text::Currency::Euro).map(Chips::new)
    });
    bar
}
