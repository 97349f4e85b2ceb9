//! What the screen for servers keeps between frames.

use poker_client::Server;
use poker_text::Text;

use super::OnlineView;

/// What the screen keeps between frames.
#[derive(Clone, Default)]
pub struct OnlineState {
    /// A server is being added.
    pub adding: bool,
    pub(super) server_name: String,
    pub(super) address: String,
    pub(super) address_is_wrong: bool,
    /// The server that name and password are for.
    pub(super) of: String,
    pub(super) name: String,
    pub(super) password: String,
    pub(super) password_shown: bool,
    pub(super) remember: bool,
    /// For an account that is to be made.
    pub new_account: bool,
    /// What is wrong with what was typed.
    pub(super) wrong: Option<Text>,
    /// The player has seen why they were not let in: it has been scrolled to.
    pub(super) seen_why: bool,
}

impl OnlineState {
    /// Nothing is left of what was typed.
    #[cfg(test)]
    pub(crate) fn password_is_empty(&self) -> bool {
        self.password.is_empty()
    }

    /// Fields for another server are shown.
    pub(super) fn adds(&self, view: &OnlineView<'_>) -> bool {
        self.adding || view.book.servers().is_empty()
    }

    /// The control where the screen begins.
    pub(super) fn first(&self, view: &OnlineView<'_>) -> &'static str {
        if view.is_busy() {
            return if view.is_tried_again() { "online.try_now" } else { "online.cancel" };
        }
        match (self.adds(view), view.kept, self.name.is_empty()) {
            (true, ..) => "online.address",
            (false, Some(_), _) => "online.go_on",
            (false, None, true) => "online.name",
            (false, None, false) => "online.password",
        }
    }

    /// Another server is chosen: what is typed is for that one.
    pub(super) fn follow(&mut self, server: &Server, name: &str) {
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
