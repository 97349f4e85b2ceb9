//! The fuzz targets for frames of a connection.

use std::fmt::Debug;

use poker_protocol::{
    CodecError, MAX_FRAME_BYTES, MAX_REQUEST_BYTES, decode_client, decode_client_frame, decode_server, decode_server_frame, encode_client,
    encode_client_frame, encode_server, encode_server_frame,
};

/// Decodes the bytes as a frame or message of a client. A frame that decodes must encode to a frame that decodes to the same; an error
/// must have a message.
///
/// # Panics
/// If one of these does not hold.
pub fn client_frame(bytes: &[u8]) {
    // Bytes that are not UTF-8 end the connection before they are decoded.
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    comes_back(text, MAX_REQUEST_BYTES, decode_client_frame, encode_client_frame);
    comes_back(text, MAX_REQUEST_BYTES, decode_client, encode_client);
}

/// Decodes the bytes as a frame or message of a server or a room. The same must hold as for [`client_frame`].
///
/// # Panics
/// If it does not hold.
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
            let written = encode(&read).expect("a decoded frame encodes");
            // Encoding adds fields that the input left out, so a frame near the limit can grow beyond it.
            if written.len() <= most {
                assert_eq!(decode(&written).expect("an encoded frame decodes"), read);
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
