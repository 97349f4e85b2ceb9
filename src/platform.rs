//! What differs between Windows, macOS and Linux: folders, the display, the window.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResizeConstraints, WindowResolution};
use bevy::winit::WINIT_WINDOWS;
use directories::{ProjectDirs, UserDirs};
use winit::window::UserAttentionType;

/// The beginning of each window's title.
pub(crate) const NAME: &str = "Cardroom";

/// The smallest window in which everything fits, in logical pixels.
pub(crate) const SMALLEST_WINDOW: (u32, u32) = (640, 360);

/// Where settings and saves are kept.
#[derive(Clone, Debug, PartialEq, Resource)]
pub(crate) struct DataPaths {
    pub(crate) settings: PathBuf,
    pub(crate) practice: PathBuf,
    /// The address book.
    pub(crate) servers: PathBuf,
    /// The tokens that sign in without a password: only the player may read them.
    pub(crate) tokens: PathBuf,
    /// The tournaments that the player has played.
    pub(crate) tournaments: PathBuf,
    /// The hands that the player was dealt.
    pub(crate) hands: PathBuf,
    pub(crate) reports: PathBuf,
    /// The player's own felts, card backs and decks.
    pub(crate) looks: PathBuf,
    /// Where exported hands are written: the player's documents, if the system has a folder for them.
    pub(crate) exports: PathBuf,
    /// Where other starts of the program write which hand this client is to open.
    pub(crate) orders: PathBuf,
    /// The lock file: only one client at a time uses this folder.
    pub(crate) lock: PathBuf,
}

impl DataPaths {
    /// Paths in one folder that the user named.
    pub(crate) fn in_folder(folder: PathBuf) -> Self {
        Self {
            settings: folder.join("settings.ron"),
            practice: folder.join("practice"),
            servers: folder.join("servers.ron"),
            tokens: folder.join("tokens.ron"),
            tournaments: folder.join("tournaments.jsonl"),
            hands: folder.join("hands.db"),
            reports: folder.join("reports"),
            looks: folder.join("looks"),
            exports: folder.clone(),
            orders: folder.join("orders"),
            lock: folder,
        }
    }

    /// Paths in the folders that the system has for programs; `None` where there is no home folder.
    pub(crate) fn of_system() -> Option<Self> {
        let dirs = ProjectDirs::from("", "", "Cardroom")?;
        let documents = UserDirs::new().and_then(|user| user.document_dir().map(PathBuf::from));
        Some(Self {
            settings: dirs.config_dir().join("settings.ron"),
            practice: dirs.data_dir().join("practice"),
            servers: dirs.data_dir().join("servers.ron"),
            tokens: dirs.data_local_dir().join("tokens.ron"),
            tournaments: dirs.data_dir().join("tournaments.jsonl"),
            hands: dirs.data_dir().join("hands.db"),
            reports: dirs.data_dir().join("reports"),
            looks: dirs.data_dir().join("looks"),
            orders: dirs.data_local_dir().join("orders"),
            exports: documents.unwrap_or_else(|| dirs.data_dir().to_owned()),
            lock: dirs.data_dir().to_owned(),
        })
    }
}

/// Whether a window can be opened at all: on Linux a display server must be named, elsewhere there is always one.
pub(crate) fn has_display() -> bool {
    if cfg!(any(target_os = "windows", target_os = "macos")) {
        return true;
    }
    ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].iter().any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// A window of the client.
pub(crate) fn window(title: String, (width, height): (u32, u32)) -> Window {
    Window {
        title,
        name: Some("cardroom".to_owned()),
        resolution: WindowResolution::new(width.max(SMALLEST_WINDOW.0), height.max(SMALLEST_WINDOW.1)),
        resize_constraints: WindowResizeConstraints {
            min_width: SMALLEST_WINDOW.0 as f32,
            min_height: SMALLEST_WINDOW.1 as f32,
            ..default()
        },
        present_mode: PresentMode::AutoVsync,
        ..default()
    }
}

/// Opens a window where it was last, in physical pixels, and with all the room of the desktop if it was maximised.
pub(crate) fn placed(window: Window, at: Option<(i32, i32)>, maximised: bool) -> Window {
    let position = at.map_or(WindowPosition::Automatic, |at| WindowPosition::At(IVec2::from(at)));
    let mut window = Window { position, ..window };
    window.set_maximized(maximised);
    window
}

/// Whether the window is maximised; Bevy does not say.
pub(crate) fn is_maximised(window: Entity) -> bool {
    WINIT_WINDOWS.with_borrow(|windows| windows.get_window(window).is_some_and(|window| window.is_maximized()))
}

/// Asks for the player's attention in the task bar, or stops asking.
pub(crate) fn call_player(window: Entity, call: bool) {
    let attention = call.then_some(UserAttentionType::Informational);
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(window) {
            window.request_user_attention(attention);
        }
    });
}
