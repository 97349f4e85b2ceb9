//! One client of a tournament, from its registration to its place. It connects again when its connection is lost.

use std::sync::Arc;
use std::time::Duration;

use poker_protocol::PlayerId;
use tokio::time::sleep;

use super::session::Session;
use super::terms::{ClientState, Told};
use crate::LoadError;
use crate::socket::connect;

/// The pause before a lost connection is tried again.
const TRY_AGAIN: Duration = Duration::from_millis(100);

/// Registers and plays until the client has its place. Connections may fail `outages` times, the first one too. Returns the player, and what
/// was told; nothing if that was lost with a connection.
pub(super) async fn play(mut client: ClientState, outages: u32) -> Result<(PlayerId, Told), LoadError> {
    let urls = Arc::clone(&client.shared.urls);
    let mut left = outages;
    for url in urls.iter().cycle() {
        match play_at(&mut client, url).await {
            Ok(told) => {
                let player = client.player.ok_or(LoadError::Closed { why: None })?;
                return Ok((player, told));
            }
            Err(error) if left == 0 => return Err(error),
            Err(_) => left -= 1,
        }
        sleep(TRY_AGAIN).await;
    }
    Err(LoadError::NoServer)
}

/// Plays at one server until the client has its place or the connection fails.
async fn play_at(client: &mut ClientState, url: &str) -> Result<Told, LoadError> {
    // The semaphore is never closed.
    let handshake = Arc::clone(&client.shared.handshakes).acquire_owned().await;
    let (outgoing, mut incoming) = connect(url).await?;
    drop(handshake);
    Session::new(client, outgoing).play(&mut incoming).await
}
