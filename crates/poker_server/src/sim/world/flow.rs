//! The flow of messages without faults.

use std::sync::Arc;

use poker_protocol::{
    ClientMsg, Message, Notice, Request, Seq, ServerFrame, ServerMsg, TableEvent, decode_server_frame, encode_server_frame,
};
use rand::RngExt as _;

use super::{Device, LinkId, STAKES, Said, SimLink, World, WorldEvent};
use crate::hall::HallOutput;

/// The most messages that wait for a client before it is dropped.
const OUTBOX: usize = 60;
/// The usual longest delay of a message in milliseconds. Some messages take many times longer.
const WAY_MS: u32 = 60;

impl World {
    pub(super) fn happen(&mut self, event: WorldEvent) {
        match event {
            WorldEvent::Arrive(link) => self.arrive(link),
            WorldEvent::DoorWorks => self.run_door_jobs(),
            WorldEvent::DoorTicks => self.tick_the_door(),
            WorldEvent::JobDone(job, done) => self.end_door_job(job, done),
            WorldEvent::DiskRecovers => self.disk.recover(),
            WorldEvent::ToHall(link, message) => self.reach_hall(link, message),
            WorldEvent::ToDevice(link, text) => self.reach_device(link, &text),
            WorldEvent::Received(link, up_to) => self.receipt(link, up_to),
            WorldEvent::HallMisses(link) => self.hall_misses(link),
            WorldEvent::DeviceMisses(link, back_ms) => self.device_misses(link, back_ms),
            WorldEvent::Back(device) => self.come_back(device),
            WorldEvent::Think(device) => self.think(device),
            WorldEvent::ReadsAgain(link) => {
                if let Some(there) = self.links.get_mut(&link) {
                    there.slow = false;
                    self.flush(link);
                }
            }
            WorldEvent::Kept(hall) => self.write(hall),
        }
    }

    /// Writes the batches of a hall that wait. If the disk refuses, they are tried again later.
    fn write(&mut self, hall: usize) {
        let place = &mut self.places[hall];
        let waiting = place.books.waiting();
        if !self.disk.commit(hall, &waiting) {
            return self.soon(200, WorldEvent::Kept(hall));
        }
        place.keeping = false;
        place.books.keep(waiting.len());
        let links: Vec<LinkId> = self.links.keys().copied().collect();
        links.into_iter().for_each(|link| self.flush(link));
    }

    /// The delay of a message.
    fn way_ms(&mut self) -> u32 {
        let most = if self.below(30) == 0 { WAY_MS * 40 } else { WAY_MS };
        self.below(most)
    }

    fn come_back(&mut self, device: usize) {
        if self.devices[device].link.is_some() {
            return;
        }
        self.last_link += 1;
        let (id, hall) = (LinkId(self.last_link), self.devices[device].hall);
        let up_at = self.now.after_ms(self.way_ms());
        let outbox = std::collections::VecDeque::new();
        self.links.insert(id, SimLink { hall, device, client: None, outbox, lost: false, slow: false, up_at, down_at: self.now });
        self.devices[device].link = Some(id);
        self.note(up_at, WorldEvent::Arrive(id));
    }

    pub(super) fn send_up(&mut self, link: LinkId, message: ClientMsg) {
        let way_ms = self.way_ms();
        let repeated = self.chance(self.faults.repeat);
        let now = self.now;
        let Some(there) = self.links.get_mut(&link) else { return };
        there.up_at = there.up_at.max(now.after_ms(way_ms));
        let at = there.up_at;
        if repeated {
            self.note(at, WorldEvent::ToHall(link, message.clone()));
        }
        self.note(at, WorldEvent::ToHall(link, message));
    }

    fn reach_hall(&mut self, id: LinkId, message: ClientMsg) {
        let Some(link) = self.links.get(&id).filter(|link| !link.lost) else { return };
        let (hall, device, Some(client)) = (link.hall, link.device, link.client) else { return };
        let now = self.server_now();
        let place = &mut self.places[hall];
        if !place.clients.contains_key(&client) {
            // The connection was taken over, and the hall has removed it.
            place.hall.request(client, message, now);
            assert!(place.hall.poll().is_none(), "a connection that was cut asks for nothing");
            return;
        }
        let repeated = self.reached_before(hall, device, &message);
        let before = repeated.then(|| self.places[hall].hall.room().save());
        self.places[hall].hall.request(client, message, now);
        if let Some(before) = before {
            self.repeats += 1;
            assert_eq!(before, self.places[hall].hall.room().save(), "a request is applied once");
        }
        self.pump(hall);
    }

    /// Whether this request has reached the hall before, from the same greeted client and since the hall was opened.
    fn reached_before(&mut self, hall: usize, device: usize, message: &ClientMsg) -> bool {
        let player = self.devices[device].client.player;
        let (of, reached) = self.places[hall].reached.entry(player).or_default();
        if *of != device {
            (*of, *reached) = (device, std::collections::BTreeMap::new());
        }
        let times = reached.entry(message.id).or_default();
        *times += 1;
        *times > 1 && !matches!(message.request, Request::Hello { .. } | Request::Resume { .. })
    }

    fn reach_device(&mut self, id: LinkId, text: &str) {
        let Some(link) = self.links.get(&id).filter(|link| !link.lost) else { return };
        let device = link.device;
        if self.devices[device].link != Some(id) {
            return;
        }
        let ServerFrame::Room(message) = decode_server_frame(text).unwrap() else { return };
        if let Message::Table { event: TableEvent::Notice { notice: Notice::HandVoid { hand, .. } }, .. } = &message.message {
            let player = self.devices[device].client.player;
            self.places[link.hall].books.void_hands.told(player, *hand);
            let at = self.now.after_ms(self.way_ms());
            self.note(at, WorldEvent::Received(id, message.seq));
        }
        for message in self.devices[device].client.receive(message, self.now) {
            self.send_up(id, message);
        }
    }

    fn receipt(&mut self, id: LinkId, up_to: Seq) {
        let Some(link) = self.links.get(&id).filter(|link| !link.lost) else { return };
        let (hall, client) = (link.hall, link.client);
        if let Some(client) = client {
            self.places[hall].hall.received(client, up_to);
            self.pump(hall);
        }
    }

    fn think(&mut self, device: usize) {
        let Device { client, link, .. } = &mut self.devices[device];
        if let Some(link) = *link
            && self.links.get(&link).is_some_and(|link| link.client.is_some())
            && let Some(message) = client.think(&mut self.rng, STAKES)
        {
            self.send_up(link, message);
        }
        self.visit_the_door(device);
        // Sometimes a player does nothing for a long time.
        let pause_ms = if self.rng.random_range(0..200) == 0 { 90_000 } else { 1_500 };
        self.soon(pause_ms, WorldEvent::Think(device));
    }

    /// Carries out all outputs of a hall.
    pub(super) fn pump(&mut self, hall: usize) {
        let now = self.server_now();
        while let Some(output) = self.places[hall].hall.poll() {
            match output {
                HallOutput::Commit(batch) => {
                    let place = &mut self.places[hall];
                    place.referee.learn(&batch.changes);
                    let chips_moved = !batch.changes.movements.is_empty();
                    place.books.in_progress.compare(place.hall.room(), &batch.changes.ended);
                    place.books.send(*batch);
                    place.foretell(now);
                    self.confirmed += std::mem::take(&mut place.books.in_progress.confirmed);
                    if chips_moved {
                        self.with_leavers += u64::from(place.could_start_anew(now));
                    }
                    if !std::mem::replace(&mut place.keeping, true) {
                        self.soon(40, WorldEvent::Kept(hall));
                    }
                }
                HallOutput::Send { client, after, seq, message } => {
                    let place = &mut self.places[hall];
                    let Some(&id) = place.clients.get(&client) else { continue };
                    let Some(link) = self.links.get_mut(&id) else { continue };
                    let message = Arc::unwrap_or_clone(message).into_message();
                    let text = encode_server_frame(&ServerFrame::Room(ServerMsg { seq, message })).unwrap();
                    let player = self.devices[link.device].client.player;
                    place.referee.search(player, &text);
                    let decided_by = place.referee.about(player, seq).and_then(|hand| place.books.in_progress.decided_by(hand));
                    link.outbox.push_back((after, Said::Text(text, decided_by.unwrap_or_default())));
                    if link.outbox.len() > OUTBOX {
                        place.clients.remove(&client);
                        place.hall.disconnect(client, now);
                        self.lose(id);
                    } else {
                        self.flush(id);
                    }
                }
                HallOutput::Cut { client, after, why: _ } => {
                    let Some(id) = self.places[hall].clients.remove(&client) else { continue };
                    if let Some(link) = self.links.get_mut(&id) {
                        link.outbox.push_back((after, Said::Bye));
                        self.flush(id);
                    }
                }
                HallOutput::Ended => {}
            }
        }
    }

    /// Sends the messages whose batches are written.
    pub(super) fn flush(&mut self, id: LinkId) {
        loop {
            let way_ms = self.way_ms();
            let Some(link) = self.links.get_mut(&id).filter(|link| !link.slow && !link.lost) else { return };
            let books = &self.places[link.hall].books;
            let Some((_, said)) = link.outbox.pop_front_if(|(after, _)| *after <= books.kept) else { return };
            link.down_at = link.down_at.max(self.now.after_ms(way_ms));
            let (at, hall, device) = (link.down_at, link.hall, link.device);
            match said {
                Said::Text(text, decided_by) => {
                    assert!(decided_by <= books.kept, "a card may be told before the action that decided its hand is kept: {text}");
                    self.told_only_when_kept(hall, device, &text);
                    self.note(at, WorldEvent::ToDevice(id, text));
                }
                Said::Bye => {
                    let back_ms = 5_000 + self.below(30_000);
                    self.note(at, WorldEvent::DeviceMisses(id, back_ms));
                }
            }
        }
    }
}
