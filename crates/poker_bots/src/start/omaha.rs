//! The ranking of starting hands of Omaha with four and five cards.

use poker_rules::{Card, Rank, Ranking, Suit};

use super::chart::index;

/// Values that add up to the strength of a hand, in ten-thousandths of a pot of four players: each two hole cards add a value, and each
/// three cards of one suit or rank subtract one, because only two of them can count. Fitted by least squares to the pots that 30,000
/// hands of four cards win against three unknown hands, each over 150 deals. The correlation between a hand's sum and the pots that it
/// wins is 0.95, with five cards too.
struct Chart {
    /// By two ranks, from deuce to ace: the value of two cards. If the column is lower than the row, they are suited.
    two: [[u16; 13]; 13],
    /// The value that three cards of one suit subtract.
    third_of_suit: u32,
    /// The value that three cards of one rank subtract.
    third_of_rank: u32,
    /// With four and with five cards: the sums that the parts [`BETTER`] of all hands exceed.
    exceeded: [[u32; 16]; 2],
}

/// The part of all hands, in thousandths, that is better than each sum of [`Chart::exceeded`].
const BETTER: [u32; 16] = [0, 10, 25, 50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900, 1000];

#[rustfmt::skip]
const HIGH: Chart = Chart {
    two: [
        [448, 212, 238, 248, 216, 194, 226, 272, 255, 269, 294, 294, 356],
        [473, 436, 293, 329, 272, 263, 208, 263, 276, 297, 305, 330, 366],
        [529, 535, 427, 368, 326, 306, 272, 243, 297, 317, 310, 330, 376],
        [524, 578, 609, 407, 382, 363, 346, 294, 280, 332, 348, 354, 420],
        [477, 547, 584, 647, 461, 404, 370, 351, 339, 300, 338, 377, 352],
        [439, 495, 565, 618, 665, 492, 426, 404, 372, 354, 300, 370, 396],
        [482, 494, 539, 579, 611, 667, 516, 429, 433, 388, 377, 326, 429],
        [534, 544, 529, 553, 626, 676, 712, 565, 476, 451, 405, 401, 371],
        [562, 542, 594, 592, 600, 646, 716, 758, 611, 539, 494, 479, 499],
        [577, 583, 628, 654, 582, 614, 668, 752, 823, 711, 510, 481, 466],
        [615, 602, 638, 615, 688, 614, 687, 726, 818, 785, 809, 500, 474],
        [626, 669, 666, 689, 670, 719, 640, 700, 815, 787, 767, 990, 532],
        [701, 719, 761, 754, 703, 765, 751, 726, 815, 822, 820, 804, 1114],
    ],
    third_of_suit: 535,
    third_of_rank: 1394,
    exceeded: [
        [4511, 3684, 3477, 3276, 3037, 2902, 2811, 2736, 2667, 2559, 2462, 2365, 2268, 2157, 2014, 550],
        [6798, 5631, 5375, 5147, 4863, 4672, 4537, 4424, 4328, 4169, 4024, 3888, 3745, 3586, 3354, 0],
    ],
};

#[rustfmt::skip]
const HIGH_LOW: Chart = Chart {
    two: [
        [105, 610, 563, 503, 420, 340, 295, 326, 333, 344, 373, 374, 861],
        [801, 100, 549, 513, 423, 367, 277, 312, 333, 357, 360, 377, 793],
        [766, 717, 130, 502, 417, 356, 290, 297, 333, 342, 340, 365, 726],
        [695, 689, 663, 135, 416, 356, 318, 306, 303, 342, 356, 362, 679],
        [617, 599, 589, 597, 204, 360, 322, 310, 319, 298, 333, 356, 563],
        [518, 523, 537, 539, 543, 256, 337, 316, 317, 310, 262, 315, 502],
        [483, 485, 480, 486, 488, 505, 292, 302, 323, 305, 299, 237, 461],
        [515, 492, 481, 474, 500, 484, 485, 394, 285, 288, 253, 259, 400],
        [535, 495, 527, 517, 492, 500, 513, 455, 381, 352, 333, 326, 529],
        [542, 534, 552, 559, 496, 470, 479, 466, 512, 463, 346, 320, 512],
        [575, 547, 568, 531, 561, 473, 494, 471, 526, 506, 523, 347, 513],
        [590, 607, 583, 572, 557, 550, 451, 440, 530, 506, 502, 684, 560],
        [1095, 1040, 987, 911, 823, 758, 708, 629, 754, 741, 740, 730, 615],
    ],
    third_of_suit: 358,
    third_of_rank: 727,
    exceeded: [
        [5014, 3926, 3670, 3458, 3187, 3028, 2899, 2775, 2659, 2492, 2371, 2274, 2189, 2106, 2016, 473],
        [7549, 6116, 5748, 5445, 5095, 4856, 4679, 4529, 4391, 4133, 3929, 3773, 3641, 3521, 3370, 0],
    ],
};

/// The part of all starting hands, in thousandths, that is better than these cards.
pub(super) fn percentile(hole: &[Card], ranking: Ranking) -> u32 {
    let chart = match ranking {
        Ranking::High => &HIGH,
        Ranking::HighLow => &HIGH_LOW,
    };
    let [four, five] = &chart.exceeded;
    let exceeded = if hole.len() > 4 { five } else { four };
    let sum = chart.sum(hole);
    let above = exceeded.partition_point(|&limit| limit > sum);
    let (Some(&limit), Some(&better)) = (exceeded.get(above), BETTER.get(above)) else { return 1000 };
    let Some(before) = above.checked_sub(1) else { return better };
    // Linear interpolation between two sums is accurate enough.
    let (highest, best) = (exceeded[before], BETTER[before]);
    best + (better - best) * (highest - sum) / (highest - limit)
}

impl Chart {
    fn sum(&self, hole: &[Card]) -> u32 {
        let (mut suits, mut ranks) = ([0u32; Suit::ALL.len()], [0u32; Rank::ALL.len()]);
        let mut sum = 0;
        for (place, &a) in hole.iter().enumerate() {
            suits[a.suit() as usize] += 1;
            ranks[index(a.rank())] += 1;
            for &b in &hole[..place] {
                let (high, low) = if a.rank() >= b.rank() { (a, b) } else { (b, a) };
                let (row, column) = if high.suit() == low.suit() { (high, low) } else { (low, high) };
                sum += u32::from(self.two[index(row.rank())][index(column.rank())]);
            }
        }
        let threes = |count: u32| count * count.saturating_sub(1) * count.saturating_sub(2) / 6;
        let in_the_way =
            self.third_of_suit * suits.map(threes).iter().sum::<u32>() + self.third_of_rank * ranks.map(threes).iter().sum::<u32>();
        sum.saturating_sub(in_the_way)
    }
}

#[cfg(test)]
mod tests {
    use super::percentile;
    use poker_rules::{Card, Deck, Ranking};
    use rand::SeedableRng;

    use crate::chance::below;

    fn of(ranking: Ranking, hand: &str) -> u32 {
        let cards: Vec<Card> = hand.split(' ').map(|card| card.parse().unwrap()).collect();
        percentile(&cards, ranking)
    }

    #[test]
    fn the_chart_spreads_all_starting_hands_evenly() {
        let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1);
        for ranking in [Ranking::High, Ranking::HighLow] {
            for cards in [4, 5] {
                let mut tenths = [0; 11];
                for _ in 0..20_000 {
                    let deck = Deck::shuffled(|n| u8::try_from(below(u32::from(n), &mut rng)).unwrap());
                    tenths[usize::try_from(percentile(&deck.cards()[..cards], ranking)).unwrap() / 100] += 1;
                }
                assert!(tenths[..10].iter().all(|tenth| (1_800..=2_200).contains(tenth)), "{ranking:?} {cards} cards: {tenths:?}");
            }
        }
    }

    #[test]
    fn hands_that_work_together_lead() {
        use Ranking::{High, HighLow};
        assert!(of(High, "As Ah Ks Kh") <= 5 && of(High, "Js Ts 9h 8h") < 100);
        assert!(of(High, "As Ah Ks Kh") < of(High, "As Ah Kd Kc"), "suited");
        assert!(of(High, "2s 2h 2d 7c") > 950 && of(High, "Ks 8h 6d 2c") > 800);
        assert!(of(High, "As Ks Qs Js") > of(High, "As Ks Qh Jh"), "four of a suit stand in each other's way");
        assert!(of(HighLow, "As Ah 2s 3h") <= 5 && of(HighLow, "As 2h 3d Kc") < 150);
        assert!(of(HighLow, "9s 9h 8d 7c") > 600 && of(High, "9s 9h 8d 7c") < 500, "hands without a half to themselves");
        assert!(of(HighLow, "As Ah 2s 3h 4d") <= 5 && of(High, "As Ah Ks Kh Qd") < 30);
    }
}
