//! Signals of the operating system.

use super::tls::Tls;

/// Waits for a signal to end. `SIGHUP` reads the certificate again meanwhile.
#[cfg(unix)]
pub(super) async fn wait(tls: Option<&Tls>) {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = (signal(SignalKind::terminate()), signal(SignalKind::interrupt()), signal(SignalKind::hangup()));
    let (Ok(mut terminate), Ok(mut interrupt), Ok(mut hangup)) = signals else {
        tracing::error!("this process cannot hear signals");
        return std::future::pending().await;
    };
    loop {
        tokio::select! {
            _ = terminate.recv() => return,
            _ = interrupt.recv() => return,
            _ = hangup.recv() => reload(tls),
        }
    }
}

/// Waits for a signal to end.
#[cfg(not(unix))]
pub(super) async fn wait(_: Option<&Tls>) {
    if let Err(error) = tokio::signal::ctrl_c().await {
        tracing::error!(%error, "this process cannot hear signals");
        std::future::pending().await
    }
}

#[cfg(unix)]
fn reload(tls: Option<&Tls>) {
    let Some(tls) = tls else { return };
    match tls.reload() {
        Ok(()) => tracing::info!("the certificate was read again"),
        Err(error) => tracing::error!(%error, "the certificate before goes on being used"),
    }
}
