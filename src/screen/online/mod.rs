//! Servers to play at, and signing in at one of them.

mod book;
mod door;
mod field;

use bevy_egui::egui::{Context, Order};
use poker_client::{AddressBook, AppIntent, Connection, Intent, LineState, Server};
use poker_text::{Text, text};

use super::form::Form;
use super::header::header;
use super::keys::page;
use super::scrolled::{scrolled, turn_pages};
use crate::style::{Style, place};
use crate::widget::focus_first;

pub(crate) use book::EXAMPLE;
pub(super) use field::{Field, field};

/// What the screen shows.
#[derive(Clone, Copy, Debug)]
pub struct OnlineView<'a> {
    /// The servers there are.
    pub book: &'a AddressBook,
    /// The account that the chosen server lets in without a password.
    pub kept: Option<&'a str>,
    /// What is typed for the chosen server can be read on the way.
    pub plain: bool,
    /// How the line stands, or why there is none any more.
    pub connection: &'a Connection,
    /// There is a line, or one is being made.
    pub open: bool,
    /// The server it leads to, as the player calls it.
    pub server: &'a str,
    /// The player's name in practice, for a first account.
    pub name: &'a str,
    /// The app's clock.
    pub now_ms: u64,
}

impl OnlineView<'_> {
    /// A line is being made.
    fn is_busy(&self) -> bool {
        self.open && self.connection.stage() != poker_client::Stage::AtDoor
    }
}

/// What the screen keeps between frames.
#[derive(Clone, Default)]
pub struct OnlineState {
    /// A server is being added.
    pub adding: bool,
    server_name: String,
    address: String,
    address_is_wrong: bool,
    /// The server that name and password are for.
    of: String,
    name: String,
    password: String,
    password_shown: bool,
    remember: bool,
    /// For an account that is to be made.
    pub new_account: bool,
    /// What is wrong with what was typed.
    wrong: Option<Text>,
    /// The player has seen why they were not let in: it has been scrolled to.
    seen_why: bool,
}

impl OnlineState {
    /// Nothing is left of what was typed.
    #[cfg(test)]
    pub(crate) fn password_is_empty(&self) -> bool {
        self.password.is_empty()
    }

    /// Fields for another server are shown.
    fn adds(&self, view: &OnlineView<'_>) -> bool {
        self.adding || view.book.servers().is_empty()
    }

    /// The control where the screen begins.
    fn first(&self, view: &OnlineView<'_>) -> &'static str {
        if view.is_busy() {
            return if is_tried_again(view.connection) { "online.try_now" } else { "online.cancel" };
        }
        match (self.adds(view), view.kept, self.name.is_empty()) {
            (true, ..) => "online.address",
            (false, Some(_), _) => "online.go_on",
            (false, None, true) => "online.name",
            (false, None, false) => "online.password",
        }
    }

    /// Another server is chosen: what is typed is for that one.
    fn follow(&mut self, server: &Server, name: &str) {
        if self.of != server.url {
            let name = if server.account.is_empty() { name } else { &server.account };
            server.url.clone_into(&mut self.of);
            name.clone_into(&mut self.name);
            self.remember = server.remember;
            self.password.clear();
            self.wrong = None;
        }
    }
}

/// Draws the screen.
pub fn online_ui(ctx: &Context, style: &Style<'_>, view: &OnlineView<'_>, state: &mut OnlineState) -> Vec<Intent> {
    place(ctx, "online", style.window, Order::Middle, |ui| {
        ui.painter().rect_filled(style.window, 0.0, style.ink.room);
        let mut head = header(ui, style, &style.say(&text::online::title()));
        let mut asked: Vec<Intent> = Vec::new();
        if head.close(ui, style, "online.close") {
            asked.push(AppIntent::Close.into());
        }
        let page = page(style, head.below(style));
        scrolled(ui, "online page", page, |ui, room| {
            turn_pages(ui, style, page.height());
            let mut form = Form::bare(ui, style, room).dense();
            if view.is_busy() {
                state.seen_why = false;
                asked.extend(door::busy(&mut form, view));
            } else {
                asked.extend(book::servers(&mut form, view, state));
                if let Some(server) = view.book.chosen() {
                    state.follow(server, view.name);
                    asked.extend(door::door(&mut form, view, server, state));
                }
            }
            form.y - room.top()
        });
        focus_first(ui, state.first(view));
        asked
    })
}

/// The line is gone and is tried again by itself.
fn is_tried_again(connection: &Connection) -> bool {
    connection.line() == LineState::Lost && connection.outage().is_some_and(|outage| outage.retry_at_ms.is_some())
}
