//! The thread that carries connections: one for a client, or one for a crowd of them.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::thread::{Builder, JoinHandle};

use tokio::runtime::Runtime;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

/// A connection as a task.
pub(super) type Task = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Dropping it lets the thread end once its last connection has.
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

    /// False where the thread has ended.
    pub(super) fn spawn(&self, task: Task) -> bool {
        self.tasks.send(task).is_ok()
    }

    /// Waits for the farewells.
    pub(super) fn join(self) {
        drop(self.tasks);
        // A fault there has been told by the thread itself.
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
    // A name that is still being looked up is nobody's business any more.
    runtime.shutdown_background();
}
