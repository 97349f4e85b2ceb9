//! The door of the simulated server: each connection signs in before it enters its hall.

use std::sync::Arc;

use poker_protocol::{DoorMessage, DoorRefusal, DoorRequest};
use poker_room::Visitor;

use super::{LinkId, World, WorldEvent, hall_name};
use crate::door::{
    Accounts, ConnectionId, Door, DoorOutput, DoorTerms, HallLocation, HashCost, JobId, JobResult, LocatedHall, Peer, Worker,
};
use crate::sim::disk::SimDisk;

/// The lowest cost of a hash.
const CHEAP: HashCost = HashCost { memory_kib: 8, passes: 1, lanes: 1 };
/// The longest time until a client that was refused tries again, in milliseconds.
const AGAIN_MS: u32 = 6_000;
/// A player does something else at the door than to sign in once in this number of thoughts.
const VISITS_ONE_IN: u32 = 120;

/// Opens the door of a server that starts.
pub(super) fn open(disk: &SimDisk, seed: [u8; 32]) -> (Door, Worker) {
    let (books, terms) = (disk.store() as Arc<dyn Accounts>, DoorTerms::default());
    let mut door = Door::new(terms.clone(), true, books.log_end().unwrap(), seed);
    door.set_halls((0..super::HALLS).map(|hall| LocatedHall { name: hall_name(hall), location: HallLocation::Here }).collect());
    (door, Worker::new(books, terms, CHEAP).unwrap())
}

impl World {
    /// A connection reaches the door and asks to be let in. Some try a wrong password or a revoked token first.
    pub(super) fn arrive(&mut self, id: LinkId) {
        let Some(link) = self.links.get(&id).filter(|link| !link.lost) else { return };
        let device = &self.devices[link.device];
        let account = &self.accounts[device.account];
        let mut request = device.token.map_or_else(|| account.credentials(), |token| DoorRequest::SignInWith { token });
        let (wrong, stale) = (account.wrong_credentials(), account.stale_credentials());
        if self.chance(self.faults.repeat) {
            request = stale.unwrap_or(wrong);
        }
        self.door.arrive(ConnectionId(id.0), Peer::default());
        self.ask_at_the_door(id, request);
    }

    /// Sometimes signs out or changes the password.
    pub(super) fn visit_the_door(&mut self, device: usize) {
        let Some(id) = self.devices[device].link else { return };
        let inside = self.links.get(&id).is_some_and(|link| !link.lost && link.client.is_some());
        if inside && self.faults.repeat > 0 && self.chance(VISITS_ONE_IN) {
            let new = self.accounts[self.devices[device].account].change_password();
            let request = if self.chance(2) { DoorRequest::SignOut } else { new };
            self.ask_at_the_door(id, request);
        }
    }

    fn ask_at_the_door(&mut self, id: LinkId, request: DoorRequest) {
        self.door.ask(ConnectionId(id.0), request, self.server_now());
        self.soon(60, WorldEvent::DoorWorks);
        self.listen_at_the_door();
    }

    /// Runs the jobs of the door. Their results arrive later.
    pub(super) fn run_door_jobs(&mut self) {
        while let Some((id, job)) = self.door.poll_job() {
            let done = self.worker.run(&job, self.server_now()).ok();
            let now = self.server_now();
            if let Some(done) = &done
                && let Some(account) = self.accounts.iter_mut().find(|account| account.is_of(&job))
            {
                account.learn(&job, done, &self.disk.store(), now);
            }
            self.soon(60, WorldEvent::JobDone(id, done));
        }
        self.listen_at_the_door();
    }

    pub(super) fn end_door_job(&mut self, id: JobId, done: Option<JobResult>) {
        self.door.done(id, done);
        self.soon(60, WorldEvent::DoorWorks);
        self.listen_at_the_door();
    }

    /// Carries out all outputs of the door.
    fn listen_at_the_door(&mut self) {
        while let Some((ConnectionId(connection), output)) = self.door.poll() {
            let id = LinkId(connection);
            let Some(link) = self.links.get(&id).filter(|link| !link.lost) else { continue };
            let (hall, device) = (link.hall, link.device);
            match output {
                DoorOutput::Say(DoorMessage::SignedIn { token, .. }) => {
                    self.devices[device].token = token.or(self.devices[device].token);
                    self.door.ask(ConnectionId(connection), DoorRequest::Enter { hall: Some(hall_name(hall)) }, self.server_now());
                }
                DoorOutput::Say(DoorMessage::PasswordChanged { token }) => self.devices[device].token = Some(token),
                DoorOutput::Say(DoorMessage::SignedOut) => {
                    self.devices[device].token = None;
                    self.hang_up(id);
                }
                DoorOutput::Say(DoorMessage::Refused { reason }) => {
                    if reason == DoorRefusal::WrongToken {
                        self.devices[device].token = None;
                    }
                    self.hang_up(id);
                }
                DoorOutput::Say(_) => {}
                DoorOutput::Admit { visitor, .. } => self.admit(id, visitor),
                DoorOutput::Close(_) => self.hang_up(id),
            }
        }
    }

    pub(super) fn tick_the_door(&mut self) {
        self.door.tick(self.server_now());
        self.run_door_jobs();
        let due = self.world_time(self.door.due()).max(self.now.after_ms(1));
        self.note(due, WorldEvent::DoorTicks);
    }

    /// Lets a connection into its hall.
    fn admit(&mut self, id: LinkId, visitor: Visitor) {
        let now = self.server_now();
        let Some(link) = self.links.get_mut(&id) else { return };
        let (hall, device) = (link.hall, link.device);
        let account = &self.accounts[self.devices[device].account];
        assert_eq!(Some(visitor.player), account.player(), "a connection is let in as another player");
        let place = &mut self.places[hall];
        let client = place.hall.connect(visitor, format!("Player {}", visitor.player.0), now);
        link.client = Some(client);
        place.clients.insert(client, id);
        self.admitted += 1;
        self.devices[device].client.player = visitor.player;
        self.pump(hall);
        let hello = self.devices[device].client.hello();
        self.send_up(id, hello);
    }

    /// Ends a connection. The client comes back later.
    fn hang_up(&mut self, id: LinkId) {
        self.lose(id);
        let back_ms = 500 + self.below(AGAIN_MS);
        self.note(self.now, WorldEvent::DeviceMisses(id, back_ms));
    }
}
