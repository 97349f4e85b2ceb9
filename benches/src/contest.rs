//! A contest: the same work, measured for several crates.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkGroup, Criterion, Throughput, measurement::WallTime};

/// The unit of a result.
#[derive(Clone, Copy)]
pub enum Unit {
    /// Items per second. The number is the count of items in one round.
    PerSecond(u64),
    /// The time of one round.
    Time,
}

/// The same work for Cardroom, which comes first, and for its peers.
pub struct Contest {
    /// The name, as in the table and after `cargo bench … --`.
    pub name: &'static str,
    pub unit: Unit,
    /// Whether one round takes long. Then 10 samples are taken instead of 100.
    pub long: bool,
    /// The crates that do the work.
    pub contestants: Vec<Contestant>,
}

/// A crate that does the work.
pub struct Contestant {
    /// The name of the crate.
    pub name: &'static str,
    work: Box<dyn FnMut()>,
    answers: Vec<u64>,
}

/// The number of answers that are compared before anything is measured.
const COMPARED: usize = 20_000;

impl Contestant {
    /// A contestant whose `work` does one round at each call. Its `answers` must equal those of the others.
    pub fn new(name: &'static str, answers: Vec<u64>, work: impl FnMut() + 'static) -> Contestant {
        Contestant { name, work: Box::new(work), answers }
    }

    /// A contestant that ranks each input on its own scale, better hands higher. The others must put the inputs in the same order.
    pub fn ranking<I: 'static, V: Ord>(name: &'static str, inputs: Vec<I>, rank: impl Fn(&I) -> V + 'static) -> Contestant {
        let ranks: Vec<V> = inputs.iter().take(COMPARED).map(&rank).collect();
        // The round finds the best input, which is the least work that needs every rank.
        Contestant::new(name, order(&ranks), move || _ = black_box(inputs.iter().map(&rank).max()))
    }
}

/// Compares each value with the next. The result is the same for all scales that put the values in the same order.
pub fn order<V: Ord>(ranks: &[V]) -> Vec<u64> {
    ranks.windows(2).map(|pair| pair[0].cmp(&pair[1]) as u64).collect()
}

impl Contest {
    /// Compares the answers of the contestants, then measures each.
    ///
    /// # Panics
    /// If two contestants give different answers.
    pub fn run(&mut self, criterion: &mut Criterion) {
        let mut group = criterion.benchmark_group(self.name);
        if let Unit::PerSecond(count) = self.unit {
            group.throughput(Throughput::Elements(count));
        }
        // Many short samples, so that some are not disturbed by other work of the machine.
        group.warm_up_time(Duration::from_millis(200)).measurement_time(Duration::from_secs(1)).sample_size(if self.long {
            10
        } else {
            100
        });
        let Some((first, others)) = self.contestants.split_first_mut() else { return };
        measure(&mut group, first);
        for other in others {
            let differs = first.answers.iter().zip(&other.answers).position(|(ours, theirs)| ours != theirs);
            assert_eq!(differs, None, "{}: {} and {} disagree", self.name, first.name, other.name);
            assert_eq!(first.answers.len(), other.answers.len(), "{}: {} and {}", self.name, first.name, other.name);
            measure(&mut group, other);
        }
        group.finish();
    }
}

fn measure(group: &mut BenchmarkGroup<'_, WallTime>, contestant: &mut Contestant) {
    group.bench_function(contestant.name, |bencher| bencher.iter(|| (contestant.work)()));
}
