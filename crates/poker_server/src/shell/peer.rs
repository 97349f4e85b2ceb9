//! The network address that a connection comes from.

use std::net::{IpAddr, Ipv6Addr};

use poker_room::Origin;
use sha2::{Digest as _, Sha256};

use crate::door::Peer;

/// Computes digests of addresses with a key that is drawn at each start.
#[derive(Clone, Copy)]
pub(super) struct Digester {
    pub key: [u8; 32],
    /// Whether connections from this machine are counted. Behind a proxy on this machine all connections come from here, and an address
    /// that the proxy gives is never the server's own business.
    pub counts_this_machine: bool,
}

impl Digester {
    pub(super) fn peer(&self, address: IpAddr) -> Peer {
        let (address, site) = networks(address);
        if address.is_loopback() && !self.counts_this_machine {
            return Peer::default();
        }
        let digest = Sha256::new().chain_update(self.key).chain_update(address.to_string()).finalize();
        let (head, _) = digest.split_at(8);
        let origin = head.iter().fold(0_u64, |sum, byte| sum << 8 | u64::from(*byte));
        Peer { address: Some(address), site, origin: Some(Origin(origin)) }
    }
}

/// The network whose connections are counted together, and its site. For IPv6 these are the prefixes of 64 bits and of 48 bits.
fn networks(address: IpAddr) -> (IpAddr, Option<IpAddr>) {
    match address.to_canonical() {
        IpAddr::V4(address) => (IpAddr::V4(address), None),
        IpAddr::V6(address) if address.is_loopback() => (IpAddr::V6(address), None),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            let prefix = |d| IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0));
            (prefix(d), Some(prefix(0)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_ipv6_is_counted_as_its_household_and_its_site() {
        let digester = Digester { key: [1; 32], counts_this_machine: false };
        let peer = |address: &str| digester.peer(address.parse().unwrap());
        let here = peer("2001:db8:7:1::5");
        assert_eq!((here.address, here.site), (Some("2001:db8:7:1::".parse().unwrap()), Some("2001:db8:7::".parse().unwrap())));
        assert_eq!(peer("2001:db8:7:1:ffff::9"), here);
        let next_door = peer("2001:db8:7:2::5");
        assert!(next_door.address != here.address && next_door.site == here.site && next_door.origin != here.origin);
        assert_ne!(peer("2001:db8:8:1::5").site, here.site);
        let old = peer("203.0.113.7");
        assert_eq!((old.address, old.site), (Some("203.0.113.7".parse().unwrap()), None));
        assert_eq!(peer("::ffff:203.0.113.7"), old);
        for own in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert_eq!(peer(own), Peer::default());
            assert!(Digester { counts_this_machine: true, ..digester }.peer(own.parse().unwrap()).address.is_some());
        }
    }
}
