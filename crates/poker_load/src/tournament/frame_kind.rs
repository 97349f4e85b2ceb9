//! What a frame of a server is for a client of a tournament. Most frames are not decoded.

use poker_protocol::TurnId;

/// The mark of a frame that says that somebody acted.
const ACTED: &str = r#""event":{"type":"acted""#;
/// The mark of a frame that says that it is somebody's turn, and the field with its number.
const TO_ACT: &str = r#""event":{"type":"to_act""#;
const TURN: &str = r#""turn":"#;
/// The mark of a turn of another player.
const NOT_ASKED: &str = r#""legal":null"#;
/// The marks of the other frames that are decoded.
const READ: [&str; 10] = [
    r#""type":"started""#,
    r#""type":"deck_sealed""#,
    r#""type":"ping""#,
    r#""type":"closing""#,
    r#""type":"refused""#,
    r#""type":"snapshot""#,
    r#""type":"table_closed""#,
    r#""type":"own_entries""#,
    r#""type":"tournaments""#,
    r#""door""#,
];

/// What a client does with a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FrameKind {
    /// Somebody at the table has acted. The frame is not decoded.
    Acted,
    /// It is another player's turn. The frame is not decoded.
    Turn(TurnId),
    /// It is the client's own turn.
    Asked(TurnId),
    /// The client decodes the frame.
    Read,
    /// The client decodes the frame only for a witness.
    Other,
}

impl FrameKind {
    pub(super) fn of(frame: &str) -> Self {
        if frame.contains(ACTED) {
            return Self::Acted;
        }
        if frame.contains(TO_ACT)
            && let Some(turn) = turn(frame)
        {
            return if frame.contains(NOT_ASKED) { Self::Turn(turn) } else { Self::Asked(turn) };
        }
        if READ.iter().any(|mark| frame.contains(mark)) { Self::Read } else { Self::Other }
    }
}

fn turn(frame: &str) -> Option<TurnId> {
    let (_, after) = frame.split_once(TURN)?;
    let digits = after.split(|letter: char| !letter.is_ascii_digit()).next()?;
    digits.parse().ok().map(TurnId)
}

#[cfg(test)]
mod tests {
    use poker_protocol::{ServerFrame, ServerMsg, encode_server_frame};

    use super::*;

    fn kind(file: &str) -> FrameKind {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/protocol");
        let message: ServerMsg = serde_json::from_str(&std::fs::read_to_string(format!("{folder}/{file}.json")).unwrap()).unwrap();
        FrameKind::of(&encode_server_frame(&ServerFrame::Room(message)).unwrap())
    }

    #[test]
    fn frames_are_known_by_their_marks() {
        assert_eq!(kind("message_to_act"), FrameKind::Asked(TurnId(5)));
        assert_eq!(kind("message_to_act_unclocked"), FrameKind::Turn(TurnId(6)));
        for acted in ["bet", "call", "check", "fold", "raise"] {
            assert_eq!(kind(&format!("message_hand_acted_{acted}")), FrameKind::Acted);
        }
        assert_eq!(kind("message_refused_plan_active"), FrameKind::Read);
        assert_eq!(kind("message_left"), FrameKind::Other);
    }
}
