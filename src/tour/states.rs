//! The tour's table states: hands that are played up to some point.

use poker_protocol::{Clock, JackpotKind, SeatState, ShowChoice};
use poker_rigs::scene::{Scene, ScenePlayer};
use poker_rules::{Action, Chips, GameSpec, HolePlaces};

use Action::{Call, Check, Fold};

/// The game of a state that names none.
const GAME: GameSpec = GameSpec::holdem_no_limit();

/// A state with its name.
pub(super) struct NamedScene {
    pub(super) name: &'static str,
    pub(super) scene: Scene,
}

/// All states, in the order of a hand.
pub(super) fn table_states() -> Vec<NamedScene> {
    vec![
        NamedScene { name: "table-preflop-to-act", scene: preflop_to_act() },
        NamedScene { name: "table-pre-action", scene: pre_action() },
        NamedScene { name: "table-facing-a-raise", scene: facing_a_raise() },
        NamedScene { name: "table-side-pots-showdown", scene: side_pots() },
        NamedScene { name: "table-win", scene: win() },
        NamedScene { name: "table-win-unseen", scene: Scene { choice: Some(choice(false, None)), ..win() } },
        NamedScene { name: "table-show-one", scene: Scene { shows: Some(HolePlaces::one(0)), choice: Some(choice(false, None)), ..win() } },
        NamedScene { name: "table-show-or-muck", scene: Scene { choice: Some(choice(true, None)), ..beaten() } },
        NamedScene { name: "table-bad-beat-at-stake", scene: Scene { choice: Some(choice(true, Some(JackpotKind::BadBeat))), ..beaten() } },
        NamedScene { name: "table-sitting-out", scene: sitting_out() },
        NamedScene { name: "table-reconnecting", scene: reconnecting() },
        NamedScene { name: "table-time-running-out", scene: time_running_out() },
        NamedScene { name: "table-all-in-preflop", scene: Scene { told: 0, ..side_pots() } },
        NamedScene { name: "table-all-in-turn", scene: Scene { told: 4, ..side_pots() } },
        NamedScene { name: "table-omaha", scene: omaha() },
        NamedScene { name: "table-omaha-unseen", scene: omaha_unseen() },
        NamedScene { name: "table-hi-lo-quartered", scene: quartered() },
        NamedScene { name: "table-hi-lo-all-in", scene: hi_lo_all_in() },
        NamedScene { name: "table-five-cards", scene: Scene { actions: five_cards_until(FLOP), ..five_cards() } },
        NamedScene { name: "table-five-cards-scoop", scene: five_cards() },
        NamedScene { name: "table-waiting", scene: waiting() },
    ]
}

fn raise_to(cents: u64) -> Action {
    Action::RaiseTo(Chips::new(cents))
}

fn clock(decision_ms: u32, bank_ms: u32) -> Option<Clock> {
    // The picture is taken a second after the clock started.
    let later = if decision_ms > 0 { (decision_ms + 1_000, bank_ms) } else { (0, bank_ms + 1_000) };
    Some(Clock { decision_ms: later.0, decision_full_ms: 10_000, bank_ms: later.1 })
}

/// Six players with the stacks of the design's pictures; the viewer holds the button.
fn table() -> Scene {
    let player = |name, avatar, stack, hole| Some(ScenePlayer { name, avatar, stack, hole, state: SeatState::Playing });
    Scene {
        game: GAME,
        players: vec![
            player("Ardan", 0, 2345, "AsJs"),
            player("Lisbet", 3, 1870, "Ac7h"),
            player("Maren", 1, 2230, "4s4d"),
            player("Otso", 2, 3235, "KsQs"),
            player("Quillon", 4, 1940, "8h3c"),
            player("Fenwick", 5, 2087, "Tc6d"),
        ],
        button: 0,
        blinds: (10, 20),
        board: "Kd9c4h9s2d",
        actions: Vec::new(),
        told: 5,
        rake: 0,
        clock: None,
        sit_out_next_big_blind: false,
        shows: None,
        choice: None,
    }
}

fn preflop_to_act() -> Scene {
    Scene { actions: vec![raise_to(60), Fold, Fold], clock: clock(9_000, 15_000), ..table() }
}

fn pre_action() -> Scene {
    Scene { actions: vec![raise_to(60), Fold], clock: clock(8_000, 15_000), ..table() }
}

fn facing_a_raise() -> Scene {
    let preflop = [raise_to(60), Fold, Fold, Call, Fold, Call];
    let flop = [Check, raise_to(80), Call, Call];
    let turn = [Check, Check, raise_to(240), raise_to(720), Fold];
    Scene { actions: [preflop.as_slice(), &flop, &turn].concat(), ..table() }
}

fn side_pots() -> Scene {
    let mut scene = table();
    let stacks = [2345, 1800, 550, 980];
    for (player, stack) in scene.players.iter_mut().zip(stacks) {
        if let Some(player) = player {
            player.stack = stack;
        }
    }
    if let Some(Some(hero)) = scene.players.first_mut() {
        hero.hole = "As9d";
    }
    Scene { actions: vec![raise_to(60), Fold, Fold, raise_to(200), raise_to(1800), Call, Call, Call], rake: 50, ..scene }
}

fn win() -> Scene {
    let mut scene = table();
    if let Some(Some(hero)) = scene.players.first_mut() {
        hero.hole = "KcQh";
    }
    Scene { actions: vec![raise_to(60), Fold, Fold, Call, Fold, Fold, Check, raise_to(70), Call, Check, raise_to(200), Fold], ..scene }
}

fn choice(shown_unasked: bool, jackpot: Option<JackpotKind>) -> ShowChoice {
    ShowChoice { shown_unasked, jackpot }
}

/// The viewer calls the river and is beaten by the bettor, who has shown.
fn beaten() -> Scene {
    let preflop = [raise_to(60), Fold, Fold, Call, Fold, Fold];
    let later = [raise_to(80), Call, Check, Check, raise_to(240), Call];
    Scene { actions: [preflop.as_slice(), &later].concat(), ..table() }
}

fn sitting_out() -> Scene {
    let mut scene = table();
    if let Some(Some(hero)) = scene.players.first_mut() {
        hero.state = SeatState::SittingOut;
    }
    if let Some(seat) = scene.players.get_mut(3) {
        *seat = None;
    }
    Scene { button: 4, actions: vec![raise_to(50), Fold], ..scene }
}

/// The viewer and an opponent wait for the big blind, and another opponent sits out.
fn waiting() -> Scene {
    let mut scene = table();
    for (seat, state) in [(0, SeatState::WaitingForBigBlind), (3, SeatState::SittingOut), (4, SeatState::WaitingForBigBlind)] {
        if let Some(Some(player)) = scene.players.get_mut(seat) {
            player.state = state;
        }
    }
    Scene { button: 5, actions: vec![raise_to(50)], ..scene }
}

/// Two opponents have lost their connection, one of them in the hand.
fn reconnecting() -> Scene {
    let mut scene = facing_a_raise();
    for seat in [1, 4] {
        if let Some(Some(player)) = scene.players.get_mut(seat) {
            player.state = SeatState::Disconnected;
        }
    }
    scene
}

fn time_running_out() -> Scene {
    Scene { actions: vec![raise_to(60), Fold, Fold, Call, Fold, Call, Check, raise_to(120)], clock: clock(0, 6_000), ..table() }
}

/// The same table with another game, other cards and, where they are given, other stacks.
fn table_of(code: &str, hole: [&'static str; 6], board: &'static str, stacks: Option<u64>) -> Scene {
    let mut scene = Scene { game: GameSpec::with_code(code).unwrap_or(GAME), board, ..table() };
    for (player, hole) in scene.players.iter_mut().flatten().zip(hole) {
        player.hole = hole;
        player.stack = stacks.unwrap_or(player.stack);
    }
    scene
}

fn omaha() -> Scene {
    let scene = table_of("plo", ["AhKhJdTd", "", "", "", "", ""], "Th9h2c", None);
    Scene { actions: vec![raise_to(70), Fold, Call, Call, Fold, Call, Check, raise_to(200), Call], clock: clock(8_000, 15_000), ..scene }
}

/// The viewer bets the flop and wins unseen.
fn omaha_unseen() -> Scene {
    let actions = vec![raise_to(70), Fold, Call, Call, Fold, Call, Check, raise_to(200), Fold, raise_to(500), Fold, Fold];
    Scene { actions, clock: None, choice: Some(choice(false, None)), ..omaha() }
}

/// One player has the best hand, two have the best low.
fn quartered() -> Scene {
    let hole = ["As2sKdQc", "Ad2hJcTc", "8s8hKhJh", "", "", ""];
    let preflop = [Fold, Fold, Fold, raise_to(60), Call, Call];
    let later = [Check, raise_to(120), Call, Call, Check, raise_to(300), Call, Call, Check, Check, Check];
    Scene { actions: [preflop.as_slice(), &later].concat(), rake: 30, ..table_of("plo8", hole, "8d7c4sKc3h", None) }
}

fn hi_lo_all_in() -> Scene {
    let hole = ["AsAd2c3d", "", "KhKsQh5h", "", "", ""];
    let scene = table_of("plo8", hole, "8h7s2hJc4d", Some(300));
    Scene { actions: vec![Fold, Fold, Fold, raise_to(70), Fold, raise_to(220), raise_to(300), Call], told: 3, ..scene }
}

/// The number of actions of [`five_cards`] before its flop.
const FLOP: usize = 8;

fn five_cards_until(actions: usize) -> Vec<Action> {
    five_cards().actions.into_iter().take(actions).collect()
}

fn five_cards() -> Scene {
    let hole = ["AsAh2s3d4c", "", "JhJdThTc9c", "", "QsQdJcTs9s", ""];
    let actions = vec![Fold, Call, Fold, raise_to(80), Fold, Call, Call, Check, Check, Check, Check, Check, Check, Check, Check, Check];
    Scene { actions, ..table_of("plo85", hole, "5c6d8hKdKs", None) }
}
