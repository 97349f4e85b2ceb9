//! Reads whether the system asks programs to reduce motion: at the start, and whenever the window comes to the front again.

use std::process::{Command, Stdio};

use bevy::prelude::*;
use bevy::window::WindowFocused;
use crossbeam_channel::{Receiver, Sender, bounded};
use poker_protocol::Waker;

use crate::frame_set::FrameSet;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::third_party::winit::WakeUp;

/// The command that prints a system's preference, and how to read its output.
struct PreferenceSource {
    program: &'static str,
    arguments: &'static [&'static str],
    reduces: fn(&str) -> bool,
}

/// GNOME and desktops that share its settings: whether animations are off.
const GNOME: PreferenceSource = PreferenceSource {
    program: "gsettings",
    arguments: &["get", "org.gnome.desktop.interface", "enable-animations"],
    reduces: |said| said == "false",
};
/// KDE Plasma: whether animations take no time.
const KDE: PreferenceSource = PreferenceSource {
    program: "kreadconfig6",
    arguments: &["--group", "KDE", "--key", "AnimationDurationFactor"],
    reduces: |said| said == "0",
};
/// macOS: whether "Reduce motion" is on.
const MAC: PreferenceSource = PreferenceSource {
    program: "defaults",
    arguments: &["read", "com.apple.universalaccess", "reduceMotion"],
    reduces: |said| said == "1",
};
/// Windows: whether "Animation effects" are off.
const WINDOWS: PreferenceSource = PreferenceSource {
    program: "reg",
    arguments: &["query", r"HKCU\Control Panel\Desktop", "/v", "UserPreferencesMask"],
    reduces: animations_are_off_in_mask,
};

/// The bit for animations inside windows (`SPI_GETCLIENTAREAANIMATION`) in the fifth byte of `UserPreferencesMask`.
const CLIENT_AREA_ANIMATION: u8 = 0x02;

fn animations_are_off_in_mask(said: &str) -> bool {
    let mask = said.split_whitespace().last().unwrap_or_default();
    mask.get(8..10).and_then(|byte| u8::from_str_radix(byte, 16).ok()).is_some_and(|byte| byte & CLIENT_AREA_ANIMATION == 0)
}

fn sources() -> &'static [PreferenceSource] {
    if cfg!(target_os = "windows") {
        &[WINDOWS]
    } else if cfg!(target_os = "macos") {
        &[MAC]
    } else {
        &[GNOME, KDE]
    }
}

/// Asks the system. Returns false where it has no such preference.
fn system_reduces_motion() -> bool {
    sources().iter().any(|source| {
        let mut command = Command::new(source.program);
        command.args(source.arguments).stdin(Stdio::null()).stderr(Stdio::null());
        #[cfg(windows)]
        {
            use std::os::windows::process::CommandExt as _;
            const NO_CONSOLE: u32 = 0x0800_0000;
            command.creation_flags(NO_CONSOLE);
        }
        let said = command.output().ok().filter(|output| output.status.success());
        said.is_some_and(|output| (source.reduces)(String::from_utf8_lossy(&output.stdout).trim()))
    })
}

/// The channel for the system's answers, as asking takes longer than a frame.
#[derive(Resource)]
struct MotionAnswers {
    coming: Receiver<bool>,
    sender: Sender<bool>,
}

pub(crate) fn plugin(app: &mut App) {
    let (sender, coming) = bounded(1);
    app.insert_resource(MotionAnswers { coming, sender });
    app.add_systems(Startup, |answers: Res<MotionAnswers>, wake: Res<WakeUp>| ask(&answers, &wake.0));
    app.add_systems(PreUpdate, (ask_again, follow).chain().in_set(FrameSet::Input));
}

fn ask(answers: &MotionAnswers, waker: &Waker) {
    let (sender, waker) = (answers.sender.clone(), Waker::clone(waker));
    let answer = move || {
        // If the channel is full, another answer came just before.
        if sender.try_send(system_reduces_motion()).is_ok() {
            waker();
        }
    };
    // If no thread can be started, the last answer stays.
    drop(std::thread::Builder::new().name("cardroom-motion".to_owned()).spawn(answer));
}

fn ask_again(mut focus: MessageReader<WindowFocused>, answers: Res<MotionAnswers>, wake: Res<WakeUp>) {
    if focus.read().any(|change| change.focused) {
        ask(&answers, &wake.0);
    }
}

fn follow(answers: Res<MotionAnswers>, mut settings: ResMut<CurrentSettings>, mut session: ResMut<Session>) {
    let Some(reduces) = answers.coming.try_iter().last().filter(|reduces| *reduces != settings.0.system_reduces_motion) else { return };
    settings.0.system_reduces_motion = reduces;
    for seated in session.tables_mut() {
        seated.playback.set_pace(settings.0.pace());
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce as _;

    use super::*;

    #[test]
    fn what_the_system_answers_is_followed() {
        let mut world = World::new();
        let (sender, coming) = bounded(1);
        world.insert_resource(MotionAnswers { coming, sender: Sender::clone(&sender) });
        world.insert_resource(CurrentSettings(poker_client::Settings::default()));
        world.init_resource::<Session>();
        for reduces in [true, false] {
            sender.send(reduces).unwrap();
            world.run_system_once(follow).unwrap();
            let settings = &world.resource::<CurrentSettings>().0;
            assert_eq!((settings.system_reduces_motion, settings.reduces_motion()), (reduces, reduces));
        }
    }

    #[test]
    fn each_system_says_it_in_its_own_way() {
        assert!((GNOME.reduces)("false") && !(GNOME.reduces)("true") && !(GNOME.reduces)(""));
        assert!((KDE.reduces)("0") && !(KDE.reduces)("0.5") && !(KDE.reduces)(""));
        assert!((MAC.reduces)("1") && !(MAC.reduces)("0"));
        let windows = |mask: &str| format!("HKEY_CURRENT_USER\\Control Panel\\Desktop\r\n    UserPreferencesMask    REG_BINARY    {mask}");
        assert!((WINDOWS.reduces)(&windows("9012078010000000")) && !(WINDOWS.reduces)(&windows("9E3E078012000000")));
        assert!(!(WINDOWS.reduces)("ERROR"));
    }
}
