//! Suggests a small set of imports to remove so that a component has no circle.

use super::graph::{Graph, without_repeats};

/// The imports to remove: few, and of few names. The nodes are put in an order, and the imports against this order are removed. Nodes are
/// moved within the order as long as this makes the set smaller. The result is good but not always the best.
pub(super) fn cuts(graph: &Graph) -> Vec<(String, String)> {
    let nodes: Vec<&String> = graph.nodes.iter().collect();
    let count = nodes.len();
    let at = |name: &String| nodes.binary_search(&name).unwrap_or(0);
    let mut weight = vec![vec![0_usize; count]; count];
    for ((from, to), sites) in &graph.edges {
        weight[at(from)][at(to)] = without_repeats(sites).len();
    }
    let starts = (0..count).map(|shift| (0..count).map(|index| (index + shift) % count).collect::<Vec<_>>());
    let orders = starts.map(|order| settled(order, &weight));
    let best = orders.min_by_key(|order| cost(order, &weight)).unwrap_or_default();
    let mut place = vec![0; count];
    best.iter().enumerate().for_each(|(index, node)| place[*node] = index);
    graph.edges.keys().filter(|(from, to)| place[at(from)] > place[at(to)]).cloned().collect()
}

/// The number of imported names that must be removed for this order: those of imports from later to earlier nodes.
fn cost(order: &[usize], weight: &[Vec<usize>]) -> usize {
    order.iter().enumerate().map(|(index, later)| order[..index].iter().map(|earlier| weight[*later][*earlier]).sum::<usize>()).sum()
}

/// Moves single nodes within the order until no move lowers the cost.
fn settled(mut order: Vec<usize>, weight: &[Vec<usize>]) -> Vec<usize> {
    let mut least = cost(&order, weight);
    loop {
        let before = least;
        for from in 0..order.len() {
            for to in 0..order.len() {
                let mut moved = order.clone();
                let node = moved.remove(from);
                moved.insert(to, node);
                let cost = cost(&moved, weight);
                if cost < least {
                    (order, least) = (moved, cost);
                }
            }
        }
        if least == before {
            return order;
        }
    }
}
