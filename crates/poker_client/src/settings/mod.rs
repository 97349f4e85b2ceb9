//! The settings that a player can choose, and the text of their file.

mod bounds;
mod choices;
mod clamp;
mod kept_windows;
mod looks;
mod practice;
mod session;
mod stack_rules;
mod tables;
#[cfg(test)]
mod tests;
mod tournament_setup;

use poker_text::Language;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use bounds::{AdjustedSetting, Bounds, SettingField};
pub use choices::{CourtLetters, MainWindow, MotionChoice, SoundKinds, Sounds, SuitColours};
pub use kept_windows::{KeptTable, KeptWindow, KeptWindows};
pub use looks::{IndexSize, LookSettings, MAX_LOOK_NAME, RoomLight, SeatAt};
pub use practice::{BotPace, BotStyle, PracticeRules, PracticeSettings};
pub use session::{BreakAfter, SessionSettings};
pub use stack_rules::StackRules;
pub use tables::{TableOrder, TableSettings};
pub use tournament_setup::{SetupLevels, SetupStart, TournamentSetup};

use crate::{AnimationSpeed, BetPresets, ButtonHint, KeySettings, LobbyChoices, MotionPace, TournamentChoices};

/// The version of the file.
pub const SETTINGS_VERSION: u16 = 1;

/// Everything a player may choose. A field that a file lacks has its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// [`SETTINGS_VERSION`] of the program that wrote the file.
    pub version: u16,
    /// Whether the steps of the first start are still to be shown. In the file only while they are, so that older files never show them.
    #[serde(skip_serializing_if = "is_off")]
    pub first_start: bool,
    /// The hint about the buttons of a table that is shown next at practice tables; `None` where none is. In the file only while there is
    /// one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub button_hint: Option<ButtonHint>,
    /// The language of the texts; `None` for the language of the system.
    pub language: Option<Language>,
    /// The name at the tables; empty until the player has chosen one.
    pub name: String,
    /// The number of the avatar, 0 to 7.
    pub avatar: u8,
    /// Whether the stack is restored to the initial buy-in after each hand.
    pub auto_top_up: bool,
    /// Whether hands that need not be shown are mucked without asking, unless a jackpot may be at stake.
    pub auto_muck: bool,
    /// What is added to the stack by itself at cash tables.
    #[serde(skip_serializing_if = "StackRules::is_untouched")]
    pub stack: StackRules,
    /// Whether the own cards lie face down except while the player looks at them. Not in the file while it is off.
    #[serde(skip_serializing_if = "is_off")]
    pub hides_own_cards: bool,
    /// Whether the system shows a notification when the player must act and the window is not in front. Not in the file while it is off.
    #[serde(skip_serializing_if = "is_off")]
    pub notifies: bool,
    /// Whether other players may find out what the player plays. Not in the file while it is off.
    #[serde(skip_serializing_if = "is_off")]
    pub may_be_found: bool,
    /// Colours of the suits.
    pub deck: SuitColours,
    /// Letters of jack, queen and king.
    pub court_letters: CourtLetters,
    pub animation_speed: AnimationSpeed,
    /// Whether things fade in place instead of moving.
    #[serde(alias = "reduced_motion")]
    pub motion: MotionChoice,
    /// The system's preference now; not saved in the file.
    #[serde(skip)]
    pub system_reduces_motion: bool,
    /// Whether amounts are shown in big blinds instead of money.
    pub amounts_in_bb: bool,
    /// Whether tables of tournaments show Harrington's M beside the stack. Not in the file while it is off.
    #[serde(skip_serializing_if = "is_off")]
    pub shows_m: bool,
    /// Whether a line under the player's cards says what the hand is worth.
    pub hand_line: bool,
    /// How long a button ignores input after its label or amount changed, in milliseconds.
    pub click_guard_ms: u16,
    /// Preset amounts of bets, and how they act. Not in the file while they are the defaults.
    #[serde(skip_serializing_if = "BetPresets::is_untouched")]
    pub bet_presets: BetPresets,
    /// The size of all texts, in per cent.
    pub text_scale: u16,
    pub sounds: Sounds,
    /// The main window when it was closed last.
    pub window: MainWindow,
    /// Felt, card backs, colours of the room, and what is easier to read.
    #[serde(skip_serializing_if = "LookSettings::is_untouched")]
    pub looks: LookSettings,
    /// How several tables are shown.
    #[serde(skip_serializing_if = "TableSettings::is_untouched")]
    pub tables: TableSettings,
    /// The windows of tables, as they were last. Not in the file until there was one.
    #[serde(skip_serializing_if = "KeptWindows::is_untouched")]
    pub table_windows: KeptWindows,
    /// The clock of the session, and the reminder of a break.
    #[serde(skip_serializing_if = "SessionSettings::is_untouched")]
    pub session: SessionSettings,
    /// Opponents, their style and pace.
    pub practice: PracticeSettings,
    /// The last practice tournament that was set up.
    pub tournament_setup: TournamentSetup,
    /// Filters, order and favourites of the lobby.
    pub lobby: LobbyChoices,
    /// The section of the lobby, and filters, order and favourites of its tournaments.
    #[serde(skip_serializing_if = "TournamentChoices::is_untouched")]
    pub tournaments: TournamentChoices,
    /// The keys and what they do. Not in the file until the player has chosen something.
    #[serde(skip_serializing_if = "KeySettings::is_untouched")]
    pub keys: KeySettings,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_off(switch: &bool) -> bool {
    !switch
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            version: SETTINGS_VERSION,
            first_start: false,
            button_hint: None,
            language: None,
            name: String::new(),
            avatar: 0,
            auto_top_up: false,
            auto_muck: false,
            stack: StackRules::default(),
            hides_own_cards: false,
            notifies: false,
            may_be_found: false,
            deck: SuitColours::default(),
            court_letters: CourtLetters::default(),
            animation_speed: AnimationSpeed::default(),
            motion: MotionChoice::default(),
            system_reduces_motion: false,
            amounts_in_bb: false,
            shows_m: false,
            hand_line: true,
            click_guard_ms: 600,
            bet_presets: BetPresets::default(),
            text_scale: 100,
            sounds: Sounds::default(),
            window: MainWindow::default(),
            looks: LookSettings::default(),
            tables: TableSettings::default(),
            table_windows: KeptWindows::default(),
            session: SessionSettings::default(),
            practice: PracticeSettings::default(),
            tournament_setup: TournamentSetup::default(),
            lobby: LobbyChoices::default(),
            tournaments: TournamentChoices::default(),
            keys: KeySettings::default(),
        }
    }
}

/// Why a settings file could not be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingsError {
    #[error("line {line}, column {column}: {reason}")]
    Malformed {
        /// The line of the error, from 1.
        line: usize,
        /// The column of the error, from 1.
        column: usize,
        /// The parser's message.
        reason: String,
    },
    /// Written by a newer program.
    #[error("the file has version {found}, which this program cannot read yet")]
    Newer {
        /// The version of the file.
        found: u16,
    },
}

/// Settings that were read, and the values that were moved into their ranges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadedSettings {
    /// The settings, all of them in range.
    pub settings: Settings,
    /// The values of the file that were out of range.
    pub adjusted: Vec<AdjustedSetting>,
}

impl Settings {
    /// The settings of a player who has no settings file yet.
    pub fn of_first_start() -> Self {
        Self { first_start: true, ..Self::default() }
    }

    /// Reads a file's text.
    pub fn from_ron(text: &str) -> Result<LoadedSettings, SettingsError> {
        let mut settings: Self = read_versioned(text, SETTINGS_VERSION, |settings: &Self| settings.version)?;
        settings.version = SETTINGS_VERSION;
        let adjusted = settings.clamp();
        Ok(LoadedSettings { settings, adjusted })
    }

    /// The text of a file.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        written(self)
    }

    /// How movements are to be played.
    pub fn pace(&self) -> MotionPace {
        MotionPace { speed: self.animation_speed, reduced: self.reduces_motion() }
    }

    /// Whether things fade in place instead of moving: the player's choice, else what the system prefers.
    pub fn reduces_motion(&self) -> bool {
        match self.motion {
            MotionChoice::System => self.system_reduces_motion,
            MotionChoice::Reduced => true,
            MotionChoice::Full => false,
        }
    }
}

/// Reads the text of a versioned file; `known` is the newest version that can be read.
pub(crate) fn read_versioned<T: DeserializeOwned>(text: &str, known: u16, version: impl Fn(&T) -> u16) -> Result<T, SettingsError> {
    let read: T = ron::from_str(text).map_err(|error| SettingsError::Malformed {
        line: error.span.start.line,
        column: error.span.start.col,
        reason: error.code.to_string(),
    })?;
    if version(&read) > known { Err(SettingsError::Newer { found: version(&read) }) } else { Ok(read) }
}

/// The text of a file that holds `value`.
pub(crate) fn written(value: &impl Serialize) -> Result<String, ron::Error> {
    ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::default()).map(|text| text + "\n")
}
