//! Frames of a connection out of bytes.

use std::fmt::Debug;

use poker_protocol::{
    CodecError, MAX_FRAME_BYTES, MAX_REQUEST_BYTES, decode_client, decode_client_frame, decode_server, decode_server_frame, encode_client,
    encode_client_frame, encode_server, encode_server_frame,
};

/// Reads the bytes as what a client sends to a server or a room. What is read is read again, equal, from what is written of it; what is
/// refused has a sentence.
///
/// # Panics
/// Where one of these does not hold.
pub fn client_frame(bytes: &[u8]) {
    // Another text than UTF-8 ends the connection before anybody decodes it.
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    comes_back(text, MAX_REQUEST_BYTES, decode_client_frame, encode_client_frame);
    comes_back(text, MAX_REQUEST_BYTES, decode_client, encode_client);
}

/// Reads the bytes as what a server or a room sends to a client; the same holds.
///
/// # Panics
/// Where it does not.
pub fn server_frame(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    comes_back(text, MAX_FRAME_BYTES, decode_server_frame, encode_server_frame);
    comes_back(text, MAX_FRAME_BYTES, decode_server, encode_server);
}

fn comes_back<T: Debug + PartialEq>(
    text: &str,
    most: usize,
    decode: impl Fn(&str) -> Result<T, CodecError>,
    encode: impl Fn(&T) -> Result<String, CodecError>,
) {
    match decode(text) {
        Ok(read) => {
            assert!(text.len() <= most, "a frame of {} bytes was read", text.len());
            let written = encode(&read).expect("what was read is written");
            // A message near the limit can grow beyond it by fields that it left out.
            if written.len() <= most {
                assert_eq!(decode(&written).expect("what is written is read"), read);
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
