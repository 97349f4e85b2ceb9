//! Frames that the codec accepts and refuses.

use poker_rules::{GameSpec, Seat};

use crate::{
    ClientMsg, CodecError, HandId, MAX_DEPTH, MAX_FRAME_BYTES, MAX_REMARK_CHARS, MAX_REQUEST_BYTES, Message, Request, RequestId, ServerMsg,
    Suspicion, TableInfo, decode_client, decode_server, encode_client, encode_server,
};

#[test]
fn an_encoded_message_decodes_to_itself() {
    let request = ClientMsg { id: RequestId(7), request: Request::WatchLobby };
    assert_eq!(decode_client(&encode_client(&request).unwrap()).unwrap(), request);
    for (_, message) in super::samples::messages() {
        let message = ServerMsg { seq: crate::Seq(3), message };
        assert_eq!(decode_server(&encode_server(&message).unwrap()).unwrap(), message);
    }
}

#[test]
fn frames_that_are_not_requests_are_malformed() {
    for frame in [
        "",
        "{",
        "null",
        "[]",
        "\u{0}",
        r#"{"id":1}"#,
        r#"{"id":-1,"request":{"type":"watch_lobby"}}"#,
        r#"{"id":"1","request":{"type":"watch_lobby"}}"#,
        r#"{"id":1,"request":{"type":"rob_the_bank"}}"#,
        r#"{"id":1,"request":{"type":"act","table":1,"hand":1,"turn":1,"action":{"type":"fold","to":5}}}"#,
        r#"{"id":1,"request":{"type":"watch_lobby"},"more":true}"#,
        r#"{"id":1,"request":{"type":"sit_out","table":1,"on":true,"for":"ever"}}"#,
        r#"{"id":1,"request":{"type":"sit_out","table":1}}"#,
        r#"{"id":1,"request":{"type":"top_up","table":1,"to":-5}}"#,
        r#"{"id":1,"request":{"type":"top_up","table":1,"to":1.5}}"#,
        r#"{"id":1,"request":{"type":"act","table":1,"hand":1,"turn":1,"action":{"type":"raise_to"}}}"#,
        r#"{"id":1,"request":{"type":"watch_lobby"}} {"id":2}"#,
    ] {
        assert!(matches!(decode_client(frame), Err(CodecError::Malformed(_))), "{frame}");
    }
    assert!(matches!(decode_server(r#"{"seq":1,"message":{"type":"thunder"}}"#), Err(CodecError::Malformed(_))));
}

#[test]
fn the_id_zero_is_refused_because_it_answers_requests_without_a_readable_id() {
    let frame = |id: u64| format!(r#"{{"id":{id},"request":{{"type":"watch_lobby"}}}}"#);
    assert!(matches!(decode_client(&frame(0)), Err(CodecError::Malformed(_))));
    assert_eq!(decode_client(&frame(1)).unwrap().id, RequestId(1));
    // The room answers with it.
    assert!(decode_server(r#"{"seq":0,"message":{"type":"refused","request":0,"reason":{"type":"malformed"}}}"#).is_ok());
}

#[test]
fn a_frame_that_is_too_deep_is_not_read() {
    let nested = |depth: usize| format!(r#"{{"id":1,"request":{}{}}}"#, "[".repeat(depth), "]".repeat(depth));
    assert!(matches!(decode_client(&nested(2_000)), Err(CodecError::TooDeep)));
    assert!(matches!(decode_client(&nested(MAX_DEPTH)), Err(CodecError::TooDeep)));
    assert!(matches!(decode_client(&nested(MAX_DEPTH - 1)), Err(CodecError::Malformed(_))));
    assert!(matches!(decode_client(&"[".repeat(MAX_REQUEST_BYTES)), Err(CodecError::TooDeep)));
    // Brackets inside strings do not count.
    let remark = r#"[{\"[\\"#.repeat(40);
    let frame = format!(r#"{{"id":1,"request":{{"type":"say","table":1,"text":"{remark}"}}}}"#);
    assert!(decode_client(&frame).is_ok(), "{frame}");
}

#[test]
fn a_field_that_comes_twice_is_malformed() {
    for frame in [
        r#"{"id":1,"id":2,"request":{"type":"watch_lobby"}}"#,
        r#"{"id":1,"request":{"type":"watch_lobby"},"request":{"type":"leave_lobby"}}"#,
        r#"{"id":1,"request":{"type":"watch_lobby","type":"leave_lobby"}}"#,
        r#"{"id":1,"request":{"type":"sit_out","table":1,"on":true,"on":false}}"#,
        r#"{"id":1,"request":{"type":"act","table":1,"hand":1,"turn":1,"action":{"type":"raise_to","to":1,"to":9}}}"#,
    ] {
        assert!(matches!(decode_client(frame), Err(CodecError::Malformed(_))), "{frame}");
    }
}

#[test]
fn the_longest_report_is_short_enough_with_every_letter_escaped() {
    let remark = "\u{7}".repeat(MAX_REMARK_CHARS);
    let request = Request::ReportHand { hand: HandId(u64::MAX), about: Seat::ALL.to_vec(), why: Suspicion::SeveralAccounts, remark };
    let frame = encode_client(&ClientMsg { id: RequestId(u64::MAX), request }).unwrap();
    assert!(decode_client(&frame).is_ok(), "{} bytes", frame.len());
}

#[test]
fn a_frame_that_is_too_large_is_not_read() {
    let frame = " ".repeat(MAX_FRAME_BYTES + 1);
    assert!(
        matches!(decode_client(&frame[..=MAX_REQUEST_BYTES]), Err(CodecError::TooLarge { bytes, .. }) if bytes == MAX_REQUEST_BYTES + 1)
    );
    assert!(matches!(decode_server(&frame), Err(CodecError::TooLarge { .. })));
}

#[test]
fn a_client_reads_a_message_with_an_unknown_field_of_a_newer_room() {
    let frame = r#"{"seq":1,"message":{"type":"balance","balance":5,"bonus":1},"sent":"later"}"#;
    assert!(decode_server(frame).is_ok());
}

#[test]
fn a_table_of_an_older_room_without_a_game_plays_no_limit_holdem_and_is_not_practice() {
    let messages = super::samples::messages();
    let snapshot = messages.into_iter().find_map(|(_, message)| if let Message::Snapshot { table } = message { Some(table) } else { None });
    let mut info = serde_json::to_value(&snapshot.unwrap().info).unwrap();
    let fields = info.as_object_mut().unwrap();
    assert!(fields.remove("game").is_some() && fields.remove("practice").is_some());
    let info: TableInfo = serde_json::from_value(info).unwrap();
    assert_eq!((info.game, info.practice), (GameSpec::holdem_no_limit(), false));
}

#[test]
fn the_length_of_a_message_as_text_is_counted_without_the_text() {
    for (name, message) in super::samples::messages() {
        assert_eq!(crate::text_len(&message), serde_json::to_string(&message).unwrap().len(), "{name}");
    }
}
