//! The event loop: asleep until an event, a message from the room, or the next second of a clock that is drawn.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use crossbeam_channel::{Receiver, RecvTimeoutError, Sender};
use poker_protocol::Waker;

use crate::frame_set::FrameSet;

/// With nothing to do, the client looks up this seldom.
const LONGEST_SLEEP: Duration = Duration::from_secs(3600);

/// Frames follow each other no faster than this, however fast the screen is.
const FRAME: Duration = Duration::from_micros(16_667);
/// The same where the processor draws in place of a graphics card: each frame takes it most of this.
const FRAME_OF_PROCESSOR: Duration = Duration::from_millis(50);

/// Times on their way to the alarm.
const ALARMS: usize = 16;

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

    #[cfg(test)]
    pub(crate) fn due(&self) -> Option<Duration> {
        self.due
    }

    /// Something drawn will be out of date after this time.
    pub(crate) fn within(&mut self, time: Duration) {
        self.due = Some(self.due.map_or(time, |due| due.min(time)));
    }
}

/// Wakes the sleeping client, from threads that work beside the frames.
#[derive(Resource, Clone)]
pub(crate) struct WakeUp(pub(crate) Waker);

/// Wakes the event loop at a chosen time. Its own timer would do, but changing it draws a frame each time.
#[derive(Resource)]
struct Alarm {
    times: Sender<Option<Instant>>,
    set: bool,
}

/// When this frame began, and how soon after it the next may begin while something moves.
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

    /// Where the next frame has to wait, until when.
    fn rests_until(&self) -> Option<Instant> {
        Some(self.begun + self.least).filter(|end| *end > Instant::now())
    }
}

fn find_pace(adapter: Option<Res<RenderAdapterInfo>>, mut frame: ResMut<Frame>) {
    // The engine does not hand on the type's name.
    if adapter.is_some_and(|adapter| format!("{:?}", adapter.device_type) == "Cpu") {
        frame.least = FRAME_OF_PROCESSOR;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NextFrame>();
    app.insert_resource(Frame { begun: crate::moment::start(), least: FRAME });
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
    app.insert_resource(Alarm { times, set: false });
    let waker = waker(app.world());
    app.insert_resource(WakeUp(Waker::clone(&waker)));
    // Without a thread clocks are drawn late, and the game goes on.
    drop(std::thread::Builder::new().name("cardroom-alarm".to_owned()).spawn(move || ring(&alarms, &waker)));
    app.add_systems(Last, schedule_next_frame.in_set(FrameSet::Sleep));
}

/// A function that wakes the sleeping client, also when it is not in focus; for the room's messages.
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
fn schedule_next_frame(frame: Res<Frame>, mut next: ResMut<NextFrame>, mut alarm: ResMut<Alarm>, mut redraw: MessageWriter<RequestRedraw>) {
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
        // A time that finds no room is said again after the next frame.
        alarm.set = alarm.times.try_send(time).is_err() || time.is_some();
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::message::Messages;
    use bevy::ecs::system::RunSystemOnce as _;

    use super::*;

    /// A frame that wants the next one at once, after a rest of so long: whether it is drawn at once, and the alarm.
    fn next_frame_after(least: Duration) -> (bool, Option<Instant>, Instant) {
        let begun = crate::moment::start();
        let (times, alarms) = crossbeam_channel::bounded(ALARMS);
        let mut world = World::new();
        world.init_resource::<Messages<RequestRedraw>>();
        world.insert_resource(Frame { begun, least });
        world.insert_resource(Alarm { times, set: false });
        world.insert_resource(NextFrame { due: Some(Duration::ZERO) });
        world.run_system_once(schedule_next_frame).unwrap();
        (!world.resource::<Messages<RequestRedraw>>().is_empty(), alarms.try_recv().ok().flatten(), begun)
    }

    #[test]
    fn frames_follow_each_other_no_faster_than_their_pace() {
        let long = Duration::from_secs(600);
        let (drawn, alarm, begun) = next_frame_after(long);
        assert!(!drawn);
        assert_eq!(alarm, Some(begun + long));
        let (drawn, alarm, _) = next_frame_after(Duration::ZERO);
        assert!(drawn && alarm.is_none());
        assert!(FRAME >= Duration::from_secs(1) / 60);
    }
}
