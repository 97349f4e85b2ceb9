//! Pictures of the sheet that finds players: one who plays, and one who is not found.

use poker_protocol::{FoundPlayer, FoundSeat, Message, PlayerId, Request, Seq, ServerMsg, StakeId, TableId, TournamentId};

use crate::screen::FinderState;
use crate::session::Session;

/// The names of the pictures.
pub(super) const FOUND_PLAYERS: [&str; 2] = [FOUND, "find-player-unknown"];

const FOUND: &str = "find-player";
const SOUGHT: &str = "Quillon";

/// Searches for a player, and receives the room's answer.
pub(super) fn prepare(shot: &str, session: &mut Session) {
    if !FOUND_PLAYERS.contains(&shot) {
        return;
    }
    let seat = FoundSeat { tournament: TournamentId(7), name: "Arcturus".to_owned(), table: TableId(70), may_watch: true };
    let player =
        FoundPlayer { player: PlayerId(12), name: SOUGHT.to_owned(), stakes: vec![StakeId(4), StakeId(7)], tournaments: vec![seat] };
    session.client.ask(Request::FindPlayer { name: SOUGHT.to_owned() });
    let message = Message::PlayerFound { name: SOUGHT.to_owned(), player: (shot == FOUND).then_some(player) };
    // The number 0 is in no order, so that the messages of the picture keep theirs.
    session.client.receive(ServerMsg { seq: Seq(0), message }, 0);
}

/// The sheet in a picture.
pub(super) fn sheet(shot: &str) -> FinderState {
    if FOUND_PLAYERS.contains(&shot) { FinderState { open: true, asked: true, name: SOUGHT.to_owned() } } else { FinderState::default() }
}
