//! The current state of one table, built from the room's messages.

mod chat;
mod dealt_hand;
mod fairness;
mod fold;
mod next_table;
mod recording;
mod show_turn;
mod snapshot;
#[cfg(test)]
mod tests;
mod tournament;
mod turn;
mod unfair_hand;

use poker_fair::DealCheck;
use poker_protocol::{OutClock, TableInfo, YourSeat};
use poker_rules::{Seat, Stakes};
use poker_seen::SeenHand;

use chat::Chat;
pub use chat::ChatLine;
pub use dealt_hand::DealtHand;
use dealt_hand::Recording;
pub use show_turn::{ShowPrompt, ShowTurn};
pub use turn::{CurrentTurn, RunningClock, TurnPrompt};
pub use unfair_hand::UnfairHand;

use crate::{Notices, TableLog, TableSeat, TableState, TableTournament};

/// The state of one table, computed from what the room says about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableModel {
    info: TableInfo,
    /// Checks whether the hands are dealt as they were sealed.
    deals: DealCheck,
    /// The last hand that was not dealt as it was sealed.
    unfair: Option<UnfairHand>,
    /// Whether the hand in progress is unfair. The client then takes no further part in it.
    refused: bool,
    /// The chips of the hand; the felt shows them.
    hand: SeenHand,
    felt: TableState,
    you: Option<YourSeat>,
    /// When `you` came, in the app's milliseconds.
    you_received_ms: u64,
    turn: Option<CurrentTurn>,
    /// Whether the room waits for players, and no hand has begun since it said so.
    waits: bool,
    show_turn: Option<ShowTurn>,
    notices: Notices,
    chat: Chat,
    log: TableLog,
    /// The tournament of the table; `None` at a cash table.
    tournament: Option<TableTournament>,
    /// In a tournament, the blinds of the hand in progress.
    hand_blinds: Option<Stakes>,
    recording: Recording,
}

impl TableModel {
    /// An empty table with these facts.
    pub fn new(info: TableInfo) -> Self {
        Self {
            deals: DealCheck::new(&info.game, info.sealed),
            unfair: None,
            refused: false,
            info,
            hand: SeenHand::default(),
            felt: TableState::default(),
            you: None,
            you_received_ms: 0,
            turn: None,
            waits: false,
            show_turn: None,
            notices: Notices::default(),
            chat: Chat::default(),
            log: TableLog::default(),
            tournament: None,
            hand_blinds: None,
            recording: Recording::default(),
        }
    }

    /// The facts about the table that never change.
    pub fn info(&self) -> &TableInfo {
        &self.info
    }

    /// The state of the table now.
    pub fn felt(&self) -> &TableState {
        &self.felt
    }

    /// The switches of the viewer's own seat.
    pub fn you(&self) -> Option<&YourSeat> {
        self.you.as_ref()
    }

    /// How long the seat of a viewer who sits out is still kept; `None` where no such time runs.
    pub fn out_clock(&self, now_ms: u64) -> Option<OutClock> {
        let out = self.you?.out?;
        let gone = u32::try_from(now_ms.saturating_sub(self.you_received_ms)).unwrap_or(u32::MAX);
        Some(OutClock { left_ms: out.left_ms.saturating_sub(gone), ..out })
    }

    /// Who acts, and until when.
    pub fn turn(&self) -> Option<&CurrentTurn> {
        self.turn.as_ref()
    }

    /// The log of this hand and the last.
    pub fn log(&self) -> &TableLog {
        &self.log
    }

    /// The notices of the table.
    pub fn notices(&self) -> &Notices {
        &self.notices
    }

    /// The notices, to dismiss them.
    pub fn notices_mut(&mut self) -> &mut Notices {
        &mut self.notices
    }

    /// The viewer's seat number.
    pub fn hero(&self) -> Option<Seat> {
        self.you.map(|you| you.seat)
    }

    /// The viewer's seat.
    pub fn hero_seat(&self) -> Option<&TableSeat> {
        self.felt.seats.get(&self.hero()?)
    }

    /// Whether the table waits for players, so that no hand follows by itself.
    pub fn waits_for_players(&self) -> bool {
        self.waits
    }

    /// The viewer's decision, if it is theirs. There is none in a hand that was not dealt as it was sealed.
    pub fn prompt(&self) -> Option<TurnPrompt<'_>> {
        let turn = self.turn.as_ref().filter(|_| !self.refused)?;
        Some(TurnPrompt { hand: self.felt.hand?, turn: turn.turn, legal: turn.legal.as_ref()? })
    }

    /// The players who may show or muck.
    pub fn show_turn(&self) -> Option<&ShowTurn> {
        self.show_turn.as_ref()
    }

    /// The viewer's choice to show or muck. There is none in a hand that was not dealt as it was sealed.
    pub fn show_prompt(&self) -> Option<ShowPrompt> {
        let turn = self.show_turn.as_ref().filter(|_| !self.refused)?;
        Some(ShowPrompt { hand: self.felt.hand?, turn: turn.turn, choice: turn.choice?, clock: turn.clock })
    }

    /// The chat lines of players who are not muted, the oldest first.
    pub fn chat(&self) -> impl DoubleEndedIterator<Item = &ChatLine> {
        self.chat.heard()
    }

    /// Hides the chat lines of the player of a seat. They are kept and shown again when the player is unmuted.
    pub fn mute(&mut self, seat: Seat) {
        if let Some(taken) = self.felt.seats.get(&seat) {
            self.chat.set_muted(&taken.player.name, true);
        }
    }

    /// Mutes or unmutes the player with this name, who may sit here or not. Returns whether that changes anything.
    pub fn set_muted(&mut self, name: &str, muted: bool) -> bool {
        self.chat.set_muted(name, muted)
    }

    /// Whether the player of a seat is muted.
    pub fn is_muted(&self, seat: Seat) -> bool {
        self.felt.seats.get(&seat).is_some_and(|taken| self.chat.muted().contains(&taken.player.name))
    }

    /// The names of muted players.
    pub fn muted(&self) -> impl Iterator<Item = &str> {
        self.chat.muted().iter().map(String::as_str)
    }

    /// Keeps the chat of the model before a new snapshot.
    pub(crate) fn keep_chat_of(&mut self, before: &Self) {
        self.chat = before.chat.clone();
    }
}
