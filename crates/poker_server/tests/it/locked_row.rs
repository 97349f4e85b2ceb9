//! A hall whose row in the database is locked by somebody else, as a server that is paused in a transaction does.

use std::time::Duration;

use poker_server::Config;
use poker_server::config::{HallConfig, StoreUrl};

use crate::cluster::Cluster;
use crate::world;

#[test]
fn a_locked_row_of_one_hall_costs_no_other_hall_its_lease() {
    let Some(cluster) = Cluster::start() else { return };
    let (folder, url) = (tempfile::tempdir().unwrap(), cluster.database());
    let hall = |name: &str| HallConfig { name: name.to_owned(), ..world::config().halls.remove(0) };
    let halls = ["cellar", "main"].map(hall).into();
    let keys = Some(folder.path().join("site.keys"));
    let (server, _) = world::running(&Config { store: Some(StoreUrl(url.clone())), keys, lease_s: 2, halls, ..world::config() });
    let connect = || postgres::Client::connect(&url, postgres::NoTls).unwrap();
    let (mut other, mut reader) = (connect(), connect());
    let mut paused = other.transaction().unwrap();
    paused.batch_execute("UPDATE halls SET epoch = epoch WHERE hall = 'cellar'").unwrap();
    let mut is_held = |hall: &str| -> bool {
        let sql = "SELECT held_until > extract(epoch FROM clock_timestamp()) * 1000 FROM halls WHERE hall = $1";
        reader.query_one(sql, &[&hall]).unwrap().get(0)
    };
    // Four seconds: twice the time of a lease, and less than the longest wait for a lock.
    for step in 0..80 {
        assert!(is_held("main"), "step {step}");
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(!is_held("cellar"), "its lease cannot be renewed");
    drop(paused);
    server.stop_within(0);
}
