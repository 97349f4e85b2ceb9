//! The network address that a connection comes from.

use std::net::{IpAddr, Ipv6Addr};

use poker_room::Origin;
use sha2::{Digest as _, Sha256};

use crate::door::Peer;

/// Computes digests of addresses with a key that is drawn at each start.
#[derive(Clone, Copy)]
pub(super) struct Digester {
    pub key: [u8; 32],
}

impl Digester {
    pub(super) fn peer(&self, address: IpAddr) -> Peer {
        let address = network(address);
        if address.is_loopback() {
            return Peer { address: None, origin: None };
        }
        let digest = Sha256::new().chain_update(self.key).chain_update(address.to_string()).finalize();
        let (head, _) = digest.split_at(8);
        let origin = head.iter().fold(0_u64, |sum, byte| sum << 8 | u64::from(*byte));
        Peer { address: Some(address), origin: Some(Origin(origin)) }
    }
}

/// The network whose connections are counted together. For IPv6 it is the prefix of 64 bits, which usually belongs to one household.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) if address.is_loopback() => IpAddr::V6(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}
