//! The thread that runs connections: that of one client, or those of many.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::thread::{Builder, JoinHandle};

use tokio::runtime::Runtime;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

/// A connection as a task.
pub(super) type Task = Pin<Box<dyn Future<Output = ()> + Send>>;

/// The thread that runs the connections. After this is dropped, the thread ends with its last connection.
#[derive(Debug)]
pub(super) struct RemoteThread {
    tasks: UnboundedSender<Task>,
    thread: JoinHandle<()>,
}

impl RemoteThread {
    pub(super) fn start() -> io::Result<RemoteThread> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
        let (tasks, inbox) = unbounded_channel();
        let thread = Builder::new().name("cardroom-remote".to_owned()).spawn(move || carry(runtime, inbox))?;
        Ok(RemoteThread { tasks, thread })
    }

    /// Starts a connection on the thread; returns false where the thread has ended.
    pub(super) fn spawn(&self, task: Task) -> bool {
        self.tasks.send(task).is_ok()
    }

    /// Waits until the connections have closed.
    pub(super) fn join(self) {
        drop(self.tasks);
        // The thread has already reported its panic, if there was one.
        drop(self.thread.join());
    }
}

fn carry(runtime: Runtime, mut inbox: UnboundedReceiver<Task>) {
    runtime.block_on(async {
        let mut running = JoinSet::new();
        loop {
            tokio::select! {
                task = inbox.recv() => match task {
                    Some(task) => drop(running.spawn(task)),
                    None => break,
                },
                Some(_ended) = running.join_next() => {}
            }
        }
        while running.join_next().await.is_some() {}
    });
    // Do not wait for name lookups that are still running.
    runtime.shutdown_background();
}
