//! The ranking of starting hands of Hold'em.

use poker_rules::Card;

use super::chart::index;

/// By two ranks: the part of all starting hands, in thousandths, that is better. Rows and columns run from deuce to ace. A hand whose
/// column is lower than its row is suited, one whose column is higher is offsuit, and pairs are on the diagonal. Hands are ranked by
/// the share of pots that they win against three unknown hands, each counted over 120,000 deals.
#[rustfmt::skip]
const CHART: [[u16; 13]; 13] = [
    [593, 995, 968, 950, 977, 986, 959, 923, 859, 817, 708, 600, 416],
    [826, 474, 914, 886, 904, 932, 941, 895, 841, 763, 681, 565, 383],
    [799, 696, 355, 793, 832, 850, 868, 877, 808, 730, 627, 490, 327],
    [748, 672, 574, 251, 717, 742, 754, 784, 772, 690, 580, 461, 276],
    [802, 699, 589, 499, 159, 612, 639, 657, 666, 648, 529, 425, 309],
    [823, 736, 606, 502, 431, 100, 541, 508, 550, 520, 481, 365, 241],
    [778, 723, 618, 556, 437, 342, 50, 443, 404, 395, 374, 336, 214],
    [702, 675, 621, 535, 449, 348, 257, 27, 300, 285, 263, 226, 177],
    [633, 586, 571, 496, 434, 321, 254, 187, 20, 199, 165, 146, 119],
    [559, 514, 470, 455, 410, 318, 235, 184, 104, 15, 134, 110, 87],
    [467, 452, 389, 358, 315, 294, 220, 155, 96, 69, 11, 78, 63],
    [351, 345, 291, 269, 247, 208, 193, 128, 72, 57, 46, 6, 37],
    [232, 205, 190, 152, 171, 140, 125, 93, 54, 43, 31, 24, 2],
];

/// The part of all starting hands, in thousandths, that is better than these two cards.
pub(super) fn percentile(hole: [Card; 2]) -> u32 {
    let [a, b] = hole;
    let (high, low) = if a.rank() >= b.rank() { (a, b) } else { (b, a) };
    let (row, column) = if high.suit() == low.suit() { (high, low) } else { (low, high) };
    u32::from(CHART[index(row.rank())][index(column.rank())])
}

#[cfg(test)]
mod tests {
    use super::percentile;
    use poker_rules::Card;

    #[test]
    fn the_chart_spreads_all_starting_hands_evenly() {
        let (mut sum, mut count, mut top_tenth) = (0, 0, 0);
        for a in Card::ALL {
            for b in Card::ALL.into_iter().filter(|b| *b != a) {
                let better = percentile([a, b]);
                assert_eq!(better, percentile([b, a]));
                sum += better;
                count += 1;
                top_tenth += u32::from(better < 100);
            }
        }
        assert_eq!(count, 52 * 51);
        assert!((490..=510).contains(&(sum / count)), "mean {}", sum / count);
        assert!((90..=110).contains(&(top_tenth * 1000 / count)), "top tenth {top_tenth}");
    }

    #[test]
    fn aces_lead_and_suited_beats_offsuit() {
        let of = |text: &str| percentile([text[..2].parse().unwrap(), text[2..].parse().unwrap()]);
        assert_eq!(of("AsAh"), 2);
        assert!(of("AsKs") < of("AsKh"));
        assert!(of("7s2h") > 980);
        assert!(of("KsKh") < of("AsKs"));
    }
}
