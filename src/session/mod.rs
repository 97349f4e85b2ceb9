//! The room this client talks to: its link, what it told, and the tables the player sits at.

mod front;
mod hello;
mod odds;
mod receive;
mod send;
mod tables;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use poker_client::{ClientModel, Intent, SoundCue, TableModel, Timing};
use poker_protocol::{Link, Request, TableId};
use poker_text::Text;

use crate::app::FrameSet;

pub(crate) use front::Front;
pub(crate) use hello::hello;
pub(crate) use odds::Odds;
pub(crate) use receive::receive_messages;
pub(crate) use send::is_of_bar;

/// Lengths of all movements, as `assets/timing.ron` holds them.
#[derive(Resource, Clone, Copy)]
pub(crate) struct Timings(pub(crate) Timing);

/// The link to the room, local or not, and everything that came over it.
#[derive(Resource, Default)]
pub(crate) struct Session {
    link: Option<Link>,
    /// What the room said.
    pub(crate) client: ClientModel,
    /// The table in front.
    pub(crate) front: Option<Front>,
    /// The other tables the player sits at.
    behind: BTreeMap<TableId, Front>,
    /// Sounds of what happened elsewhere since the last frame.
    calls: Vec<SoundCue>,
    /// The line has come back, and the room has not greeted yet.
    returning: bool,
    /// Something that is shown has changed: panels and felt are drawn anew.
    pub(crate) changed: bool,
    /// A hand has ended or the balance has changed since the statement was asked for.
    books_moved: bool,
}

/// What the person at the screen asked for in this frame.
#[derive(Resource, Default)]
pub(crate) struct Intents(pub(crate) Vec<Intent>);

/// Short messages for the player that fade by themselves.
#[derive(Resource, Default)]
pub(crate) struct Toasts {
    pub(crate) list: Vec<Toast>,
    last_id: u32,
    traced_id: u32,
}

/// One of them.
#[derive(Clone, Debug)]
pub(crate) struct Toast {
    pub(crate) id: u32,
    pub(crate) text: Text,
    pub(crate) since_ms: u64,
}

/// How long a toast stays.
const TOAST_MS: u64 = 6_000;

impl Toasts {
    /// Shows a text for a while; one that is already shown begins again.
    pub(crate) fn add(&mut self, text: Text, now_ms: u64) {
        self.list.retain(|toast| toast.text != text);
        self.last_id += 1;
        self.list.push(Toast { id: self.last_id, text, since_ms: now_ms });
    }

    /// Those that have come since the last call.
    pub(crate) fn fresh(&mut self) -> Vec<Text> {
        let traced = std::mem::replace(&mut self.traced_id, self.last_id);
        self.list.iter().filter(|toast| toast.id > traced).map(|toast| toast.text.clone()).collect()
    }

    /// Takes one away.
    pub(crate) fn dismiss(&mut self, id: u32) {
        self.list.retain(|toast| toast.id != id);
    }

    /// Takes away what has been shown long enough; when the next one is due.
    pub(crate) fn expire(&mut self, now_ms: u64) -> Option<u64> {
        self.list.retain(|toast| now_ms < toast.since_ms + TOAST_MS);
        self.list.iter().map(|toast| toast.since_ms + TOAST_MS - now_ms).min()
    }
}

impl Session {
    /// Talks to another room from now on.
    pub(crate) fn connect(&mut self, link: Link) {
        *self = Self { link: Some(link), changed: true, ..Self::default() };
    }

    /// Whether there is a room.
    pub(crate) fn is_open(&self) -> bool {
        self.link.is_some()
    }

    /// Forgets the room.
    pub(crate) fn close(&mut self) {
        *self = Self { changed: true, ..Self::default() };
    }

    /// Asks the room for something.
    pub(crate) fn ask(&mut self, request: Request) {
        let message = self.client.ask(request);
        self.send(message);
    }

    fn send(&mut self, message: poker_protocol::ClientMsg) {
        // A room that is gone is noticed when its messages are read.
        if let Some(link) = &self.link
            && link.send(message).is_err()
        {
            self.link = None;
        }
    }

    /// Asks for the newest entries of the statement, where there can be new ones.
    pub(crate) fn refresh_statement(&mut self) {
        if std::mem::take(&mut self.books_moved) {
            self.ask(Request::AskStatement { before: None });
        }
    }

    /// Whether there can be new ones.
    pub(crate) fn books_moved(&self) -> bool {
        self.books_moved
    }

    /// The model of the table in front.
    pub(crate) fn table(&self) -> Option<&TableModel> {
        self.client.table(self.front.as_ref()?.table)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Session>().init_resource::<Intents>().init_resource::<Toasts>();
    app.add_systems(Update, receive_messages.in_set(FrameSet::Receive));
    app.add_systems(Update, (front::animate, odds::count_odds).chain().in_set(FrameSet::Animate));
    // A key takes effect before the frame is drawn, a press on the action bar while it is drawn; the rest once the panels are done.
    app.add_systems(PreUpdate, send::carry_out_intents.run_if(send::is_asked).after(crate::keyboard::read_keys));
    app.add_systems(EguiPrimaryContextPass, send::carry_out_intents.run_if(send::is_bar_asked).after(crate::gui::draw_panels));
    app.add_systems(Last, send::carry_out_intents.in_set(FrameSet::Send));
}
