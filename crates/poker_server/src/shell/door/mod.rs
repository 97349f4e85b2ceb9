//! The task that runs the door.

mod task;

pub(super) use task::{ANSWERS, DoorInput, DoorTask, inputs};
