//! Tagged JSON, one message a frame.

use serde::{Deserialize, Serialize};

use crate::{ClientFrame, ClientMsg, ServerFrame, ServerMsg};

/// The largest frame a client accepts.
pub const MAX_FRAME_BYTES: usize = 64 * 1024;

/// The largest frame a server accepts: a report with the longest remark, every letter of it escaped.
pub const MAX_REQUEST_BYTES: usize = 8 * 1024;

/// The greatest nesting depth of a frame. The deepest value of the protocol, an opening in a snapshot, has depth ten.
pub const MAX_DEPTH: usize = 16;

/// Why a frame could not be read.
#[derive(Debug, thiserror::Error)]
pub enum CodecError {
    /// Longer than [`MAX_FRAME_BYTES`], or than [`MAX_REQUEST_BYTES`] for a frame of a client.
    #[error("the frame has {bytes} bytes, at most {most} are allowed")]
    TooLarge {
        /// Its length.
        bytes: usize,
        /// The limit.
        most: usize,
    },
    /// Nested deeper than [`MAX_DEPTH`].
    #[error("the frame is nested deeper than {MAX_DEPTH}")]
    TooDeep,
    /// Not JSON, or not a message of this version.
    #[error("the frame is not a message: {0}")]
    Malformed(#[from] serde_json::Error),
}

/// A request as a frame.
pub fn encode_client(message: &ClientMsg) -> Result<String, CodecError> {
    encode(message)
}

/// A frame as a request.
pub fn decode_client(frame: &str) -> Result<ClientMsg, CodecError> {
    decode(frame, MAX_REQUEST_BYTES)
}

/// A message as a frame.
pub fn encode_server(message: &ServerMsg) -> Result<String, CodecError> {
    encode(message)
}

/// A frame as a message.
pub fn decode_server(frame: &str) -> Result<ServerMsg, CodecError> {
    decode(frame, MAX_FRAME_BYTES)
}

/// A frame of a connection to a server.
pub fn encode_client_frame(frame: &ClientFrame) -> Result<String, CodecError> {
    encode(frame)
}

/// What a server hears.
pub fn decode_client_frame(frame: &str) -> Result<ClientFrame, CodecError> {
    decode(frame, MAX_REQUEST_BYTES)
}

/// A frame of a connection from a server.
pub fn encode_server_frame(frame: &ServerFrame) -> Result<String, CodecError> {
    encode(frame)
}

/// Decodes a frame that a server sent.
pub fn decode_server_frame(frame: &str) -> Result<ServerFrame, CodecError> {
    decode(frame, MAX_FRAME_BYTES)
}

fn encode(message: &impl Serialize) -> Result<String, CodecError> {
    Ok(serde_json::to_string(message)?)
}

fn decode<'a, T: Deserialize<'a>>(frame: &'a str, most: usize) -> Result<T, CodecError> {
    if frame.len() > most {
        return Err(CodecError::TooLarge { bytes: frame.len(), most });
    }
    if is_too_deep(frame) {
        return Err(CodecError::TooDeep);
    }
    Ok(serde_json::from_str(frame)?)
}

/// Counts brackets outside strings. The JSON reader finds out whether they match.
fn is_too_deep(frame: &str) -> bool {
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    frame.bytes().any(|byte| {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'[' | b'{' if !quoted => depth += 1,
            b']' | b'}' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth > MAX_DEPTH
    })
}
