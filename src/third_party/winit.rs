//! The event loop. It sleeps until an event, a message from the room, or the next second of a visible clock.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use crossbeam_channel::{Receiver, RecvTimeoutError, Sender};
use poker_protocol::Waker;

use crate::frame_set::FrameSet;

/// The longest sleep when there is nothing to do.
const LONGEST_SLEEP: Duration = Duration::from_secs(3600);

/// The shortest time between two frames, also on faster screens.
const FRAME: Duration = Duration::from_micros(16_667);
/// The shortest time between two frames where there is no graphics card: the processor takes most of it to draw a frame.
const FRAME_OF_PROCESSOR: Duration = Duration::from_millis(50);

/// The capacity of the channel of times to the alarm.
const ALARMS: usize = 16;

/// When the systems of this frame want the next one. It is reset in each frame.
#[derive(Resource, Default)]
pub(crate) struct NextFrame {
    due: Option<Duration>,
}

impl NextFrame {
    /// Asks for the next frame at once, because something moves.
    pub(crate) fn now(&mut self) {
        self.due = Some(Duration::ZERO);
    }

    #[cfg(test)]
    pub(crate) fn due(&self) -> Option<Duration> {
        self.due
    }

    /// Asks for a frame after `time` at the latest, because something drawn will then be out of date.
    pub(crate) fn within(&mut self, time: Duration) {
        self.due = Some(self.due.map_or(time, |due| due.min(time)));
    }
}

/// A function that wakes the sleeping client, for threads that work in the background.
#[derive(Resource, Clone)]
pub(crate) struct WakeUp(pub(crate) Waker);

/// Wakes the event loop at a chosen time, from a thread. The event loop's own timer is not used, because each change of it draws a frame.
#[derive(Resource)]
struct FrameAlarm {
    times: Sender<Option<Instant>>,
    set: bool,
}

/// The start of this frame, and the shortest time until the next one while something moves.
#[derive(Resource)]
struct Frame {
    begun: Instant,
    least: Duration,
}

#[expect(clippy::disallowed_methods, reason = "the event loop keeps real time")]
impl Frame {
    fn begins(mut frame: ResMut<Self>) {
        frame.begun = Instant::now();
    }

    /// The time until which the next frame must wait; `None` if it may begin now.
    fn rests_until(&self) -> Option<Instant> {
        Some(self.begun + self.least).filter(|end| *end > Instant::now())
    }
}

fn find_pace(adapter: Option<Res<RenderAdapterInfo>>, mut frame: ResMut<Frame>) {
    // The engine does not re-export the type, so its name is compared.
    if adapter.is_some_and(|adapter| format!("{:?}", adapter.device_type) == "Cpu") {
        frame.least = FRAME_OF_PROCESSOR;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NextFrame>();
    app.insert_resource(Frame { begun: crate::frame_clock::start(), least: FRAME });
    app.add_systems(Startup, find_pace);
    app.add_systems(First, Frame::begins.in_set(FrameSet::Begin));
    let mode = UpdateMode::Reactive {
        wait: LONGEST_SLEEP,
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    };
    app.insert_resource(WinitSettings { focused_mode: mode, unfocused_mode: mode });
    let (times, alarms) = crossbeam_channel::bounded(ALARMS);
    app.insert_resource(FrameAlarm { times, set: false });
    let waker = waker(app.world());
    app.insert_resource(WakeUp(Waker::clone(&waker)));
    // If no thread can be started, clocks are drawn late, but the game goes on.
    drop(std::thread::Builder::new().name("cardroom-alarm".to_owned()).spawn(move || ring(&alarms, &waker)));
    app.add_systems(Last, schedule_next_frame.in_set(FrameSet::Sleep));
}

/// A function that wakes the sleeping client for messages of the room, also when the window is not in focus.
pub(crate) fn waker(world: &World) -> Waker {
    match world.get_resource::<EventLoopProxyWrapper>() {
        Some(proxy) => {
            let proxy = (**proxy).clone();
            // An error means that the event loop has ended: no client is left to wake.
            std::sync::Arc::new(move || proxy.send_event(WinitUserEvent::WakeUp).unwrap_or(()))
        }
        None => std::sync::Arc::new(|| {}),
    }
}

fn ring(alarms: &Receiver<Option<Instant>>, waker: &Waker) {
    let mut time = None;
    loop {
        let heard = match time {
            Some(time) => alarms.recv_deadline(time),
            None => alarms.recv().map_err(RecvTimeoutError::from),
        };
        match heard {
            Ok(next) => time = next,
            Err(RecvTimeoutError::Timeout) => {
                time = None;
                waker();
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "the event loop keeps real time")]
fn schedule_next_frame(
    frame: Res<Frame>,
    mut next: ResMut<NextFrame>,
    mut alarm: ResMut<FrameAlarm>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let due = std::mem::take(&mut next.due);
    let rests_until = frame.rests_until();
    let time = match due {
        Some(Duration::ZERO) if rests_until.is_none() => {
            redraw.write(RequestRedraw);
            None
        }
        Some(Duration::ZERO) => rests_until,
        due => due.map(|due| Instant::now() + due),
    };
    if time.is_some() || alarm.set {
        // If the channel is full, the time is sent again after the next frame.
        alarm.set = alarm.times.try_send(time).is_err() || time.is_some();
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::message::Messages;
    use bevy::ecs::system::RunSystemOnce as _;

    use super::*;

    /// Runs a frame that wants the next one at once, `least` being the shortest time between two. Returns whether the next is drawn at
    /// once, the alarm's time, and when the frame began.
    fn next_frame_after(least: Duration) -> (bool, Option<Instant>, Instant) {
        let begun = crate::frame_clock::start();
        let (times, alarms) = crossbeam_channel::bounded(ALARMS);
        let mut world = World::new();
        world.init_resource::<Messages<RequestRedraw>>();
        world.insert_resource(Frame { begun, least });
        world.insert_resource(FrameAlarm { times, set: false });
        world.insert_resource(NextFrame { due: Some(Duration::ZERO) });
        world.run_system_once(schedule_next_frame).unwrap();
        (!world.resource::<Messages<RequestRedraw>>().is_empty(), alarms.try_recv().ok().flatten(), begun)
    }

    #[test]
    fn a_frame_for_a_movement_waits_until_the_shortest_frame_time_is_over() {
        let long = Duration::from_secs(600);
        let (drawn, alarm, begun) = next_frame_after(long);
        assert!(!drawn);
        assert_eq!(alarm, Some(begun + long));
        let (drawn, alarm, _) = next_frame_after(Duration::ZERO);
        assert!(drawn && alarm.is_none());
        assert!(FRAME >= Duration::from_secs(1) / 60);
    }
}
