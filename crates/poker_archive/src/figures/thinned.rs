//! Keeps few of many points without losing the swings between them.

use super::result_point::ResultPoint;

/// The most points that are told of a run of hands: the highest and the lowest of both lines.
const OF_RUN: usize = 4;
/// The points before the first hand and after the last one.
const ENDS: usize = 2;

/// Points that come one after the other, of which a bounded number is kept: in each run of hands the highest and the lowest of both lines.
/// All runs have the same number of hands; when there are too many runs, two become one.
pub(super) struct Thinned {
    most_runs: usize,
    /// The hands of a run.
    length: u64,
    runs: Vec<Run>,
    last: ResultPoint,
}

/// What is kept of a run.
#[derive(Clone, Copy)]
struct Run {
    hands: u64,
    highest: ResultPoint,
    lowest: ResultPoint,
    highest_adjusted: ResultPoint,
    lowest_adjusted: ResultPoint,
}

impl Thinned {
    /// Keeps at most `most` points, and six if that is fewer.
    pub(super) fn of(most: usize) -> Thinned {
        let most_runs = (most.saturating_sub(ENDS) / OF_RUN).max(1);
        Thinned { most_runs, length: 1, runs: Vec::new(), last: ResultPoint::default() }
    }

    pub(super) fn add(&mut self, point: ResultPoint) {
        self.last = point;
        let run = Run { hands: 1, highest: point, lowest: point, highest_adjusted: point, lowest_adjusted: point };
        if let Some(last) = self.runs.last_mut().filter(|last| last.hands < self.length) {
            *last = last.joined(&run);
            return;
        }
        if self.runs.len() == self.most_runs {
            self.length *= 2;
            self.runs = self.runs.chunks(2).map(|pair| pair.iter().skip(1).fold(pair[0], |run, next| run.joined(next))).collect();
            if let Some(last) = self.runs.last_mut().filter(|last| last.hands < self.length) {
                *last = last.joined(&run);
                return;
            }
        }
        self.runs.push(run);
    }

    /// The kept points in their order, and those before the first hand and after the last one.
    pub(super) fn points(&self) -> Vec<ResultPoint> {
        let mut points = vec![ResultPoint::default()];
        for run in &self.runs {
            let mut kept = [run.highest, run.lowest, run.highest_adjusted, run.lowest_adjusted];
            kept.sort_by_key(|point| point.hands);
            points.extend(kept);
        }
        points.push(self.last);
        points.dedup_by_key(|point| point.hands);
        points
    }
}

impl Run {
    fn joined(&self, next: &Run) -> Run {
        let higher = |one: ResultPoint, other: ResultPoint| if other.net > one.net { other } else { one };
        let lower = |one: ResultPoint, other: ResultPoint| if other.net < one.net { other } else { one };
        let higher_adjusted = |one: ResultPoint, other: ResultPoint| if other.adjusted > one.adjusted { other } else { one };
        let lower_adjusted = |one: ResultPoint, other: ResultPoint| if other.adjusted < one.adjusted { other } else { one };
        Run {
            hands: self.hands + next.hands,
            highest: higher(self.highest, next.highest),
            lowest: lower(self.lowest, next.lowest),
            highest_adjusted: higher_adjusted(self.highest_adjusted, next.highest_adjusted),
            lowest_adjusted: lower_adjusted(self.lowest_adjusted, next.lowest_adjusted),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line that goes up and down, and its points thinned to `most`.
    fn line(hands: u64, most: usize) -> (Vec<ResultPoint>, Vec<ResultPoint>) {
        let (mut all, mut thinned) = (vec![ResultPoint::default()], Thinned::of(most));
        let (mut net, mut adjusted) = (0.0, 0.0);
        for hand in 1..=hands {
            net += [1.5, -2.0, 7.0, -6.75, 0.25, 40.0, -39.0][usize::try_from(hand * hand % 7).unwrap()];
            adjusted += [0.5, -1.0, 2.0, -1.25][usize::try_from(hand * hand * hand % 4).unwrap()];
            let point = ResultPoint { hands: hand, started_ms: hand * 45_000, net, adjusted };
            all.push(point);
            thinned.add(point);
        }
        (all, thinned.points())
    }

    #[test]
    fn at_most_as_many_points_are_kept_as_are_wanted_and_all_of_short_lines() {
        for most in [6, 7, 10, 50, 400] {
            for hands in [0, 1, 2, 5, 17, 100, 399, 1_000, 12_345] {
                let (all, points) = line(hands, most);
                assert!(points.len() <= most, "{} of {hands} hands, at most {most}", points.len());
                assert!(points.windows(2).all(|pair| pair[0].hands < pair[1].hands));
                assert!(points.iter().all(|point| all[usize::try_from(point.hands).unwrap()] == *point));
                assert_eq!((points.first(), points.last()), (all.first(), all.last()));
                if all.len() <= most / 4 {
                    assert_eq!(points, all);
                }
            }
        }
    }

    #[test]
    fn the_swings_of_both_lines_stay() {
        let (all, points) = line(12_345, 400);
        let best = |points: &[ResultPoint], of: fn(&ResultPoint) -> f64| points.iter().map(of).fold(f64::MIN, f64::max);
        let extremes: [fn(&ResultPoint) -> f64; 4] =
            [|point| point.net, |point| -point.net, |point| point.adjusted, |point| -point.adjusted];
        for of in extremes {
            assert!((best(&all, of) - best(&points, of)).abs() < f64::EPSILON);
        }
        assert!(points.len() > 150, "{}", points.len());
        // In each part of the line, too: a run of 128 hands has its own highest point.
        for part in all[1..].chunks(128).take(90) {
            let range = part[0].hands..=part[part.len() - 1].hands;
            let kept: Vec<ResultPoint> = points.iter().filter(|point| range.contains(&point.hands)).copied().collect();
            assert!((best(part, |point| point.net) - best(&kept, |point| point.net)).abs() < f64::EPSILON);
        }
    }
}
