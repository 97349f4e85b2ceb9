//! The codec: tagged JSON with one message in each frame.

use serde::{Deserialize, Serialize};

use crate::{ClientFrame, ClientMsg, ServerFrame, ServerMsg};

/// The largest frame that a client accepts, in bytes.
pub const MAX_FRAME_BYTES: usize = 64 * 1024;

/// The largest frame that a server accepts, in bytes. It is enough for a report with the longest remark, every character of it escaped.
pub const MAX_REQUEST_BYTES: usize = 8 * 1024;

/// The deepest nesting of a frame. The deepest value of the protocol is an opening in a snapshot, at depth ten.
pub const MAX_DEPTH: usize = 16;

/// Why a frame could not be read.
#[derive(Debug, thiserror::Error)]
pub enum CodecError {
    /// The frame is longer than [`MAX_FRAME_BYTES`], or than [`MAX_REQUEST_BYTES`] if a client sent it.
    #[error("the frame has {bytes} bytes, at most {most} are allowed")]
    TooLarge {
        /// The length of the frame.
        bytes: usize,
        /// The longest frame that is allowed, in bytes.
        most: usize,
    },
    /// The frame is nested deeper than [`MAX_DEPTH`].
    #[error("the frame is nested deeper than {MAX_DEPTH}")]
    TooDeep,
    /// The frame is not JSON, or not a message of this version.
    #[error("the frame is not a message: {0}")]
    Malformed(#[from] serde_json::Error),
}

/// Encodes a request.
pub fn encode_client(message: &ClientMsg) -> Result<String, CodecError> {
    encode(message)
}

/// Decodes a request.
pub fn decode_client(frame: &str) -> Result<ClientMsg, CodecError> {
    decode(frame, MAX_REQUEST_BYTES)
}

/// Encodes a message.
pub fn encode_server(message: &ServerMsg) -> Result<String, CodecError> {
    encode(message)
}

/// Decodes a message.
pub fn decode_server(frame: &str) -> Result<ServerMsg, CodecError> {
    decode(frame, MAX_FRAME_BYTES)
}

/// Encodes a frame that a client sends.
pub fn encode_client_frame(frame: &ClientFrame) -> Result<String, CodecError> {
    encode(frame)
}

/// Decodes a frame that a client sent.
pub fn decode_client_frame(frame: &str) -> Result<ClientFrame, CodecError> {
    decode(frame, MAX_REQUEST_BYTES)
}

/// Encodes a frame that a server sends.
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

/// Whether a frame is nested too deep. This only counts brackets outside strings; the JSON reader checks whether they match.
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
