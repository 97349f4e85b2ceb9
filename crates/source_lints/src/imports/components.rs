//! Strongly connected components: sets of nodes of a graph that all reach each other.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::graph::Graph;

/// The components with more than one node, by Tarjan's algorithm.
pub(super) fn components(graph: &Graph) -> Vec<BTreeSet<String>> {
    let mut search = Search::new(graph);
    for node in &graph.nodes {
        if !search.index.contains_key(node.as_str()) {
            search.visit(node);
        }
    }
    search.found.sort();
    search.found
}

struct Search<'a> {
    graph: &'a Graph,
    index: BTreeMap<&'a str, usize>,
    low: BTreeMap<&'a str, usize>,
    stack: Vec<&'a str>,
    found: Vec<BTreeSet<String>>,
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph) -> Self {
        Self { graph, index: BTreeMap::new(), low: BTreeMap::new(), stack: Vec::new(), found: Vec::new() }
    }

    fn visit(&mut self, node: &'a str) {
        let own = self.index.len();
        self.index.insert(node, own);
        self.low.insert(node, own);
        self.stack.push(node);
        for next in self.graph.imports(node) {
            let reached = match self.index.get(next) {
                None => {
                    self.visit(next);
                    self.low[next]
                }
                Some(index) if self.stack.contains(&next) => *index,
                Some(_) => continue,
            };
            let low = self.low[node].min(reached);
            self.low.insert(node, low);
        }
        if self.low[node] == own {
            let at = self.stack.iter().position(|open| *open == node).unwrap_or(0);
            let component: BTreeSet<String> = self.stack.drain(at..).map(str::to_owned).collect();
            if component.len() > 1 {
                self.found.push(component);
            }
        }
    }
}

/// The shortest circle of a component: the nodes from one node along imports back to it, without repeating the first.
pub(super) fn shortest_circle(graph: &Graph) -> Vec<String> {
    let circles = graph.nodes.iter().filter_map(|node| way_back(graph, node));
    circles.min_by_key(Vec::len).unwrap_or_default()
}

fn way_back(graph: &Graph, start: &str) -> Option<Vec<String>> {
    let mut before: BTreeMap<&str, &str> = BTreeMap::new();
    let mut open = VecDeque::from([start]);
    while let Some(node) = open.pop_front() {
        for next in graph.imports(node) {
            if next == start {
                let mut way = vec![node.to_owned()];
                let mut at = node;
                while let Some(previous) = before.get(at).filter(|_| at != start) {
                    way.push((*previous).to_owned());
                    at = previous;
                }
                way.reverse();
                return Some(way);
            }
            if next != start && !before.contains_key(next) {
                before.insert(next, node);
                open.push_back(next);
            }
        }
    }
    None
}
