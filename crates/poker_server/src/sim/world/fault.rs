//! Faults that the simulated world can have.

use poker_room::Room;

use super::{LinkId, World, WorldEvent, randomness};
use crate::hall::Hall;

/// The longest time until either end notices a lost connection.
const SILENCE_MS: u32 = 9_000;

impl World {
    pub(super) fn chance(&mut self, one_in: u32) -> bool {
        one_in > 0 && self.below(one_in) == 0
    }

    pub(super) fn go_wrong(&mut self) {
        let (cut, slow, kill) = (self.faults.cut, self.faults.slow, self.faults.kill);
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
        if self.chance(kill) {
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
        link.outbox.clear();
        if let Some(client) = link.client.take()
            && self.places[hall].clients.remove(&client).is_some()
        {
            self.places[hall].hall.disconnect(client, self.now);
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

    /// Kills the server (kill −9) and starts it again. It finds what the store has acknowledged, and a random part of the rest.
    fn kill(&mut self) {
        self.kills += 1;
        self.tell("the server is killed".to_owned());
        for hall in 0..self.places.len() {
            let kept = self.below(u32::try_from(self.places[hall].books.waiting()).unwrap() + 1);
            let place = &mut self.places[hall];
            place.books.keep(usize::try_from(kept).unwrap());
            let (save, unfinished) = place.books.crash();
            assert_eq!(save.ledger.sum(), 0, "after a crash the ledger adds up");
            let (config, randomness) = (place.config.clone(), randomness(&mut self.rng));
            let room = if place.books.kept_anything() {
                Room::restore_in_mid_hand((save, unfinished), config, randomness, self.now).unwrap()
            } else {
                Room::new(config, randomness).unwrap()
            };
            let place = &mut self.places[hall];
            place.hall = Hall::new(room);
            place.clients.clear();
            place.reached.clear();
            place.referee.forget();
            place.keeping = false;
        }
        self.agenda.retain(|_, event| !matches!(event, WorldEvent::Kept(_)));
        for (id, link) in &mut self.links {
            link.outbox.clear();
            link.client = None;
            // Messages that had left the server may still arrive.
            self.noted += 1;
            self.agenda.insert((link.down_at.max(self.now), self.noted), WorldEvent::DeviceMisses(*id, 4_000));
        }
        (0..self.places.len()).for_each(|hall| self.pump(hall));
    }
}
