//! One thing that several do.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkGroup, Criterion, Throughput, measurement::WallTime};

/// How the result is told.
#[derive(Clone, Copy)]
pub enum Unit {
    /// So many are done at once: how many in a second.
    PerSecond(u64),
    /// How long one takes.
    Time,
}

/// The same work for Cardroom, which comes first, and for its peers.
pub struct Contest {
    /// What is measured, as it is written in the table and after `cargo bench … --`.
    pub name: &'static str,
    /// How it is told.
    pub unit: Unit,
    /// A single round takes long: few are measured.
    pub long: bool,
    /// Who does it.
    pub contestants: Vec<Contestant>,
}

/// Somebody who does the work.
pub struct Contestant {
    /// The crate.
    pub name: &'static str,
    work: Box<dyn FnMut()>,
    answers: Vec<u64>,
}

/// How many answers are compared before anything is measured.
const COMPARED: usize = 20_000;

impl Contestant {
    /// Does all the work at each call; the answers must be those of the others.
    pub fn new(name: &'static str, answers: Vec<u64>, work: impl FnMut() + 'static) -> Contestant {
        Contestant { name, work: Box::new(work), answers }
    }

    /// Ranks each input on a scale of its own, a better hand higher: the others must put the inputs in the same order.
    pub fn ranking<I: 'static, V: Ord>(name: &'static str, inputs: Vec<I>, rank: impl Fn(&I) -> V + 'static) -> Contestant {
        let ranks: Vec<V> = inputs.iter().take(COMPARED).map(&rank).collect();
        // To find the best is the least that needs every rank.
        Contestant::new(name, order(&ranks), move || _ = black_box(inputs.iter().map(&rank).max()))
    }
}

/// How each compares to the next: all that values of different scales have in common.
pub fn order<V: Ord>(ranks: &[V]) -> Vec<u64> {
    ranks.windows(2).map(|pair| pair[0].cmp(&pair[1]) as u64).collect()
}

impl Contest {
    /// Compares the answers, then measures each.
    ///
    /// # Panics
    /// Where two contestants answer differently.
    pub fn run(&mut self, criterion: &mut Criterion) {
        let mut group = criterion.benchmark_group(self.name);
        if let Unit::PerSecond(count) = self.unit {
            group.throughput(Throughput::Elements(count));
        }
        // Many short samples, so that some are not disturbed by what else the machine does.
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
