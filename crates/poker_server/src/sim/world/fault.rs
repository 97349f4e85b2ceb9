//! Faults that the simulated world can have.

use poker_protocol::StreamId;
use poker_room::{Now, Room};
use rand::RngExt as _;

use super::{Faults, LinkId, World, WorldEvent, entrance, randomness};
use crate::door::ConnectionId;
use crate::hall::Hall;
use crate::sim::disk::DiskFault;
use crate::store::KeptHall;

/// The longest time until either end notices a lost connection.
const SILENCE_MS: u32 = 9_000;
/// The most by which the clock of a server is wrong.
const MONTH_MS: i64 = 30 * 24 * 3_600_000;

impl World {
    pub(super) fn chance(&mut self, one_in: u32) -> bool {
        one_in > 0 && self.below(one_in) == 0
    }

    pub(super) fn go_wrong(&mut self) {
        let Faults { cut, slow, kill, disk, repeat: _ } = self.faults;
        if self.chance(cut)
            && let Some(link) = self.any_link()
        {
            self.tell(format!("{link:?} is cut"));
            self.lose(link);
        }
        if self.chance(slow)
            && let Some(link) = self.any_link()
        {
            self.tell(format!("{link:?} is not read"));
            self.links.get_mut(&link).unwrap().slow = true;
            self.soon(20_000, WorldEvent::ReadsAgain(link));
        }
        if self.chance(disk) {
            let fault = if self.chance(2) { DiskFault::Full } else { DiskFault::Held };
            self.tell(format!("the disk fails: {fault:?}"));
            self.disk.fail(fault);
            self.soon(4_000, WorldEvent::DiskRecovers);
        }
        // What a kill leaves of a write is worth more kills.
        let writing = self.places.iter().any(|place| place.keeping);
        if self.chance(if writing { kill / 4 } else { kill }) {
            self.kill();
        }
    }

    fn any_link(&mut self) -> Option<LinkId> {
        let at = self.below(u32::try_from(self.links.len()).unwrap());
        self.links.keys().nth(usize::try_from(at).unwrap()).copied()
    }

    /// Breaks a connection. Both ends notice later.
    pub(super) fn lose(&mut self, link: LinkId) {
        let Some(there) = self.links.get_mut(&link) else { return };
        there.lost = true;
        self.soon(SILENCE_MS, WorldEvent::HallMisses(link));
        self.soon(SILENCE_MS, WorldEvent::DeviceMisses(link, 2_000));
    }

    pub(super) fn hall_misses(&mut self, id: LinkId) {
        let Some(link) = self.links.get_mut(&id) else { return };
        let hall = link.hall;
        let now = Now(self.now.0.saturating_add_signed(self.ahead_ms));
        self.door.leave(ConnectionId(id.0));
        link.outbox.clear();
        if let Some(client) = link.client.take()
            && self.places[hall].clients.remove(&client).is_some()
        {
            self.places[hall].hall.disconnect(client, now);
        }
        self.drop_unless_held(id);
        self.pump(hall);
    }

    pub(super) fn device_misses(&mut self, id: LinkId, back_ms: u32) {
        let Some(link) = self.links.get_mut(&id) else { return };
        link.lost = true;
        let device = link.device;
        if self.devices[device].link == Some(id) {
            self.devices[device].link = None;
            self.soon(back_ms, WorldEvent::Back(device));
        }
        self.soon(SILENCE_MS, WorldEvent::HallMisses(id));
    }

    /// Removes a connection once both ends have noticed that it is broken.
    fn drop_unless_held(&mut self, id: LinkId) {
        let held = self.links.get(&id).is_some_and(|link| self.devices[link.device].link == Some(id));
        if !held {
            self.links.remove(&id);
        }
    }

    /// Kills the server (kill −9) and starts it again, perhaps with another time. It finds what the disk has acknowledged, and perhaps what
    /// was being written.
    fn kill(&mut self) {
        self.kills += 1;
        self.tell("the server is killed".to_owned());
        let mut waiting: Vec<_> = self.places.iter().map(|place| place.books.waiting()).collect();
        for batches in &mut waiting {
            let most = u32::try_from(batches.len()).unwrap();
            batches.truncate(usize::try_from(self.below(most + 1)).unwrap());
        }
        let kept = self.disk.kill(&waiting, self.rng.random());
        self.set_clock();
        (self.door, self.worker) = entrance::open(&self.disk, self.rng.random());
        self.accounts.iter().for_each(|account| account.is_kept(&self.disk.store()));
        let now = self.server_now();
        for hall in 0..self.places.len() {
            let place = &mut self.places[hall];
            place.books.keep(if kept[hall] { waiting[hall].len() } else { 0 });
            let (save, unfinished) = place.books.crash();
            assert_eq!(save.ledger.sum(), 0, "after a crash the ledger adds up");
            let (config, randomness) = (place.config.clone(), randomness(&mut self.rng));
            let mut room = match self.disk.load(hall) {
                Some(found) => {
                    assert_eq!(found, KeptHall { room: save, unfinished }, "a start finds what was acknowledged");
                    Room::restore_in_mid_hand((found.room, found.unfinished), config, randomness, now).unwrap()
                }
                None => {
                    assert!(!place.books.kept_anything(), "a hall is lost");
                    Room::new(config, randomness).unwrap()
                }
            };
            room.name_streams(StreamId(self.kills));
            let place = &mut self.places[hall];
            place.hall = Hall::new(room);
            place.clients.clear();
            place.reached.clear();
            place.referee.forget();
            place.keeping = false;
        }
        let of_the_server = |event: &WorldEvent| matches!(event, WorldEvent::Kept(_) | WorldEvent::DoorWorks | WorldEvent::JobDone(..));
        self.agenda.retain(|_, event| !of_the_server(event));
        for (id, link) in &mut self.links {
            link.outbox.clear();
            link.client = None;
            // Messages that had left the server may still arrive.
            self.noted += 1;
            self.agenda.insert((link.down_at.max(self.now), self.noted), WorldEvent::DeviceMisses(*id, 4_000));
        }
        (0..self.places.len()).for_each(|hall| self.pump(hall));
    }

    /// Sets the clock of a server that starts. One in three is wrong by up to a month.
    fn set_clock(&mut self) {
        self.ahead_ms = 0;
        if self.chance(3) {
            self.jumps += 1;
            self.ahead_ms = self.rng.random_range(-MONTH_MS..=MONTH_MS);
        }
        self.tell(format!("the clock of the server is ahead by {} ms", self.ahead_ms));
    }
}
