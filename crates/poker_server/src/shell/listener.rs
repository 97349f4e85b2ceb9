//! Accepts connections up to the limits.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use poker_protocol::{Closing, MAX_FRAME_BYTES};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};
use tokio_tungstenite::tungstenite::http::StatusCode;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use super::address_counts::{AddressCounts, CountedConnection};
use super::connection::{self, Connection, Shared};
use super::peer::Digester;
use super::tls::Tls;
use crate::door::Peer;

/// The size of the read buffer and of the write buffer of a connection, in bytes. Requests are short.
const BUFFER: usize = 2 * 1024;
/// Of the connections beyond the limit, at most this many at a time are told that the server is full.
const FAREWELLS: usize = 64;
/// The header in which a proxy gives the address of the client.
const FORWARDED: &str = "x-forwarded-for";
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

impl Listener {
    /// Accepts connections until this future is dropped.
    pub(super) async fn run(self) {
        let places = Arc::new(Semaphore::new(usize::try_from(self.shared.limits.connections).unwrap_or(Semaphore::MAX_PERMITS)));
        let farewells = Arc::new(Semaphore::new(FAREWELLS));
        let (addresses, proxy) = (AddressCounts::default(), Arc::new(ProxyWarning::default()));
        loop {
            let (stream, from) = match self.socket.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken in");
                    tokio::time::sleep(OUT_OF_FILES).await;
                    continue;
                }
            };
            // An address counts before its handshake, so that connections that never end theirs count too. Behind a proxy it is known only
            // from the handshake.
            let origin = if self.behind_proxy {
                CallerOrigin::Proxy
            } else {
                let peer = self.digester.peer(from.ip());
                CallerOrigin::Peer(peer, addresses.count(&peer, self.shared.limits.connections_per_address))
            };
            let crowded = matches!(origin, CallerOrigin::Peer(_, None));
            // A connection beyond the limit is told that the server is full. If there are more of them than `FAREWELLS`, it is dropped.
            let place = if crowded { None } else { Arc::clone(&places).try_acquire_owned().ok() };
            let full = place.is_none();
            let Some(place) = place.or_else(|| Arc::clone(&farewells).try_acquire_owned().ok()) else {
                self.shared.metrics.closed(&Closing::Full);
                continue;
            };
            let caller = Caller {
                shared: Arc::clone(&self.shared),
                addresses: addresses.clone(),
                digester: self.digester,
                origin,
                proxy: Arc::clone(&proxy),
                full,
                _place: place,
            };
            tokio::spawn(caller.receive(stream, self.tls.clone()));
        }
    }
}

/// Where a connection comes from, as far as it is known before the handshake.
enum CallerOrigin {
    /// From this peer, and counted unless the address has too many.
    Peer(Peer, Option<CountedConnection>),
    /// From the proxy, which gives the address of the client in the handshake.
    Proxy,
}

/// A connection whose handshake is not done.
struct Caller {
    shared: Arc<Shared>,
    addresses: AddressCounts,
    digester: Digester,
    origin: CallerOrigin,
    proxy: Arc<ProxyWarning>,
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
        let mut client = None;
        let behind_proxy = matches!(self.origin, CallerOrigin::Proxy);
        #[allow(clippy::result_large_err, reason = "the refusal is the library's")]
        let look = |request: &Request, response: Response| {
            client = forwarded(request);
            if behind_proxy && client.is_none() {
                self.proxy.refused(request);
                return Err(refusal(StatusCode::BAD_REQUEST, Some("The proxy must put the client's address into X-Forwarded-For.")));
            }
            if !behind_proxy && request.headers().contains_key(FORWARDED) {
                self.proxy.not_expected();
            }
            if request.uri().path() == "/" { Ok(response) } else { Err(refusal(StatusCode::NOT_FOUND, None)) }
        };
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(BUFFER)
            .max_write_buffer_size(4 * MAX_FRAME_BYTES)
            .max_message_size(Some(MAX_FRAME_BYTES))
            .max_frame_size(Some(MAX_FRAME_BYTES));
        let handshake = tokio_tungstenite::accept_hdr_async_with_config(stream, look, Some(config));
        let Ok(Ok(mut socket)) = tokio::time::timeout(self.shared.limits.handshake, handshake).await else { return };
        let (peer, counted) = match (self.origin, client) {
            (CallerOrigin::Peer(peer, counted), _) => (peer, counted),
            (CallerOrigin::Proxy, Some(client)) => {
                let peer = self.digester.peer(client);
                (peer, self.addresses.count(&peer, self.shared.limits.connections_per_address))
            }
            (CallerOrigin::Proxy, None) => return,
        };
        let Some(_counted) = counted.filter(|_| !self.full) else {
            self.shared.metrics.closed(&Closing::Full);
            connection::say_farewell(&mut socket, Closing::Full).await;
            return;
        };
        Connection::serve(socket, peer, Arc::clone(&self.shared)).await;
    }
}

/// Warns once that the server and its proxy are not configured for each other.
#[derive(Default)]
struct ProxyWarning(AtomicBool);

impl ProxyWarning {
    /// A connection was refused because it has no header of a proxy, or an odd one.
    fn refused(&self, request: &Request) {
        let header = request.headers().get_all(FORWARDED).iter().next_back();
        if !self.0.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                ?header,
                "a connection is refused, as behind_proxy is true and the last entry of its X-Forwarded-For is not the address of a client: \
                 configure the proxy to write it there, without a port (told once)"
            );
        }
    }

    /// A connection has the header of a proxy, but none is configured.
    fn not_expected(&self) {
        if !self.0.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                "a connection has X-Forwarded-For, but behind_proxy is false: if players come through a proxy, set it, or limits by address \
                 take all of them for one, or for this machine (told once)"
            );
        }
    }
}

/// The address from which the proxy was reached. It is the last address in the header, because the proxy appends it.
fn forwarded(request: &Request) -> Option<IpAddr> {
    let header = request.headers().get_all(FORWARDED).iter().next_back()?;
    header.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

fn refusal(status: StatusCode, why: Option<&str>) -> ErrorResponse {
    let mut response = ErrorResponse::new(why.map(str::to_owned));
    *response.status_mut() = status;
    response
}

#[cfg(test)]
mod tests {
    use tokio_tungstenite::tungstenite::http::HeaderValue;

    #[test]
    fn nobody_writes_lines_or_control_characters_into_the_log_with_a_header() {
        let logged: Vec<String> = (0..=u8::MAX)
            .filter_map(|byte| HeaderValue::from_bytes(&[b'1', byte]).ok())
            .map(|header| format!("{:?}", Some(&header)))
            .collect();
        assert!(logged.len() > 100, "{}", logged.len());
        assert!(logged.iter().all(|text| text.bytes().all(|byte| matches!(byte, b' ' | b'\t') || byte.is_ascii_graphic())), "{logged:?}");
        assert!(HeaderValue::from_bytes(b"1\n2").is_err());
    }
}
