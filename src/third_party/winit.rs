//! The event loop: asleep until an event, a message from the room, or the next second of a clock that is drawn.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use poker_protocol::Waker;

/// With nothing to do, the client looks up this seldom.
const LONGEST_SLEEP: Duration = Duration::from_secs(3600);

/// What the systems of this frame want of the next: reset each frame.
#[derive(Resource, Default)]
pub(crate) struct NextFrame {
    due: Option<Duration>,
}

impl NextFrame {
    /// Something moves: draw again at once.
    pub(crate) fn now(&mut self) {
        self.due = Some(Duration::ZERO);
    }

    /// Something drawn will be out of date after this time.
    pub(crate) fn within(&mut self, time: Duration) {
        self.due = Some(self.due.map_or(time, |due| due.min(time)));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NextFrame>();
    app.add_systems(Last, schedule_next_frame);
}

/// A function that wakes the sleeping client, also when it is not in focus; for the room's messages.
pub(crate) fn waker(world: &World) -> Waker {
    match world.get_resource::<EventLoopProxyWrapper>() {
        Some(proxy) => {
            let proxy = (**proxy).clone();
            // An error means that the event loop has ended: nobody is left to wake.
            std::sync::Arc::new(move || proxy.send_event(WinitUserEvent::WakeUp).unwrap_or(()))
        }
        None => std::sync::Arc::new(|| {}),
    }
}

pub(crate) fn schedule_next_frame(
    mut next: ResMut<NextFrame>,
    mut settings: Option<ResMut<WinitSettings>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let due = std::mem::take(&mut next.due);
    if due == Some(Duration::ZERO) {
        redraw.write(RequestRedraw);
    }
    if let Some(settings) = settings.as_mut() {
        let wait = due.filter(|due| !due.is_zero()).unwrap_or(LONGEST_SLEEP);
        let mode = UpdateMode::Reactive { wait, react_to_device_events: false, react_to_user_events: true, react_to_window_events: true };
        if settings.focused_mode != mode {
            settings.focused_mode = mode;
            settings.unfocused_mode = mode;
        }
    }
}
