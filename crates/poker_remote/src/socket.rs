//! A WebSocket to a server, and what its errors mean.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use poker_protocol::{Loss, MAX_FRAME_BYTES};
use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::address::Address;
use crate::trust::Trust;

/// The timeout for connecting to one address of a name, for sending a request, and for closing.
const PATIENCE: Duration = Duration::from_secs(3);

/// What carries a WebSocket: TCP, or TLS over it.
trait Carrier: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Carrier for T {}

/// Why there is no line, for the client and for a log.
#[derive(Debug)]
pub(super) struct Lost {
    pub why: Loss,
    pub detail: String,
}

impl Lost {
    fn new(why: Loss, error: &dyn std::error::Error) -> Lost {
        Lost { why, detail: error.to_string() }
    }
}

pub(super) struct Socket(Box<WebSocketStream<Box<dyn Carrier>>>);

impl Socket {
    pub(super) async fn dial(address: Address, trust: Arc<Trust>) -> Result<Socket, Lost> {
        let stream = reach(&address).await?;
        // Requests are small, and the player waits for each answer.
        stream.set_nodelay(true).map_err(|error| Lost::new(Loss::Broken, &error))?;
        let carrier: Box<dyn Carrier> = if address.tls { Box::new(encrypt(stream, &address, &trust).await?) } else { Box::new(stream) };
        let limits = WebSocketConfig::default().max_message_size(Some(MAX_FRAME_BYTES)).max_frame_size(Some(MAX_FRAME_BYTES));
        let (socket, _response) = client_async_with_config(address.uri, carrier, Some(limits)).await.map_err(|error| {
            let why = if matches!(error, Error::Io(_)) { Loss::Broken } else { Loss::NotCardroom };
            Lost::new(why, &error)
        })?;
        Ok(Socket(Box::new(socket)))
    }

    pub(super) async fn send(&mut self, text: String) -> Result<(), Lost> {
        match timeout(PATIENCE, self.0.send(Message::text(text))).await {
            Ok(sent) => sent.map_err(|error| Lost::new(Loss::Broken, &error)),
            Err(elapsed) => Err(Lost::new(Loss::Silent, &elapsed)),
        }
    }

    /// The next text. Cancel safe: nothing is lost when the future is dropped.
    pub(super) async fn next(&mut self) -> Result<String, Lost> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                Some(Ok(Message::Binary(_))) => return Err(Lost { why: Loss::Broken, detail: "a frame that is no text".to_owned() }),
                Some(Ok(Message::Close(_))) | None => return Err(Lost { why: Loss::Broken, detail: "closed without a word".to_owned() }),
                Some(Err(error)) => return Err(Lost::new(Loss::Broken, &error)),
            }
        }
    }

    /// Closes the WebSocket; a peer that does not answer is ignored.
    pub(super) async fn close(mut self) {
        drop(timeout(PATIENCE, (*self.0).close(None)).await);
    }
}

/// Connects to the first address of the name that answers.
async fn reach(address: &Address) -> Result<TcpStream, Lost> {
    let found = tokio::net::lookup_host((address.host.as_str(), address.port)).await;
    let addresses = found.map_err(|error| Lost::new(Loss::NameNotFound, &error))?;
    let mut last = Lost { why: Loss::NameNotFound, detail: "the name has no address".to_owned() };
    for address in addresses {
        match timeout(PATIENCE, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => return Ok(stream),
            Ok(Err(error)) if error.kind() == io::ErrorKind::ConnectionRefused => last = Lost::new(Loss::Refused, &error),
            Ok(Err(error)) => last = Lost::new(Loss::Unreachable, &error),
            Err(elapsed) => last = Lost::new(Loss::Unreachable, &elapsed),
        }
    }
    Err(last)
}

async fn encrypt(stream: TcpStream, address: &Address, trust: &Trust) -> Result<impl Carrier + use<>, Lost> {
    let config = trust.config().map_err(|error| Lost::new(Loss::NotTrusted, &error))?;
    let name = ServerName::try_from(address.host.clone()).map_err(|error| Lost::new(Loss::NameNotFound, &error))?;
    TlsConnector::from(config).connect(name, stream).await.map_err(|error| {
        let tls = error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
        let why = match tls {
            Some(rustls::Error::InvalidCertificate(_) | rustls::Error::NoCertificatesPresented) => Loss::NotTrusted,
            Some(_) => Loss::NotCardroom,
            None => Loss::Broken,
        };
        Lost::new(why, &error)
    })
}
