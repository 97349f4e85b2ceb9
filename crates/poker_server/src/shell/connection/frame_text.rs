//! The text of frames. A message of a room is serialised once for many clients; only the envelope around it differs.

use poker_protocol::{RequestId, Seq, ServerFrame, encode_server_frame};
use serde::Deserialize;

/// The frame with number `seq` around the serialised message `text`. It equals what the codec writes.
pub(super) fn room(Seq(seq): Seq, text: &str) -> String {
    format!(r#"{{"room":{{"seq":{seq},"message":{text}}}}}"#)
}

/// Serialises a frame. It never fails for frames of this server.
pub(super) fn server(frame: &ServerFrame) -> Option<String> {
    encode_server_frame(frame).ok()
}

/// The id of a request that is not readable as a whole.
pub(super) fn request_id(text: &str) -> Option<RequestId> {
    #[derive(Deserialize)]
    struct Head {
        room: Numbered,
    }
    #[derive(Deserialize)]
    struct Numbered {
        id: RequestId,
    }
    serde_json::from_str::<Head>(text).ok().map(|head| head.room.id)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use poker_protocol::ServerMsg;

    use super::*;

    #[test]
    fn the_envelope_around_a_shared_text_is_what_the_codec_writes() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/protocol");
        let mut messages = 0;
        for file in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
            if !file.file_name().to_str().unwrap().starts_with("message_") {
                continue;
            }
            let ServerMsg { message, .. } = serde_json::from_str(&std::fs::read_to_string(file.path()).unwrap()).unwrap();
            let text = serde_json::to_string(&message).unwrap();
            for seq in [0, 205, u64::MAX].map(Seq) {
                let frame = ServerFrame::Room(ServerMsg { seq, message: message.clone() });
                assert_eq!(Some(room(seq, &text)), server(&frame), "{}", file.path().display());
            }
            messages += 1;
        }
        assert!(messages > 0);
    }

    #[test]
    fn the_id_of_a_request_is_found_in_a_frame_that_cannot_be_read() {
        assert_eq!(request_id(r#"{"room":{"id":9,"request":{"type":"no_such"}}}"#), Some(RequestId(9)));
        assert_eq!(request_id(r#"{"room":{"request":{}}}"#), None);
    }
}
