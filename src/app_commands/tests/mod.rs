//! Intents that are carried out as in the program, at tables that a test tells of and in a practice room in this process.

mod all_tables;
mod auto_muck;
mod cards_to_come;
mod mute;
mod practice_client;
mod stack_rules;

use bevy::prelude::*;
use poker_client::{AppIntent, Intent, Settings, Timing};
use poker_protocol::{Message, Request, RequestId, Seq, ServerMsg, TableEvent, TableId, TableSnapshot, YourSeat};

use super::carry_out_key_intents;
use crate::frame_clock::{FrameClock, start};
use crate::intents::Intents;
use crate::practice::PracticeRoom;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::third_party::winit::NextFrame;
use crate::toasts::Toasts;
use crate::tour::{at_table, scene_of};

const FIRST: TableId = TableId(1);
const SECOND: TableId = TableId(2);
const THIRD: TableId = TableId(3);
const FOURTH: TableId = TableId(4);

/// A client, as far as it takes messages and carries out intents.
struct TestClient {
    world: World,
    /// The number of the last message of [`Self::say`].
    seq: u64,
    /// The last request that is in `asked`.
    noted: RequestId,
    /// What the client has asked the room for since [`Self::take_asked`].
    asked: Vec<Request>,
}

impl TestClient {
    fn new(settings: Settings, practice: PracticeRoom) -> Self {
        let mut world = World::new();
        world.insert_resource(FrameClock::frozen(start()));
        world.insert_resource(CurrentSettings(settings));
        world.insert_resource(practice);
        world.init_resource::<Session>();
        world.init_resource::<Intents>();
        world.init_resource::<NextFrame>();
        world.init_resource::<Toasts>();
        Self { world, seq: 0, noted: RequestId(0), asked: Vec::new() }
    }

    /// A client that is at no table, in a room that only the test speaks for.
    fn told() -> Self {
        Self::new(Settings::default(), PracticeRoom::none())
    }

    fn session(&self) -> &Session {
        self.world.resource::<Session>()
    }

    fn session_mut(&mut self) -> Mut<'_, Session> {
        self.world.resource_mut::<Session>()
    }

    /// Applies a message of the room.
    fn take(&mut self, message: ServerMsg) {
        let moment = *self.world.resource::<FrameClock>();
        let settings = self.world.resource::<CurrentSettings>().0.clone();
        let timing = Timing::from_ron(include_str!("../../../assets/timing.ron")).unwrap();
        self.session_mut().take(message, &moment, (&settings, timing), &mut Toasts::default());
        self.note_asked();
    }

    /// Applies a message that the test makes.
    fn say(&mut self, message: Message) {
        self.seq += 1;
        let seq = Seq(self.seq);
        self.take(ServerMsg { seq, message });
    }

    /// Applies the messages of a picture of the tour, at this table, after `change` of the snapshot.
    fn open(&mut self, scene: &str, table: TableId, change: impl Fn(&mut TableSnapshot)) {
        for mut message in at_table(&scene_of(scene), table, "Bellatrix") {
            if let Message::Snapshot { table: snapshot } = &mut message {
                change(snapshot);
            }
            self.say(message);
        }
    }

    /// The room tells the player's switches at a table after `change`.
    fn tell_you(&mut self, table: TableId, change: impl Fn(YourSeat) -> YourSeat) {
        let you = *self.session().client.table(table).unwrap().you().unwrap();
        self.say(Message::Table { table, event: TableEvent::You { you: change(you) } });
    }

    /// Carries out an intent of the player.
    fn ask(&mut self, intent: impl Into<Intent>) {
        self.world.resource_mut::<Intents>().ask([intent.into()]);
        carry_out_key_intents(&mut self.world);
        self.note_asked();
    }

    /// Carries out a change of the settings.
    fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.world.resource::<CurrentSettings>().0.clone();
        change(&mut settings);
        self.ask(AppIntent::Change(Box::new(settings)));
    }

    fn note_asked(&mut self) {
        let model = &self.world.resource::<Session>().client;
        let fresh = model.pending().filter(|(id, _)| *id > self.noted).map(|(_, request)| request.clone());
        self.asked.extend(fresh);
        self.noted = model.last_request();
    }

    /// Takes what the client has asked the room for since the last call, in the order of asking.
    fn take_asked(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.asked)
    }
}
