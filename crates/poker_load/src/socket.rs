//! The WebSocket of one client, with buffers as small as its messages.

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::LoadError;

/// More than most messages need. A larger message is read in parts.
const BUFFER_BYTES: usize = 4 * 1024;

/// The receiving half.
pub(super) type Incoming = SplitStream<WebSocketStream<TcpStream>>;

/// The sending half.
pub(super) struct Outgoing {
    sink: SplitSink<WebSocketStream<TcpStream>, Message>,
}

/// The configuration for small messages, for either end.
pub(super) fn small_buffers() -> WebSocketConfig {
    WebSocketConfig::default().read_buffer_size(BUFFER_BYTES).write_buffer_size(BUFFER_BYTES)
}

/// Opens a connection to `ws://host:port`.
pub(super) async fn connect(url: &str) -> Result<(Outgoing, Incoming), LoadError> {
    let request = url.into_client_request()?;
    let bad_address = || LoadError::Address { url: url.to_owned() };
    let (host, port) = request.uri().host().zip(request.uri().port_u16()).ok_or_else(bad_address)?;
    let stream = TcpStream::connect((host, port)).await?;
    stream.set_nodelay(true)?;
    let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(small_buffers())).await?;
    let (sink, incoming) = socket.split();
    Ok((Outgoing { sink }, incoming))
}

impl Outgoing {
    pub(super) async fn send(&mut self, text: String) -> Result<(), LoadError> {
        Ok(self.sink.send(Message::text(text)).await?)
    }
}

/// The text of a frame; `None` for control frames.
pub(super) fn text_of(frame: Option<Result<Message, tokio_tungstenite::tungstenite::Error>>) -> Result<Option<Message>, LoadError> {
    match frame.ok_or(LoadError::Closed { why: None })?? {
        Message::Close(_) => Err(LoadError::Closed { why: None }),
        message @ Message::Text(_) => Ok(Some(message)),
        Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Ok(None),
    }
}
