//! A sample of each message.

use poker_rules::{
    Act, Action, Card, Chips, GameSpec, HandName, HolePlaces, IllegalAction, LegalActions, PostKind, PotHalf, Preset, PresetKind,
    RaiseRange, Rank, Seat, Street, Variant,
};

use super::tournament;
use crate::{
    BuyInLimits, BuyInRange, Bytes32, ChargedStake, Clock, Currency, DrawnCard, Entry, EntryKind, Form, FoundPlayer, FoundSeat, HandId,
    HandSnapshot, JackpotKind, JackpotPool, LeaversAction, LimitReason, Message, Money, Notice, OpenedDeck, Opening, OutClock,
    PROTOCOL_VERSION, PlanId, PlanRow, PlanView, PlayerId, PlayerView, PotView, Raise, RaisedCharge, Refusal, Request, RequestId, Reset,
    SeatCommitment, SeatNonce, SeatOffer, SeatSnapshot, SeatStack, SeatState, SeenEvent, SeenLow, Seq, ShowChoice, StackChange, StakeId,
    StakeRow, StatementEntry, StreamId, StreamPlace, Suspicion, TableEvent, TableId, TableInfo, TableSnapshot, TournamentId, TurnId,
    YourSeat,
};

const TABLE: TableId = TableId(3);
const STREAM: StreamId = StreamId(4_503_599_627_370_497);
const HERO: Seat = Seat::new(0);
const VILLAIN: Seat = Seat::new(4);

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

const fn chips(units: u64) -> Chips {
    Chips::new(units)
}

const fn money(hundredths: u64) -> Money {
    Money::new(hundredths)
}

pub(super) fn requests() -> Vec<(&'static str, Request)> {
    let act = |action| Request::Act { table: TABLE, hand: HandId(41), turn: TurnId(5), action };
    vec![
        ("hello", hello(None)),
        ("hello_again", hello(Some(StreamPlace { stream: STREAM, after: Seq(120) }))),
        ("resume", Request::Resume { after: Seq(120) }),
        ("watch_lobby", Request::WatchLobby),
        ("leave_lobby", Request::LeaveLobby),
        ("allow_finding", Request::AllowFinding { on: true }),
        ("find_player", Request::FindPlayer { name: "åsa".to_owned() }),
        ("join", Request::Join { stake: StakeId(1) }),
        ("leave_queue", Request::LeaveQueue { stake: StakeId(1) }),
        ("sit_down", Request::SitDown { table: TABLE, buy_in: money(1_000), entry: Entry::PostNow }),
        ("decline_seat", Request::DeclineSeat { table: TABLE }),
        ("leave_table", Request::LeaveTable { table: TABLE }),
        ("act_fold", act(Action::Fold)),
        ("act_check", act(Action::Check)),
        ("act_call", act(Action::Call)),
        ("act_raise_to", act(Action::RaiseTo(chips(60)))),
        ("act_show", act(Action::Show(HolePlaces::all(2)))),
        ("act_show_one_card", act(Action::Show(HolePlaces::one(1)))),
        ("act_muck", act(Action::Muck)),
        ("sit_out", Request::SitOut { table: TABLE, on: true }),
        ("sit_out_next_big_blind", Request::SitOutNextBigBlind { table: TABLE, on: false }),
        ("leave_next_big_blind", Request::LeaveNextBigBlind { table: TABLE, on: true }),
        ("auto_top_up", Request::AutoTopUp { table: TABLE, on: true }),
        ("top_up", Request::TopUp { table: TABLE, to: money(1_000) }),
        ("top_up_after_hand", Request::TopUpAfterHand { table: TABLE, to: money(1_000) }),
        ("auto_muck", Request::AutoMuck { table: TABLE, on: true }),
        ("straddle", Request::Straddle { table: TABLE, on: true }),
        ("fast_fold", Request::FastFold { table: TABLE, hand: HandId(41) }),
        ("ask_plans", Request::AskPlans),
        ("choose_plan", Request::ChoosePlan { plan: PlanId(2) }),
        ("cancel_plan", Request::CancelPlan),
        ("ask_statement", Request::AskStatement { before: Some(77) }),
        ("ask_rules", Request::AskRules { rulebook: "en-2.7".to_owned() }),
        ("report_hand", report()),
        ("enter", Request::Enter { table: TABLE, entry: Entry::WaitForBigBlind }),
        ("say", Request::Say { table: TABLE, text: "Well played, Émile 👏".to_owned() }),
        ("commit_nonce", Request::CommitNonce { table: TABLE, commitment: bytes(30) }),
        ("reveal_nonce", Request::RevealNonce { table: TABLE, root: bytes(200), nonce: bytes(60), next: Some(bytes(90)) }),
        ("reveal_nonce_last", Request::RevealNonce { table: TABLE, root: bytes(200), nonce: bytes(60), next: None }),
        ("next_hand", Request::NextHand { table: TABLE }),
        ("refill_balance", Request::RefillBalance),
    ]
    .into_iter()
    .chain(tournament::requests())
    .collect()
}

fn hello(resume: Option<StreamPlace>) -> Request {
    let (client, name, language) = ("Cardroom 0.1.0".to_owned(), "Åsa".to_owned(), "sv".to_owned());
    Request::Hello { protocol: PROTOCOL_VERSION, client, name, avatar: 2, language, resume }
}

fn report() -> Request {
    Request::ReportHand { hand: HandId(41), about: vec![VILLAIN], why: Suspicion::SoftPlay, remark: "Checked the nuts.".to_owned() }
}

fn welcome(refill_to: Option<Money>, hides_figures: bool) -> Message {
    Message::Welcome {
        protocol: PROTOCOL_VERSION,
        server: "Cardroom 0.1.0".to_owned(),
        player: PlayerId(1),
        balance: money(100_000),
        currency: Currency::Eur,
        refill_to,
        hides_figures,
        finds_players: refill_to.is_none(),
        stream: STREAM,
    }
}

pub(super) fn messages() -> Vec<(&'static str, Message)> {
    let mut messages = plain();
    messages.extend(tournament::messages());
    messages.extend(
        refusals()
            .into_iter()
            .chain(tournament::refusals())
            .map(|(name, reason)| (name, Message::Refused { request: RequestId(9), reason })),
    );
    messages.extend(table_events().into_iter().map(|(name, event)| (name, Message::Table { table: TABLE, event })));
    let step = |event| Message::Table { table: TABLE, event: TableEvent::Hand { event } };
    messages.extend(hand_events().into_iter().map(|(name, event)| (name, step(event))));
    let told = |notice| Message::Table { table: TABLE, event: TableEvent::Notice { notice } };
    messages.extend(notices().into_iter().map(|(name, notice)| (name, told(notice))));
    messages
}

fn plain() -> Vec<(&'static str, Message)> {
    let row = StakeRow {
        stake: StakeId(1),
        name: "NL10".to_owned(),
        form: Form::Regular,
        game: GameSpec::holdem_no_limit(),
        small_blind: money(5),
        big_blind: money(10),
        seats: 6,
        players: 11,
        tables: 2,
        table_names: vec!["Vega".to_owned(), "Altair".to_owned()],
        waiting: 1,
        usual_wait_s: Some(240),
        buy_in: BuyInRange { min: money(500), max: money(1_000) },
        average_pot: Some(chips(140)),
        hands_per_hour: Some(82),
        rulebook: "en-2.7".to_owned(),
    };
    let resume = LimitReason::BanzaiResume { stack: money(1_200) };
    let quiet = StakeRow {
        stake: StakeId(2),
        name: "NL25".to_owned(),
        average_pot: None,
        hands_per_hour: None,
        usual_wait_s: None,
        waiting: 0,
        players: 0,
        tables: 1,
        table_names: Vec::new(),
        ..row.clone()
    };
    vec![
        ("welcome", welcome(Some(money(200_000)), false)),
        ("welcome_without_figures", welcome(None, true)),
        ("done", Message::Done { request: RequestId(8) }),
        ("lobby", Message::Lobby { stakes: [row, quiet].into() }),
        ("player_found", Message::PlayerFound { name: "åsa".to_owned(), player: Some(found_player()) }),
        ("player_not_found", Message::PlayerFound { name: "Émile".to_owned(), player: None }),
        ("seat_offered", Message::SeatOffered { offer: offer(LimitReason::Stake, None) }),
        ("seat_offered_to_resume", Message::SeatOffered { offer: offer(resume, Some(Reset { amount: money(500), left: 5 })) }),
        ("seat_withdrawn", Message::SeatWithdrawn { table: TABLE }),
        ("queue", Message::Queue { stake: StakeId(1), position: Some(2), waiting: 2, opens_at: 3 }),
        ("queue_left", Message::Queue { stake: StakeId(1), position: None, waiting: 1, opens_at: 3 }),
        ("jackpots", Message::Jackpots { pools: vec![JackpotPool { kind: JackpotKind::BadBeat, amount: money(15) }] }),
        ("plans", Message::Plans { plans: plans() }),
        ("rules", Message::Rules { rules: Box::new(super::rules::full()) }),
        ("charges_raised", Message::ChargesRaised { raised: charges() }),
        ("rules_of_few", Message::Rules { rules: Box::new(super::rules::few()) }),
        (
            "statement",
            Message::Statement { entries: vec![entry(EntryKind::CashOut), entry(EntryKind::Jackpot(JackpotKind::Smart))], more: true },
        ),
        ("balance", Message::Balance { balance: money(99_000) }),
        ("snapshot_between_hands", Message::Snapshot { table: Box::new(snapshot(None, None)) }),
        (
            "snapshot_before_hand",
            Message::Snapshot { table: Box::new(TableSnapshot { deck_sealed: Some(deck_sealed()), ..snapshot(None, None) }) },
        ),
        ("snapshot_in_hand", Message::Snapshot { table: Box::new(snapshot(Some(hand_snapshot()), Some(to_act()))) }),
        ("unseated", Message::Unseated { table: TABLE, returned: money(995), removed: true }),
    ]
}

fn found_player() -> FoundPlayer {
    let seat = FoundSeat { tournament: TournamentId(31), name: "Sunday Special".to_owned(), table: TableId(9), may_watch: true };
    FoundPlayer { player: PlayerId(12), name: "Åsa".to_owned(), stakes: vec![StakeId(1), StakeId(2)], tournaments: vec![seat] }
}

fn offer(why: LimitReason, instead: Option<Reset>) -> SeatOffer {
    let range = BuyInRange { min: money(500), max: money(1_000) };
    SeatOffer {
        table: TABLE,
        name: "Vega".to_owned(),
        stake: StakeId(1),
        rulebook: "en-2.7".to_owned(),
        limits: BuyInLimits { range, instead, why },
        may_post: true,
        auto_top_up: true,
        left_ms: 30_000,
    }
}

fn plans() -> PlanView {
    let row = |plan, price, days| PlanRow { plan: PlanId(plan), price: money(price), days, own_rates: false, hexapro_percent: 100 };
    PlanView {
        rows: vec![row(1, 0, None), row(2, 20_000, Some(30))],
        active: PlanId(2),
        ends: Some(1_800_000_000_000),
        days_left: Some(21),
        refund: money(14_000),
        cancellations_left: 1,
    }
}

fn entry(what: EntryKind) -> StatementEntry {
    StatementEntry {
        number: 78,
        at: 1_795_000_000_000,
        what,
        table: Some("Vega".to_owned()),
        tournament: None,
        hand: Some(HandId(41)),
        received: money(995),
        paid: Money::ZERO,
        balance: money(100_995),
    }
}

fn refusals() -> Vec<(&'static str, Refusal)> {
    let illegal = |reason| Refusal::Illegal { reason };
    vec![
        ("refused_not_greeted", Refusal::NotGreeted),
        ("refused_version", Refusal::Version { wanted: 1 }),
        ("refused_unknown", Refusal::Unknown),
        ("refused_not_seated", Refusal::NotSeated),
        ("refused_already_seated", Refusal::AlreadySeated),
        ("refused_full", Refusal::Full),
        ("refused_buy_in", Refusal::BuyIn { range: BuyInRange { min: money(500), max: money(1_000) } }),
        ("refused_balance", Refusal::Balance { needed: money(1_000), balance: money(12) }),
        ("refused_not_your_turn", Refusal::NotYourTurn),
        ("refused_illegal_turn", illegal(IllegalAction::NotYourTurn { turn: Some(VILLAIN) })),
        ("refused_illegal_check", illegal(IllegalAction::CannotCheck { to_call: chips(20) })),
        ("refused_illegal_call", illegal(IllegalAction::NothingToCall)),
        ("refused_illegal_raise", illegal(IllegalAction::RaiseNotAllowed)),
        ("refused_illegal_small_raise", illegal(IllegalAction::RaiseTooSmall { min_to: chips(60) })),
        ("refused_illegal_big_raise", illegal(IllegalAction::RaiseTooBig { max_to: chips(980) })),
        ("refused_illegal_over", illegal(IllegalAction::HandOver)),
        ("refused_illegal_show", illegal(IllegalAction::NothingToShow)),
        ("refused_illegal_card", illegal(IllegalAction::NoSuchCard)),
        ("refused_not_offered", Refusal::NotOffered),
        ("refused_forgotten", Refusal::Forgotten),
        ("refused_too_often", Refusal::TooOften { wait_ms: 2_400 }),
        ("refused_already_waiting", Refusal::AlreadyWaiting),
        ("refused_no_seat_offered", Refusal::NoSeatOffered),
        ("refused_too_many_tables", Refusal::TooManyTables { most: 4 }),
        ("refused_in_hand", Refusal::InHand),
        ("refused_no_fast_fold", Refusal::NoFastFold),
        ("refused_not_in_rulebook", Refusal::NotInRulebook { rulebook: "en-1.2".to_owned() }),
        ("refused_plan_active", Refusal::PlanActive { plan: PlanId(2) }),
        ("refused_no_plan", Refusal::NoPlan),
        ("refused_cancellations", Refusal::Cancellations { most: 2 }),
        ("refused_banzai_excluded", Refusal::BanzaiExcluded),
        ("refused_under_review", Refusal::UnderReview),
        ("refused_suspended", Refusal::Suspended),
        ("refused_already_reported", Refusal::AlreadyReported),
        ("refused_too_many_reports", Refusal::TooManyReports { a_day: 20 }),
        ("refused_reports_full", Refusal::ReportsFull),
        ("refused_chat_off", Refusal::ChatOff),
        ("refused_chat_too_long", Refusal::ChatTooLong { most: 200 }),
        ("refused_chat_not_one_line", Refusal::ChatNotOneLine),
        ("refused_wrong_nonce", Refusal::WrongNonce),
        ("refused_chat_in_hand", Refusal::ChatInHand),
        ("refused_chat_too_fast", Refusal::ChatTooFast { wait_ms: 2_400 }),
        ("refused_malformed", Refusal::Malformed),
    ]
}

fn notices() -> Vec<(&'static str, Notice)> {
    vec![
        ("notice_top_up_skipped", Notice::TopUpSkipped { balance: money(3) }),
        ("notice_top_up_later", Notice::TopUpLater { amount: money(205) }),
        ("notice_time_out", Notice::TimeOut { folded: true }),
        ("notice_waiting_for_players", Notice::WaitingForPlayers { needed: 3 }),
        ("notice_sitting_out_everywhere", Notice::SittingOutEverywhere { left_ms: 500_000 }),
        (
            "notice_jackpot",
            Notice::Jackpot {
                kind: JackpotKind::MonteCarlo,
                seat: HERO,
                player: "Émile".to_owned(),
                amount: money(4_000),
                hand: HandId(41),
            },
        ),
        ("notice_hand_void", Notice::HandVoid { hand: HandId(41), opened: None }),
        ("notice_hand_void_sealed", Notice::HandVoid { hand: HandId(41), opened: Some(Box::new(opened())) }),
    ]
}

fn to_act() -> TableEvent {
    let legal = LegalActions {
        check: false,
        call: Some(chips(20)),
        raise: Some(RaiseRange { min_to: chips(40), max_to: chips(980), opens: false, undersized: false }),
        presets: [
            Preset { kind: PresetKind::Min, to: chips(40) },
            Preset { kind: PresetKind::HalfPot, to: chips(55) },
            Preset { kind: PresetKind::AllIn, to: chips(980) },
        ]
        .into_iter()
        .collect(),
    };
    let clock = Clock { decision_ms: 10_000, decision_full_ms: 10_000, bank_ms: 15_000 };
    TableEvent::ToAct { seat: HERO, turn: TurnId(5), clock: Some(clock), legal: Some(Box::new(legal)) }
}

fn you() -> YourSeat {
    YourSeat {
        seat: HERO,
        initial_buy_in: money(1_000),
        sit_out_next_hand: false,
        sit_out_next_big_blind: Some(true),
        leave_next_big_blind: Some(false),
        sits_out_everywhere: true,
        auto_top_up: Some(false),
        top_up: Some(BuyInRange { min: money(1), max: money(1_000) }),
        entry: Entry::WaitForBigBlind,
        may_post: true,
        straddle: Some(false),
        may_fast_fold: false,
        leavers_action: LeaversAction::Fold,
        out: Some(OutClock { left_ms: 480_000, everywhere: true }),
        bank_ms: Some(15_000),
        auto_muck: false,
    }
}

fn player(name: &str) -> PlayerView {
    PlayerView { name: name.to_owned(), avatar: 5 }
}

fn table_events() -> Vec<(&'static str, TableEvent)> {
    vec![
        ("to_act", to_act()),
        ("to_act_unclocked", TableEvent::ToAct { seat: VILLAIN, turn: TurnId(6), clock: None, legal: None }),
        ("to_show", to_show(Some(ShowChoice { shown_unasked: true, jackpot: Some(JackpotKind::BadBeat) }))),
        ("to_show_after_a_win", to_show(Some(ShowChoice { shown_unasked: false, jackpot: None }))),
        ("to_show_of_others", to_show(None)),
        ("sat", TableEvent::Sat { seat: VILLAIN, player: player("Émile"), stack: chips(800), state: SeatState::WaitingForBigBlind }),
        ("left", TableEvent::Left { seat: VILLAIN }),
        ("state_changed", TableEvent::StateChanged { seat: VILLAIN, state: SeatState::SittingOut }),
        ("stack_changed", TableEvent::StackChanged { seat: HERO, stack: chips(1_000), why: StackChange::AutoTopUp }),
        ("said", TableEvent::Said { seat: VILLAIN, name: "Émile".to_owned(), text: "Well played 👏".to_owned() }),
        ("deck_sealed", deck_sealed()),
        (
            "button_drawn",
            TableEvent::ButtonDrawn {
                cards: vec![DrawnCard { seat: HERO, card: card("9c") }, DrawnCard { seat: VILLAIN, card: card("Kd") }],
                button: VILLAIN,
            },
        ),
        ("you", TableEvent::You { you: you() }),
        ("you_unclocked", TableEvent::You { you: YourSeat { bank_ms: None, straddle: None, top_up: None, out: None, ..you() } }),
    ]
}

fn to_show(choice: Option<ShowChoice>) -> TableEvent {
    TableEvent::ToShow { seats: vec![HERO], turn: TurnId(9), left_ms: 3_000, choice }
}

fn stacks() -> Vec<SeatStack> {
    vec![SeatStack { seat: HERO, stack: chips(1_000) }, SeatStack { seat: VILLAIN, stack: chips(800) }]
}

fn hand_events() -> Vec<(&'static str, SeenEvent)> {
    let pots = || vec![PotView { amount: chips(120), eligible: vec![HERO, VILLAIN] }, PotView { amount: chips(40), eligible: vec![HERO] }];
    let acted = |act, paid| SeenEvent::Acted { seat: VILLAIN, act, paid: chips(paid), all_in: false };
    let name = HandName::TwoPair { high: Rank::King, low: Rank::Seven, kicker: Rank::Ace };
    let aces = HandName::TwoPair { high: Rank::Ace, low: Rank::King, kicker: Rank::Eight };
    let ranks = [Rank::Eight, Rank::Seven, Rank::Four, Rank::Two, Rank::Ace];
    let low = Some(SeenLow { ranks, cards: ["8c", "7h", "4s", "2d", "As"].map(card) });
    vec![
        ("hand_started", SeenEvent::Started { hand: HandId(41), button: HERO, players: stacks(), root: None, nonces: Vec::new() }),
        ("hand_posted", SeenEvent::Posted { seat: VILLAIN, post: PostKind::BigBlind, amount: chips(10), all_in: false }),
        ("hand_dealt_seen", SeenEvent::Dealt { seat: HERO, card: Some(card("As")), opening: None }),
        ("hand_dealt_hidden", SeenEvent::Dealt { seat: VILLAIN, card: None, opening: None }),
        ("hand_street_dealt", SeenEvent::StreetDealt { street: Street::Flop, cards: cards("Kd 7c 2h"), openings: Vec::new() }),
        ("hand_acted_fold", acted(Act::Fold, 0)),
        ("hand_acted_check", acted(Act::Check, 0)),
        ("hand_acted_call", acted(Act::Call, 10)),
        ("hand_acted_bet", acted(Act::Bet { to: chips(20) }, 20)),
        ("hand_acted_raise", acted(Act::Raise { to: chips(60) }, 40)),
        ("hand_returned", SeenEvent::Returned { seat: HERO, amount: chips(25) }),
        ("hand_gathered", SeenEvent::Gathered { pots: pots() }),
        ("hand_raked", SeenEvent::Raked { amount: chips(6), pots: pots() }),
        ("hand_shown", shown("Ks 7d", "Ks Kd 7d 7c Ah", Some(name), None, Vec::new())),
        ("hand_shown_all_in", shown("Ks 7d", "", None, None, Vec::new())),
        ("hand_shown_with_a_low", shown("As 2d Ks 7d", "As Ah Ks Kd 8c", Some(aces), low, Vec::new())),
        (
            "sealed_started",
            SeenEvent::Started { hand: HandId(41), button: HERO, players: stacks(), root: Some(bytes(200)), nonces: Vec::new() },
        ),
        (
            "sealed_started_with_nonces",
            SeenEvent::Started {
                hand: HandId(41),
                button: HERO,
                players: stacks(),
                root: Some(bytes(200)),
                nonces: vec![SeatNonce { seat: HERO, nonce: bytes(60) }],
            },
        ),
        ("sealed_dealt", SeenEvent::Dealt { seat: HERO, card: Some(card("As")), opening: Some(Box::new(opening(1))) }),
        ("sealed_street_dealt", SeenEvent::StreetDealt { street: Street::Turn, cards: cards("9h"), openings: vec![opening(7)] }),
        ("sealed_shown", shown("Ks 7d", "Ks Kd 7d 7c Ah", Some(name), None, vec![opening(0), opening(2)])),
        ("hand_mucked", SeenEvent::Mucked { seat: VILLAIN }),
        ("hand_part_shown", SeenEvent::PartShown { seat: VILLAIN, cards: vec![None, Some(card("7d"))], openings: Vec::new() }),
        ("sealed_part_shown", SeenEvent::PartShown { seat: VILLAIN, cards: vec![None, Some(card("7d"))], openings: vec![opening(2)] }),
        ("hand_won", SeenEvent::Won { pot: 1, half: None, seat: HERO, amount: chips(40) }),
        ("hand_won_high", SeenEvent::Won { pot: 0, half: Some(PotHalf::High), seat: HERO, amount: chips(61) }),
        ("hand_won_low", SeenEvent::Won { pot: 0, half: Some(PotHalf::Low), seat: VILLAIN, amount: chips(60) }),
        ("hand_ended", SeenEvent::Ended { stacks: stacks() }),
    ]
}

fn shown(hole: &str, best: &str, name: Option<HandName>, low: Option<SeenLow>, openings: Vec<Opening>) -> SeenEvent {
    SeenEvent::Shown { seat: HERO, cards: cards(hole), best: cards(best), name, low, openings }
}

fn deck_sealed() -> TableEvent {
    let commitments = vec![SeatCommitment { seat: HERO, commitment: bytes(30) }, SeatCommitment { seat: VILLAIN, commitment: bytes(130) }];
    TableEvent::DeckSealed { root: bytes(200), button: Some(HERO), commitments, left_ms: 1_000 }
}

fn opened() -> OpenedDeck {
    OpenedDeck { cards: Card::ALL.to_vec(), key: bytes(7) }
}

fn bytes(first: u8) -> Bytes32 {
    Bytes32(std::array::from_fn(|at| first.wrapping_add(u8::try_from(at).unwrap())))
}

fn opening(position: u8) -> Opening {
    Opening { position, salt: bytes(position), path: [20, 40, 60, 80, 100, 120].map(bytes) }
}

pub(super) fn snapshot(hand: Option<HandSnapshot>, to_act: Option<TableEvent>) -> TableSnapshot {
    let in_hand = hand.is_some();
    let seat = |seat, name, stack, held: Vec<Option<Card>>| SeatSnapshot {
        seat,
        player: player(name),
        stack: chips(stack),
        state: SeatState::Playing,
        bet: if in_hand { chips(10) } else { Chips::ZERO },
        cards: if in_hand { held } else { Vec::new() },
        folded: false,
    };
    TableSnapshot {
        info: TableInfo {
            table: TABLE,
            name: "Ash".to_owned(),
            stake: StakeId(1),
            form: Form::Regular,
            game: GameSpec::holdem_no_limit(),
            small_blind: chips(5),
            big_blind: chips(10),
            seats: 6,
            rulebook: "en-2.7".to_owned(),
            min_buy_in: money(500),
            max_buy_in: money(1_000),
            practice: false,
            sealed: true,
            chat: true,
        },
        seats: vec![seat(HERO, "Åsa", 990, vec![Some(card("As")), Some(card("Kd"))]), seat(VILLAIN, "Émile", 790, vec![None, None])],
        hand,
        you: Some(you()),
        to_act,
        to_show: None,
        deck_sealed: None,
        tournament: None,
    }
}

fn hand_snapshot() -> HandSnapshot {
    let deal = |seat, card| SeenEvent::Dealt { seat, card, opening: None };
    HandSnapshot {
        hand: HandId(41),
        button: HERO,
        street: Street::Preflop,
        board: Vec::new(),
        pots: Vec::new(),
        events: vec![
            SeenEvent::Started { hand: HandId(41), button: HERO, players: stacks(), root: None, nonces: Vec::new() },
            SeenEvent::Posted { seat: HERO, post: PostKind::SmallBlind, amount: chips(5), all_in: false },
            SeenEvent::Posted { seat: VILLAIN, post: PostKind::BigBlind, amount: chips(10), all_in: false },
            deal(VILLAIN, None),
            deal(HERO, Some(card("As"))),
            deal(VILLAIN, None),
            deal(HERO, Some(card("Kd"))),
        ],
    }
}

fn charges() -> Vec<RaisedCharge> {
    let stake = ChargedStake { name: "NL10".to_owned(), game: *Variant::with_code("nlhe").unwrap(), form: Form::Regular };
    let (plan, before, now) = (PlanId(2), Money::new(100), Money::new(150));
    let of = |stake: &Option<ChargedStake>, raise| RaisedCharge { rulebook: "house-1".to_owned(), stake: stake.clone(), raise };
    let at = Some(stake);
    vec![
        of(&at, Raise::Percent { before_bp: 350, now_bp: 400 }),
        of(&at, Raise::PlanPercent { plan, before_bp: 300, now_bp: 325 }),
        of(&at, Raise::Cap { before, now }),
        of(&None, Raise::Minimum { before, now }),
        of(&at, Raise::RoundedUp),
        of(&at, Raise::WholeCap { players: 3 }),
        of(&at, Raise::MinimumTaken { least: now }),
        of(&at, Raise::WithoutFlop),
        of(&None, Raise::PlanPrice { plan, before, now }),
    ]
}
