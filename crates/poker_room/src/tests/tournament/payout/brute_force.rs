//! Shares by definition, without the methods of the code that is tested.

/// The expected prizes by Malmuth–Harville: every order in which the players can take the prizes, with its probability. Players
/// without chips share what the others leave equally.
pub(super) fn malmuth_harville(prizes: &[u64], stacks: &[u64]) -> Vec<f64> {
    let mut expected = vec![0.0; stacks.len()];
    let mut waiting: Vec<usize> = (0..stacks.len()).collect();
    take_prizes(prizes, stacks, 1.0, &mut waiting, &mut expected);
    expected
}

fn take_prizes(prizes: &[u64], stacks: &[u64], probability: f64, waiting: &mut Vec<usize>, expected: &mut [f64]) {
    let Some((&prize, prizes)) = prizes.split_first() else { return };
    let all: u64 = waiting.iter().map(|&player| stacks[player]).sum();
    if all == 0 {
        let left = prize + prizes.iter().sum::<u64>();
        waiting.iter().for_each(|&player| expected[player] += probability * left as f64 / waiting.len() as f64);
        return;
    }
    for at in 0..waiting.len() {
        if stacks[waiting[at]] == 0 {
            continue;
        }
        let player = waiting.swap_remove(at);
        let next = probability * stacks[player] as f64 / all as f64;
        expected[player] += next * prize as f64;
        take_prizes(prizes, stacks, next, waiting, expected);
        waiting.push(player);
        let last = waiting.len() - 1;
        waiting.swap(at, last);
    }
}

/// A proportional split of R-PRZ-6: a share is rounded up if fewer claims come before it than hundredths are left over.
/// Weights that are all zero count as equal.
pub(super) fn split(amount: u64, weights: &[u64]) -> Vec<u64> {
    let whole: u64 = weights.iter().sum();
    if whole == 0 {
        return split(amount, &vec![1; weights.len()]);
    }
    let remainder = |at: usize| amount * weights[at] % whole;
    let left = (0..weights.len()).map(remainder).sum::<u64>() / whole;
    let before = |at: usize| (0..weights.len()).filter(|&other| (remainder(other), at) > (remainder(at), other)).count() as u64;
    (0..weights.len()).map(|at| amount * weights[at] / whole + u64::from(before(at) < left)).collect()
}

/// How far the exact shares may be wrong, in hundredths.
const ERROR: f64 = 1e-6;

/// Checks that `paid` are the `exact` shares rounded by R-PRZ-6: they add up to `pool`, none is wrong by a whole hundredth, those that are
/// rounded up have the larger remainders, and of two equal stacks the earlier has no less.
#[track_caller]
pub(super) fn assert_rounded(paid: &[u64], exact: &[f64], pool: u64, stacks: &[u64], context: &str) {
    assert_eq!(paid.iter().sum::<u64>(), pool, "{context}");
    assert_eq!(paid.len(), exact.len(), "{context}");
    let change: Vec<f64> = paid.iter().zip(exact).map(|(&paid, exact)| paid as f64 - exact).collect();
    assert!(change.iter().all(|change| change.abs() < 1.0 + ERROR), "{context}: {paid:?}, exact {exact:?}");
    for &up in change.iter().filter(|change| **change > ERROR) {
        for &down in change.iter().filter(|change| **change < -ERROR) {
            assert!(1.0 - up >= -down - ERROR, "{context}: {paid:?}, exact {exact:?}");
        }
    }
    for (later, stack) in stacks.iter().enumerate() {
        for earlier in 0..later {
            assert!(stacks[earlier] != *stack || paid[earlier] >= paid[later], "{context}: {paid:?}, stacks {stacks:?}");
        }
    }
}
