//! Counts the connections of each address and of each site.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use crate::door::{Peer, SITE_SHARES};

/// A network whose connections are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Network {
    Address(IpAddr),
    Site(IpAddr),
}

/// The number of connections of each network.
#[derive(Clone, Debug, Default)]
pub(super) struct AddressCounts(Arc<Mutex<BTreeMap<Network, u32>>>);

impl AddressCounts {
    /// Counts a connection of `peer`, whose address may have `most` and whose site may have as many as [`SITE_SHARES`] addresses. Returns
    /// `None` if one of them has too many. Without a limit, and for this machine, nothing is counted.
    pub(super) fn count(&self, peer: &Peer, most: Option<u32>) -> Option<CountedConnection> {
        let limits =
            most.map(|most| [(peer.address.map(Network::Address), most), (peer.site.map(Network::Site), most.saturating_mul(SITE_SHARES))]);
        let limits: Vec<_> = limits.into_iter().flatten().filter_map(|(network, most)| Some((network?, most))).collect();
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if limits.iter().any(|(network, most)| counts.get(network).is_some_and(|count| count >= most)) {
            return None;
        }
        for (network, _) in &limits {
            *counts.entry(*network).or_default() += 1;
        }
        Some(CountedConnection { networks: limits.into_iter().map(|(network, _)| network).collect(), counts: self.clone() })
    }
}

/// A connection that is counted. Dropping this value ends the counting.
#[derive(Debug)]
pub(super) struct CountedConnection {
    networks: Vec<Network>,
    counts: AddressCounts,
}

impl Drop for CountedConnection {
    fn drop(&mut self) {
        let AddressCounts(counts) = &self.counts;
        let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
        for network in &self.networks {
            if let Some(count) = counts.get_mut(network) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(network);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(household: u16) -> Peer {
        let network = |household| Some(IpAddr::from([0x2001, 0xdb8, 7, household, 0, 0, 0, 0]));
        Peer { address: network(household), site: network(0), origin: None }
    }

    #[test]
    fn a_site_has_as_many_connections_as_sixteen_addresses_however_many_it_has() {
        let counts = AddressCounts::default();
        let mut counted: Vec<_> = (0..1_000).filter_map(|household| counts.count(&peer(household), Some(2))).collect();
        assert_eq!(counted.len(), 32);
        counted.truncate(30);
        let again: Vec<_> = std::iter::from_fn(|| counts.count(&peer(0), Some(2))).collect();
        assert_eq!(again.len(), 1, "the address has two");
        drop((counted, again));
        assert!(counts.0.lock().unwrap().is_empty(), "nothing is left of those that are gone");
    }

    #[test]
    fn this_machine_and_a_server_without_limits_count_nothing() {
        let counts = AddressCounts::default();
        let own: Vec<_> = (0..100).map(|_| counts.count(&Peer::default(), Some(1)).unwrap()).collect();
        let free: Vec<_> = (0..100).map(|_| counts.count(&peer(1), None).unwrap()).collect();
        assert!(counts.0.lock().unwrap().is_empty() && own.len() == free.len());
    }
}
