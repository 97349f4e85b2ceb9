//! Exact equity against brute force.

use super::{
    brute::{brute_force, results},
    spot,
};
use crate::{
    equity::{SHARES, Spot},
    tests::table::cards,
};

fn agrees(spot: &Spot) {
    let counted = results(&spot.exact().unwrap().finish());
    assert_eq!(counted, brute_force(spot), "{spot:?}");
    assert_eq!(counted.1.iter().map(|result| result.shares).sum::<u64>(), counted.0 * SHARES, "{spot:?}");
}

#[test]
fn aces_against_kings_before_the_flop() {
    let tally = spot("nlhe", &["Ah Ad", "Ks Kc"], "").exact().unwrap().finish();
    assert_eq!(tally.deals(), 1_712_304);
    let aces = tally.high(0);
    assert_eq!((aces.wins, aces.losses, aces.ties), (1_388_072, 317_694, 6_538));
    let kings = tally.high(1);
    assert_eq!((kings.wins, kings.losses, kings.ties), (317_694, 1_388_072, 6_538));
}

/// Five match-ups for each game: the players and the board.
const MATCHUPS: [(&str, [(&[&str], &str); 5]); 6] = [
    (
        "nlhe",
        [
            (&["Ah Kh", "Qs Qd"], "Jh Th 2c"),
            (&["7c 6c", "As Ad"], "8c 5d Kc"),
            (&["9s 9d", "Ac Kc", "Jh Th"], "9h 8h 2c"),
            (&["Ac Kd", "Ad Kc"], "Qh Jh 2h"),
            (&["2c 2d", ":JJ+, AKs"], "2h Ts 9s Kd"),
        ],
    ),
    (
        "plo",
        [
            (&["Ah As Kh Ks", "9c 8c 7d 6d"], "Th 5h 2c"),
            (&["Ac Kc Qd Jd", "Tc 9c 8d 7d"], "6c 5c 4d"),
            (&["Ah Ad 7s 2c", "Jh Jd Ts 9s"], "Jc 8h 3d"),
            (&["5h 5d 4h 4d", "Qc Qd 3c 2d", "Ks Kd Js Td"], "5s Qh 2h"),
            (&["Ah Kh Qh Jh", ":AsAdKsKd, 9s8s7d6d, Th9h8h7h"], "Tc 5h 2h 2d"),
        ],
    ),
    (
        "plo5",
        [
            (&["Ah As Kh Ks 2c", "9c 8c 7d 6d 5h"], "Th 5s 2d"),
            (&["Ac Kc Qd Jd 9h", "Tc 9c 8d 7d 2h"], "6c 5c 4d"),
            (&["Ah Ad 7s 7c 2c", "Jh Jd Ts 9s 3c"], "Jc 8h 3d"),
            (&["5h 5d 4h 4d 3s", "Qc Qd 3c 2d 2h", "Ks Kd Js Td 9h"], "5s Qh 2s"),
            (&["Ah Kh Qh Jh 3d", "Th 9h 8c 7c 2s"], "Tc 5h 2h 2d"),
        ],
    ),
    (
        "literal",
        [
            (&["Ah Kh Qh 3s 2c", "9c 8c 7c 6d 6h"], "Th 5c 4c"),
            (&["Ac Kc Qc Jd 9h", "Th 9d 8h 7h 2c"], "6c 5h 4d"),
            (&["Ah Ad As 7c 2c", "Jh Jd Ts 9s 3c"], "Jc 8h 3d"),
            (&["5h 5d 4h 4d 3h", "Qc 8c 3c 2d 2h", "Ks Js 9s Td 9d"], "5s Qh 2s"),
            (&["Ah Kh Qh Jh 3d", "Tc 9c 8c 7c 2s"], "Ts 5h 2c 2d"),
        ],
    ),
    (
        "plo8",
        [
            (&["Ah 2h 3s Ks", "Ac 2d 4c Qd"], "8h 7c Kd"),
            (&["As Ad 2c 3d", "Kh Kd Qs Js"], "Kc 6h 4s"),
            (&["Ac 2c 9d 9h", "Ah 2d Td Th", "As 2s Jd Jh"], "8c 7s 3d"),
            (&["Ah 3h 5c 7d", "2s 4s 6d 8c"], "Ac 2d 3c"),
            (&["Ah 2h 3h 4h", ":KsKdQsQd, Ad2d3d5d, 8s7s6d5d"], "6h 7c 8d Ts"),
        ],
    ),
    (
        "plo85",
        [
            (&["Ah 2h 3s Ks 9c", "Ac 2d 4c Qd Td"], "8h 7c Kd"),
            (&["As Ad 2c 3d 9h", "Kh Kd Qs Js 5d"], "Kc 6h 4s"),
            (&["Ac 2c 9d 9h 4s", "Ah 2d Td Th 5s", "As 2s Jd Jh 6s"], "8c 7s 3d"),
            (&["Ah 3h 5c 7d Kc", "2s 4s 6d 8c Qh"], "Ac 2d 3c"),
            (&["Ah 2h 3h 4h Qc", "Ad 2d 3d 5d Qs"], "6h 7c 8d Ts"),
        ],
    ),
];

#[test]
fn exact_equity_is_that_of_brute_force() {
    for (game, matchups) in MATCHUPS {
        for (players, board) in matchups {
            agrees(&spot(game, players, board));
        }
    }
}

/// The count visits one of several hands that differ only in suits and gives it their weight. Dead cards and boards here make some suits
/// different from others.
#[test]
fn exact_equity_of_ranges_is_that_of_brute_force() {
    for (players, board, dead) in [
        (&[":JJ+, AKs, AQo", ":77-99, KQ"][..], "2c 3c 4c 9c Td", ""),
        (&[":AA, KK", ":QQ, A2s"], "2c 3c 4c 9c", ""),
        (&[":AA, KK", ":QQ, JTs"], "2c 3c 4c 9c", "5h 6h"),
        (&[":AKs", ":QJs, JJ"], "2h 3h 2d 3d", "5h 6h"),
        (&[":AKs", ":QJs, JJ"], "2h 3h 4s 5s", "2d 3d 4c 5c"),
        (&["random", "Ac Ad"], "2c 3c 4d 9d Ts", "Ah As"),
        (&[":AA, 22", ":KK, 22", ":QJs"], "2c 8c 4c 9h 7h", "3s"),
        (&[":AhAd, AsAc", ":QsQh, QcQd"], "2c 8d 4h 9s", ""),
    ] {
        agrees(&Spot { dead: cards(dead), ..spot("nlhe", players, board) });
    }
    agrees(&spot("plo8", &[":AhAd3h3d, AsAc3s3c, AhAs3h3s", ":KhKd2h2d, KsKc2s2c"], "4h 5d 6s 7c"));
    agrees(&spot("literal", &[":AhAdAs3h3d, AdAsAc3d3c", ":KhKdKs2h2d, KhKsKc2s2c"], "4h 5d 6s 6h"));
}

/// Before the flop there are up to two million boards, which brute force deals slowly.
#[test]
#[ignore = "takes half a minute; `cargo verify --long` runs it"]
fn long_exact_equity_before_the_flop_is_that_of_brute_force() {
    for (game, matchups) in MATCHUPS {
        let (players, _) = matchups[0];
        agrees(&spot(game, players, ""));
    }
}
