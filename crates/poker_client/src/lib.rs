//! The client without pictures: what the room said, what is on the felt, what a person wants.
//!
//! Three states, never mixed: [`TableModel`] is what the room said and always current; [`TableView`] is what is shown and catches up cue by
//! cue: the felt, the log, what is told aloud; [`ActionBar`] is what the viewer is about to do. No clock: the time is handed in, in milliseconds.

mod action_bar;
mod animation_speed;
mod announcer;
mod at_table;
mod bar_places;
mod client_model;
mod clock_view;
mod connection;
mod cue;
mod felt;
mod felt_seat;
mod hand_line;
mod hand_order;
mod intent;
mod key;
mod lane;
mod lobby;
mod local_time;
mod log;
mod notices;
mod odds;
mod printed;
mod requests;
mod rules_page;
mod seat_controls;
#[cfg(test)]
mod seat_rooms;
mod seat_tag;
mod servers;
mod settings;
mod slider;
mod sound_cue;
mod table_model;
mod table_tab;
mod table_view;
#[cfg(test)]
mod test_room;
mod timeline;
mod timing;
mod told_name;
mod words;

pub use action_bar::{ActionBar, Ahead, BarMode, BetDraft, Decision, Handled, Meaning, Reading, SlotView, Typed};
pub use animation_speed::AnimationSpeed;
pub use announcer::Announcer;
pub use at_table::AtTable;
pub use bar_places::{PresetPlace, Slot};
pub use client_model::{Change, ClientModel, OfferedSeat, Pages, QueuePlace, WayIn, Welcome};
pub use clock_view::ClockView;
pub use connection::{Account, Connection, ConnectionChange, DoorAnswer, LineState, Outage, Stage};
pub use cue::{ChipMove, Cue};
pub use felt::{Felt, LowResult, ResultLine, Win};
pub use felt_seat::{FeltSeat, LastAct, Play, Shown};
pub use hand_line::HandLine;
pub use hand_order::{hand_order, in_hand_order};
pub use intent::{AppIntent, BarIntent, ChatIntent, Intent, OnlineIntent, Panel, RoomIntent, TableIntent};
pub use key::{BINDINGS, Binding, Context, Focus, Key, Keyboard, Repeat};
pub use lobby::{LobbyChoices, LobbyList, LobbyTab, Options, SortBy, StakeKey, StakeLimit};
pub use local_time::LocalTime;
pub use log::{HandLines, LogLine, LogWhat, TableLog, Who};
pub use notices::{Notices, TimedNotice};
pub use odds::{Chance, OddsQuestion, OddsRun, OddsWanted, SeatOdds, TableOdds};
pub use printed::PrintedRow;
pub use rules_page::{RulesPage, RulesRow, RulesSection};
pub use seat_controls::{SeatAction, SeatSwitch};
pub use seat_tag::SeatTag;
pub use servers::{AddressBook, Server, Tokens};
pub use settings::{
    Adjusted, BotPace, BotStyle, Bounds, CourtLetters, Deck, Field, Loaded, MotionChoice, Practice, PracticeRules, SETTINGS_VERSION,
    Settings, SettingsError, Sounds, WindowSize, table_name,
};
pub use slider::{Position, Slider, SliderSpan};
pub use sound_cue::{SoundCue, SoundGroup};
pub use table_model::{ChatLine, Prompt, RunningClock, ShowPrompt, ShowTurn, TableModel, Turn, UnfairHand};
pub use table_tab::TableTab;
pub use table_view::TableView;
pub use timeline::{Moving, Playback, Timeline, TimelineStep};
pub use timing::{Ease, Motion, Pace, Timing, TimingError};
pub use told_name::ToldName;
pub use words::{
    Amounts, CardsAs, bad_name_text, bad_password_text, card_text, charged_text, choice_text, door_answer_text, entry_text, game_text,
    jackpot_name_text, jackpot_text, key_arg, limit_mark_text, limit_text, line_text, loss_text, low_text, name_text, name_with_kicker,
    notice_text, preset_text, queue_text, raise_text, rank_index, refusal_text, rulebook_arg, stake_text, suspicion_text, tab_text,
    time_left_text, unfair_cause_text, unfair_text,
};
