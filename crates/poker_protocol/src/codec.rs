//! Tagged JSON, one message a frame.

use serde::{Deserialize, Serialize};

use crate::{ClientFrame, ClientMsg, ServerFrame, ServerMsg};

/// The largest frame either end accepts.
pub const MAX_FRAME_BYTES: usize = 64 * 1024;

/// Why a frame could not be read.
#[derive(Debug, thiserror::Error)]
pub enum CodecError {
    /// Longer than [`MAX_FRAME_BYTES`].
    #[error("the frame has {bytes} bytes, at most {MAX_FRAME_BYTES} are allowed")]
    TooLarge {
        /// Its length.
        bytes: usize,
    },
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
    decode(frame)
}

/// A message as a frame.
pub fn encode_server(message: &ServerMsg) -> Result<String, CodecError> {
    encode(message)
}

/// A frame as a message.
pub fn decode_server(frame: &str) -> Result<ServerMsg, CodecError> {
    decode(frame)
}

/// A frame of a connection to a server.
pub fn encode_client_frame(frame: &ClientFrame) -> Result<String, CodecError> {
    encode(frame)
}

/// What a server hears.
pub fn decode_client_frame(frame: &str) -> Result<ClientFrame, CodecError> {
    decode(frame)
}

/// A frame of a connection from a server.
pub fn encode_server_frame(frame: &ServerFrame) -> Result<String, CodecError> {
    encode(frame)
}

/// What a client of a server hears.
pub fn decode_server_frame(frame: &str) -> Result<ServerFrame, CodecError> {
    decode(frame)
}

fn encode(message: &impl Serialize) -> Result<String, CodecError> {
    Ok(serde_json::to_string(message)?)
}

fn decode<'a, T: Deserialize<'a>>(frame: &'a str) -> Result<T, CodecError> {
    if frame.len() > MAX_FRAME_BYTES {
        return Err(CodecError::TooLarge { bytes: frame.len() });
    }
    Ok(serde_json::from_str(frame)?)
}
