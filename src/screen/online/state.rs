//! The state of the screen for servers.

use poker_client::ServerEntry;
use poker_text::Text;

use super::{OnlineView, PasswordRating};

/// What the screen keeps between frames.
#[derive(Clone, Default)]
pub struct OnlineState {
    /// Whether a server is being added.
    pub adding: bool,
    pub(super) server_name: String,
    pub(super) address: String,
    pub(super) address_is_wrong: bool,
    /// The address of the server that name and password are for.
    pub(super) of: String,
    pub(super) name: String,
    pub(super) password: String,
    /// The strength of the password, for a new account.
    pub(super) rating: PasswordRating,
    pub(super) password_shown: bool,
    pub(super) remember: bool,
    /// Whether name and password are for a new account.
    pub new_account: bool,
    /// The mistake in the typed text.
    pub(super) wrong: Option<Text>,
    /// Whether the page has scrolled to the reason why signing in failed.
    pub(super) seen_why: bool,
}

impl OnlineState {
    /// Whether the password is empty; tests check that it is not kept.
    #[cfg(test)]
    pub(crate) fn password_is_empty(&self) -> bool {
        self.password.is_empty()
    }

    /// Types a password for a new account at this server; `name` is the name that is suggested there.
    pub(crate) fn type_password(&mut self, server: &ServerEntry, name: &str, password: &str) {
        self.follow(server, name);
        self.new_account = true;
        password.clone_into(&mut self.password);
        self.rating.outdate();
    }

    /// Whether the fields for a new server are shown.
    pub(super) fn adds(&self, view: &OnlineView<'_>) -> bool {
        self.adding || view.book.servers().is_empty()
    }

    /// The name of the control at which the keyboard's focus begins.
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

    /// Clears the password, and resets the name and whether to stay signed in, if `server` is not the server of the last call. `name` is
    /// suggested for a server without an account.
    pub(super) fn follow(&mut self, server: &ServerEntry, name: &str) {
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
