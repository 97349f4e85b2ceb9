//! What each figure counts, in hands that are written out.

use poker_history::{PhhReader, PlayedHand, Replayed};

use crate::{Archive, Figures, Group, GroupKey, HandFilter, MOST_GROUPS, NewHand, PlayFigures, Position, Share};

/// A hand of three players, `Ardan` among them as player `kept_by`. Player 1 posts 1, player 2 posts 2, player 3 has the button.
fn three(kept_by: usize, actions: &str) -> PlayedHand {
    let deal = r#""d dh p1 AcKd", "d dh p2 8h8d", "d dh p3 7h6h""#;
    read("blinds_or_straddles = [1, 2, 0]\nantes = [0, 0, 0]\nstarting_stacks = [200, 200, 150]", kept_by, 3, deal, actions)
}

/// A hand of two players: player 1 posts the big blind of 2, player 2 has the button and posts 1.
fn two(kept_by: usize, deal: &str, actions: &str) -> PlayedHand {
    read("blinds_or_straddles = [1, 2]\nantes = [0, 0]\nstarting_stacks = [100, 100]", kept_by, 2, deal, actions)
}

fn read(setup: &str, kept_by: usize, players: usize, deal: &str, actions: &str) -> PlayedHand {
    let names: Vec<String> =
        (1..=players).map(|player| format!("\"{}\"", if player == kept_by { "Ardan" } else { NAMES[player] })).collect();
    let actions = actions.split(", ").map(|action| format!("\"{action}\"")).collect::<Vec<_>>().join(", ");
    let text = format!(
        "variant = \"NT\"\n{setup}\nmin_bet = 2\nplayers = [{}]\n_kept_by = {kept_by}\nactions = [{deal}, {actions}]\n",
        names.join(", ")
    );
    let phh = PhhReader::new(text.as_bytes()).next().unwrap().unwrap().phh;
    Replayed::play(&phh).unwrap_or_else(|why| panic!("{why}\n{text}")).hand
}

const NAMES: [&str; 4] = ["", "Otso", "Maren", "Lisbet"];
const FLOP: &str = "d db 2c9sTd";

fn archive(hands: &[PlayedHand]) -> Archive {
    let mut archive = Archive::in_memory().unwrap();
    let new: Vec<NewHand> = (0..).zip(hands).map(|(place, hand)| NewHand::of(hand, "", place * 60_000).unwrap()).collect();
    assert_eq!(archive.add(&new).unwrap(), hands.len());
    archive
}

fn figures(hand: &PlayedHand) -> Figures {
    archive(std::slice::from_ref(hand)).figures(&HandFilter::default()).unwrap()
}

/// The figures whose samples are not empty.
fn told(play: &PlayFigures) -> String {
    let all = [
        ("vpip", play.vpip),
        ("pfr", play.pfr),
        ("3-bet", play.three_bet),
        ("wtsd", play.wtsd),
        ("w$sd", play.won_showdown),
        ("c-bet", play.continuation),
        ("af", play.aggression_factor),
        ("afq", play.aggression_frequency),
    ];
    let told = all.iter().filter(|(_, share)| share.of + share.out_of > 0);
    told.map(|(name, share)| format!("{name} {}/{}", share.of, share.out_of)).collect::<Vec<_>>().join(" ")
}

#[test]
fn each_figure_counts_what_its_definition_says() {
    let cases = [
        ("a walk is no decision", 2, "p3 f, p1 f".to_owned(), ""),
        ("a limp", 3, "p3 cc, p1 f, p2 cc".to_owned() + ", " + FLOP + ", p2 cbr 4, p3 f", "vpip 1/1 pfr 0/1 wtsd 0/1 afq 0/1"),
        (
            "a check in the big blind is no call",
            2,
            "p3 cc, p1 f, p2 cc".to_owned() + ", " + FLOP + ", p2 cc, p3 cbr 4, p2 f",
            "vpip 0/1 pfr 0/1 wtsd 0/1 afq 0/1",
        ),
        ("a fold", 3, "p3 f, p1 cbr 6, p2 f".to_owned(), "vpip 0/1 pfr 0/1"),
        ("an open", 3, "p3 cbr 6, p1 f, p2 f".to_owned(), "vpip 1/1 pfr 1/1"),
        (
            "a call of a raise could have been a 3-bet",
            2,
            "p3 cbr 6, p1 f, p2 cc, d db 2c9sTd, p2 cc, p3 cbr 8, p2 f".to_owned(),
            "vpip 1/1 pfr 0/1 3-bet 0/1 wtsd 0/1 afq 0/1",
        ),
        ("a 3-bet", 1, "p3 cbr 6, p1 cbr 18, p2 f, p3 f".to_owned(), "vpip 1/1 pfr 1/1 3-bet 1/1"),
        ("a raise after limps is no 3-bet", 2, "p3 cc, p1 cc, p2 cbr 10, p3 f, p1 f".to_owned(), "vpip 1/1 pfr 1/1"),
        ("a 4-bet of the one who opened is no 3-bet", 3, "p3 cbr 6, p1 cbr 18, p2 f, p3 cbr 44, p1 f".to_owned(), "vpip 1/1 pfr 1/1"),
        ("a 4-bet of another", 2, "p3 cbr 6, p1 cbr 18, p2 cbr 44, p3 f, p1 f".to_owned(), "vpip 1/1 pfr 1/1"),
        (
            "a continuation bet",
            3,
            "p3 cbr 6, p1 f, p2 cc, d db 2c9sTd, p2 cc, p3 cbr 8, p2 f".to_owned(),
            "vpip 1/1 pfr 1/1 wtsd 0/1 c-bet 1/1 af 1/0 afq 1/1",
        ),
        (
            "none, and a check-raise of the other",
            3,
            "p3 cbr 6, p1 f, p2 cc, d db 2c9sTd, p2 cc, p3 cc, d db 3s, p2 cbr 8, p3 cc, d db Jd, p2 cc, p3 cbr 20, p2 cbr 60, p3 f"
                .to_owned(),
            "vpip 1/1 pfr 1/1 wtsd 0/1 c-bet 0/1 af 1/1 afq 1/3",
        ),
        (
            "a bet into the one who raised takes the chance away",
            3,
            "p3 cbr 6, p1 f, p2 cc, d db 2c9sTd, p2 cbr 8, p3 f".to_owned(),
            "vpip 1/1 pfr 1/1 wtsd 0/1 afq 0/1",
        ),
        (
            "the one who called has no continuation bet",
            2,
            "p3 cbr 6, p1 f, p2 cc, d db 2c9sTd, p2 cbr 8, p3 f".to_owned(),
            "vpip 1/1 pfr 0/1 3-bet 0/1 wtsd 0/1 af 1/0 afq 1/1",
        ),
        (
            "a check-raise",
            2,
            "p3 cbr 6, p1 f, p2 cc, d db 2c9sTd, p2 cc, p3 cbr 8, p2 cbr 24, p3 f".to_owned(),
            "vpip 1/1 pfr 0/1 3-bet 0/1 wtsd 0/1 af 1/0 afq 1/1",
        ),
        (
            "a showdown that is lost",
            3,
            "p3 cc, p1 f, p2 cc, d db 2c9sTd, p2 cc, p3 cc, d db 3s, p2 cbr 4, p3 cc, d db Qd, p2 cc, p3 cc, p2 sm 8h8d, p3 sm 7h6h"
                .to_owned(),
            "vpip 1/1 pfr 0/1 wtsd 1/1 w$sd 0/1 af 0/1 afq 0/1",
        ),
        (
            "a showdown that is won",
            2,
            "p3 cc, p1 f, p2 cc, d db 2c9sTd, p2 cc, p3 cc, d db 3s, p2 cbr 4, p3 cc, d db Qd, p2 cc, p3 cc, p2 sm 8h8d, p3 sm 7h6h"
                .to_owned(),
            "vpip 0/1 pfr 0/1 wtsd 1/1 w$sd 1/1 af 1/0 afq 1/1",
        ),
        (
            "all-in before the flop sees the flop and the showdown",
            1,
            "p3 f, p1 cbr 200, p2 cc, p1 sm AcKd, p2 sm 8h8d, d db 2c9sTd, d db 3s, d db 4d".to_owned(),
            "vpip 1/1 pfr 1/1 wtsd 1/1 w$sd 0/1",
        ),
    ];
    for (name, kept_by, actions, expected) in cases {
        assert_eq!(told(&figures(&three(kept_by, &actions)).play), expected, "{name}");
    }
}

const ACES_AND_KINGS: &str = r#""d dh p1 AcAd", "d dh p2 KhKs""#;

#[test]
fn aces_against_kings_all_in_are_worth_82_of_100_whoever_wins() {
    let all_in = |kings: &str, river: &str| {
        let deal = format!(r#""d dh p1 AcAd", "d dh p2 {kings}""#);
        two(1, &deal, &format!("p2 cbr 100, p1 cc, p1 sm AcAd, p2 sm {kings}, d db 2c9sTd, d db 3s, d db {river}"))
    };
    let (lost, won) = (all_in("KhKs", "Kd"), all_in("KhKs", "4d"));
    for (hand, net) in [(&lost, -100), (&won, 100)] {
        let figures = figures(hand);
        let result = figures.money[0].result;
        assert_eq!((result.hands, result.net, figures.net.hundredths()), (1, net, net * 50));
        assert_eq!((figures.adjusted.hands(), figures.biggest_won.len() + figures.biggest_lost.len()), (1, 1));
        assert_eq!((result.adjusted_milli + 10) / 20, figures.adjusted.hundredths());
    }
    // Kings with none, one and both of the suits of the aces; of the 36 pairs of such hands 6, 24 and 6.
    let worth = ["KhKs", "KcKh", "KcKd"].map(|kings| figures(&all_in(kings, "4s")).money[0].result.adjusted_milli + 100_000);
    let mean = (worth[0] + 4 * worth[1] + worth[2]) / 6;
    assert!((163_880..163_905).contains(&mean), "81.946 % of 200 chips: {mean} of {worth:?}");
    assert_eq!(figures(&lost).money[0].result.adjusted_milli, figures(&won).money[0].result.adjusted_milli);
}

#[test]
fn all_in_on_the_flop_and_the_turn_the_cards_that_are_there_count() {
    let deal = ACES_AND_KINGS;
    // Of 990 turns and rivers the kings win with one king and one of 40 cards, neither an ace nor the last two, or with both kings: 81. The
    // last two and an ace make the same hand for both: 2.
    let all_in = "p2 cc, p1 cc, d db 2c2d2h, p1 cbr 98, p2 cc";
    for kept_by in [1, 2] {
        let flop = two(kept_by, deal, &format!("{all_in}, p1 sm AcAd, p2 sm KhKs, d db 3s, d db 4d"));
        let worth = if kept_by == 1 { 4_172 } else { -4_172 };
        assert_eq!(figures(&flop).adjusted.hundredths(), worth, "908 of 990 times 200 chips, less 100: 83.434 chips");
    }
    // Two kings among 44 cards.
    let turn = two(1, deal, "p2 cc, p1 cc, d db 2c9sTd, p1 cc, p2 cc, d db 3h, p1 cbr 98, p2 cc, p1 sm AcAd, p2 sm KhKs, d db 4d");
    assert_eq!(figures(&turn).adjusted.hundredths(), 4_545, "42 of 44 times 200 chips, less 100: 90.909 chips");
    // Bet and called on the river, nothing is left to chance.
    let river =
        two(1, deal, "p2 cc, p1 cc, d db 2c9sTd, p1 cc, p2 cc, d db 3h, p1 cc, p2 cc, d db Kd, p1 cbr 98, p2 cc, p1 sm AcAd, p2 sm KhKs");
    let river = figures(&river);
    assert_eq!((river.net.hundredths(), river.adjusted.hundredths()), (-5_000, -5_000));
}

#[test]
fn a_hand_left_before_the_end_counts_but_has_no_result() {
    let setup = "_left_early = true\nblinds_or_straddles = [1, 2]\nantes = [0, 0]\nstarting_stacks = [100, 100]";
    let left = read(setup, 1, 2, ACES_AND_KINGS, "p2 cbr 6, p1 cc, d db 2c9sTd, p1 cbr 8");
    let figures = figures(&left);
    assert_eq!((figures.hands, figures.unknown, figures.net.hands(), figures.pace.hands), (1, 1, 0, 1));
    assert_eq!((figures.money.len(), figures.biggest_lost.len(), figures.net.band_per_100()), (0, 0, None));
    assert_eq!(told(&figures.play), "vpip 1/1 pfr 0/1 3-bet 0/1 af 1/0 afq 1/1", "nobody knows whether it came to a showdown");
}

#[test]
fn the_biggest_pots_are_those_that_won_and_lost_the_most_big_blinds() {
    let hands: Vec<PlayedHand> = (3..=16).map(|raise| two(1 + raise % 2, ACES_AND_KINGS, &format!("p2 cbr {}, p1 f", raise * 2))).collect();
    let figures = archive(&hands).figures(&HandFilter::default()).unwrap();
    // Player 1 folds the big blind of 2 each time: seven hands each, all equal, so that the later ones are told.
    let nets = |lines: &[crate::HandLine]| lines.iter().map(|line| (line.net.unwrap(), line.started_ms / 60_000)).collect::<Vec<_>>();
    assert_eq!(nets(&figures.biggest_won), [(2, 12), (2, 10), (2, 8), (2, 6), (2, 4)]);
    assert_eq!(nets(&figures.biggest_lost), [(-2, 13), (-2, 11), (-2, 9), (-2, 7), (-2, 5)]);
    assert_eq!(figures.biggest_lost[0].position, Position::BigBlind);
}

#[test]
fn nothing_is_told_of_an_opponent_below_twenty_hands_but_their_number() {
    let hands: Vec<PlayedHand> = (3..=22).map(|raise| two(1, ACES_AND_KINGS, &format!("p2 cbr {}, p1 f", raise * 2))).collect();
    for (count, enough) in [(19, false), (20, true)] {
        let archive = archive(&hands[..count]);
        let told = archive.opponents_at("", &["Nobody", "Maren"]).unwrap();
        let maren = told[1].unwrap();
        assert_eq!((told[0], told.len()), (None, 2));
        assert_eq!((maren.hands, maren.enough()), (u64::try_from(count).unwrap(), enough));
        assert_eq!(maren.play.pfr, Share { of: maren.hands, out_of: maren.hands });
        assert_eq!((maren.play.pfr.is_enough(), maren.play.three_bet.is_enough()), (enough, false));
        assert_eq!(archive.opponent_figures(maren.id).unwrap(), Some(maren));
        assert!(archive.opponents_at("wss://elsewhere/", &["Maren"]).unwrap()[0].is_none());
    }
}

#[test]
fn of_very_many_opponents_those_with_the_most_hands_are_told() {
    let hands_of = |opponent: u64| 1 + opponent * opponent % 5;
    let model: Vec<PlayedHand> = (3..8).map(|raise| two(1, ACES_AND_KINGS, &format!("p2 cbr {}, p1 f", raise * 2))).collect();
    let mut hands = Vec::new();
    for opponent in 0..650 {
        for hand in model.iter().take(usize::try_from(hands_of(opponent)).unwrap()) {
            let names = hand.names.iter().map(|name| if name == "Ardan" { name.clone() } else { format!("opponent {opponent}") });
            hands.push(PlayedHand { names: names.collect(), ..hand.clone() });
        }
    }
    let told = archive(&hands).figures_by(&HandFilter::default(), Group::Opponent).unwrap();
    let mut wanted: Vec<(String, u64)> = (0..650).map(|opponent| (format!("opponent {opponent}"), hands_of(opponent))).collect();
    wanted.sort_by_key(|(_, hands)| std::cmp::Reverse(*hands));
    wanted.truncate(MOST_GROUPS);
    let named = |key: &GroupKey| if let GroupKey::Opponent { name, .. } = key { name.clone() } else { panic!("{key:?}") };
    assert_eq!(told.iter().map(|(key, figures)| (named(key), figures.hands)).collect::<Vec<_>>(), wanted);
}
