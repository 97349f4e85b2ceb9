//! Accepts connections up to the limits.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use poker_protocol::{Closing, MAX_FRAME_BYTES};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};
use tokio_tungstenite::tungstenite::http::StatusCode;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use super::connection::{self, Connection, Shared};
use super::peer::Digester;
use super::tls::Tls;
use crate::door::Peer;

/// The size of the read buffer and of the write buffer of a connection, in bytes. Requests are short.
const BUFFER: usize = 2 * 1024;
/// Of the connections beyond the limit, at most this many at a time are told that the server is full.
const FAREWELLS: usize = 64;
/// The pause after the system has run out of files.
const OUT_OF_FILES: Duration = Duration::from_millis(200);

/// Accepts connections and serves each in a task.
pub(super) struct Listener {
    pub socket: TcpListener,
    pub tls: Option<Tls>,
    pub digester: Digester,
    pub behind_proxy: bool,
    pub shared: Arc<Shared>,
}

/// The number of connections of each address.
type Addresses = Arc<Mutex<BTreeMap<IpAddr, u32>>>;

impl Listener {
    /// Accepts connections until this future is dropped.
    pub(super) async fn run(self) {
        let places = Arc::new(Semaphore::new(usize::try_from(self.shared.limits.connections).unwrap_or(Semaphore::MAX_PERMITS)));
        let farewells = Arc::new(Semaphore::new(FAREWELLS));
        let addresses = Addresses::default();
        loop {
            let (stream, from) = match self.socket.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken in");
                    tokio::time::sleep(OUT_OF_FILES).await;
                    continue;
                }
            };
            // A connection beyond the limit is told that the server is full. If there are more of them than `FAREWELLS`, it is dropped.
            let place = Arc::clone(&places).try_acquire_owned();
            let full = place.is_err();
            let Ok(place) = place.or_else(|_| Arc::clone(&farewells).try_acquire_owned()) else {
                self.shared.metrics.closed(&Closing::Full);
                continue;
            };
            let caller = Caller {
                shared: Arc::clone(&self.shared),
                addresses: Arc::clone(&addresses),
                digester: self.digester,
                behind_proxy: self.behind_proxy,
                from,
                full,
                _place: place,
            };
            tokio::spawn(caller.receive(stream, self.tls.clone()));
        }
    }
}

/// A connection whose handshake is not done.
struct Caller {
    shared: Arc<Shared>,
    addresses: Addresses,
    digester: Digester,
    behind_proxy: bool,
    from: SocketAddr,
    full: bool,
    _place: OwnedSemaphorePermit,
}

impl Caller {
    async fn receive(self, stream: TcpStream, tls: Option<Tls>) {
        // Messages are short and must not wait for each other.
        drop(stream.set_nodelay(true));
        self.shared.metrics.connected();
        let shared = Arc::clone(&self.shared);
        match tls {
            None => self.shake_hands(stream).await,
            Some(tls) => {
                if let Ok(Ok(stream)) = tokio::time::timeout(shared.limits.handshake, tls.accept(stream)).await {
                    self.shake_hands(stream).await;
                }
            }
        }
        shared.metrics.disconnected();
    }

    async fn shake_hands<S: AsyncRead + AsyncWrite + Unpin>(self, stream: S) {
        let mut address = self.from.ip();
        let behind_proxy = self.behind_proxy;
        #[allow(clippy::result_large_err, reason = "the refusal is the library's")]
        let look = |request: &Request, response: Response| {
            if behind_proxy && let Some(client) = forwarded(request) {
                address = client;
            }
            if request.uri().path() == "/" { Ok(response) } else { Err(not_found()) }
        };
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(BUFFER)
            .max_write_buffer_size(4 * MAX_FRAME_BYTES)
            .max_message_size(Some(MAX_FRAME_BYTES))
            .max_frame_size(Some(MAX_FRAME_BYTES));
        let handshake = tokio_tungstenite::accept_hdr_async_with_config(stream, look, Some(config));
        let Ok(Ok(mut socket)) = tokio::time::timeout(self.shared.limits.handshake, handshake).await else { return };
        let peer = self.digester.peer(address);
        let Some(_counted) = self.count(peer).filter(|_| !self.full) else {
            self.shared.metrics.closed(&Closing::Full);
            connection::say_farewell(&mut socket, Closing::Full).await;
            return;
        };
        Connection::serve(socket, peer, Arc::clone(&self.shared)).await;
    }

    /// Counts a connection of `address`, or returns `None` if the address has too many.
    fn count(&self, Peer { address, .. }: Peer) -> Option<Counted> {
        let (Some(address), Some(most)) = (address, self.shared.limits.connections_per_address) else {
            return Some(Counted { address: None, addresses: Arc::clone(&self.addresses) });
        };
        let mut counts = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { address: Some(address), addresses: Arc::clone(&self.addresses) })
    }
}

/// A counted connection of an address. Dropping this value ends the counting.
struct Counted {
    address: Option<IpAddr>,
    addresses: Addresses,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let Some(address) = self.address else { return };
        let mut counts = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&address);
            }
        }
    }
}

/// The address from which the proxy was reached. It is the last address in the header, because the proxy appends it.
fn forwarded(request: &Request) -> Option<IpAddr> {
    let header = request.headers().get_all("x-forwarded-for").iter().next_back()?;
    header.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

fn not_found() -> ErrorResponse {
    let mut response = ErrorResponse::new(None);
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}
