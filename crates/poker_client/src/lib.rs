//! The client without graphics: what the room said, what is shown on the felt, what the player asks for.
//!
//! It keeps three states apart. [`TableModel`] is what the room said and is always current. [`TableView`] is what is shown: felt, log and
//! announcements; it follows the model cue by cue. [`ActionBar`] is the decision that the viewer is making. The crate reads no clock:
//! callers pass the time in milliseconds.

mod action_bar;
mod animation;
mod announcer;
mod at_table;
mod bar_slot;
mod bet_presets;
mod button_hint;
mod chat_phrase;
mod client_model;
mod clock_view;
mod connection;
mod cue;
mod day_range;
mod deck_shuffle;
mod desk;
mod entry_choice;
mod first_step;
mod hand_line;
mod hand_name_with_kicker;
mod hand_order;
mod intent;
mod key;
mod keyboard;
mod lobby;
mod local_time;
mod log;
mod name_match;
mod notices;
mod odds;
mod own_cards;
mod own_place;
mod own_stack;
mod password_strength;
mod printed_keys;
mod recorded_hand;
mod replay;
mod requests;
mod rules_page;
mod seat_controls;
#[cfg(test)]
mod seat_rooms;
mod seat_tag;
mod servers;
mod session_clock;
mod settings;
mod short_name;
mod slider;
mod sound_cue;
mod table_model;
mod table_notice;
mod table_seat;
mod table_state;
mod table_tab;
mod table_view;
#[cfg(test)]
mod test_room;
#[cfg(test)]
mod test_tournament;
mod tournament;
mod tournament_history;
mod tournament_list;
mod words;

pub use action_bar::{
    ActionBar, AheadDecision, AmountReading, BarMode, BetDraft, IntentOutcome, SlotMeaning, SlotView, TurnAction, TypedAmount,
};
pub use animation::{AnimationSpeed, Ease, Motion, MotionPace, Moving, Playback, Timeline, TimelineStep, Timing, TimingError};
pub use announcer::Announcer;
pub use at_table::AtTable;
pub use bar_slot::BarSlot;
pub use bet_presets::{BetPreset, BetPresetKind, BetPresets, BetSizing, OfferedPreset, OfferedPresets, PresetList, PresetPlace, TypedBet};
pub use button_hint::ButtonHint;
pub use chat_phrase::ChatPhrase;
pub use client_model::{Change, ClientModel, OfferedSeat, PlayerSearch, QueuePlace, SeatOffers, StatementPages, Welcome};
pub use clock_view::ClockView;
pub use connection::{
    AccountRequest, ConnectionChange, ConnectionState, DoorAnswer, Outage, ServerConnection, SignInStage, SignedInAccount,
};
pub use cue::{ChipMove, Cue};
pub use day_range::{DayRange, TypedDay, day_began_ms};
pub use deck_shuffle::DeckShuffle;
pub use desk::{
    AimQuestion, AimReason, BusyHands, CallKind, ComingForward, DeskAreas, DeskLengths, DeskMoment, DeskPlace, KeyAim, KeyTarget,
    LargeTile, Overview, TableCall, TableDesk, TileLimits, TileRect, TileSize, Tiling, moved_tables,
};
pub use entry_choice::EntryChoice;
pub use first_step::FirstStep;
pub use hand_line::HandLine;
pub use hand_name_with_kicker::HandNameWithKicker;
pub use hand_order::{hand_order, in_hand_order};
pub use intent::{AppIntent, BarIntent, ChatIntent, Intent, OnlineIntent, Panel, RoomIntent, TableIntent, TableMenu, TournamentIntent};
pub use key::{
    Key, KeyAction, KeyBindings, KeyChoice, KeyChord, KeyContext, KeyNameRefusal, KeyProfile, KeyRefusal, KeySection, KeySet, KeySettings,
    KeysFollow, Modifiers, ReservedKey,
};
pub use keyboard::{Focus, Keyboard, TextField};
pub use lobby::{
    FavouriteStake, FavouriteTournament, FilterOptions, LobbyChoices, LobbyFilter, LobbyList, LobbySection, LobbyTab, MAX_FILTER_NAME,
    MOST_SAVED_FILTERS, SaveRefusal, SavedFilter, SavedFilters, SortBy, StakeLimit, StateFilter, TournamentChoices, TournamentFilter,
    TournamentSort, TournamentType,
};
pub use local_time::LocalTime;
pub use log::{HandLines, LogLine, LogSubject, LogWhat, TableLog};
pub use name_match::NameMatch;
pub use notices::{Notices, TimedNotice};
pub use odds::{Chance, OddsQuestion, OddsRun, OddsWanted, SeatOdds, TableOdds};
pub use own_cards::OwnCardsPeek;
pub use own_place::{OwnPlace, tenths_of};
pub use password_strength::PasswordStrength;
pub use printed_keys::{KeyNames, PrintedKeys};
pub use recorded_hand::RecordedHand;
pub use replay::{Replay, ReplaySpeed, ReplayStep};
pub use rules_page::{RulesPage, RulesRow, RulesSection};
pub use seat_controls::{SeatAction, SeatSwitch};
pub use seat_tag::SeatTag;
pub use servers::{AddressBook, ServerEntry, Tokens};
pub use session_clock::{BreakAnswer, SessionClock, SessionFigures};
pub use settings::{
    AdjustedSetting, BotPace, BotStyle, Bounds, BreakAfter, CourtLetters, IndexSize, KeptTable, KeptWindow, KeptWindows, LoadedSettings,
    LookSettings, MAX_LOOK_NAME, MainWindow, MotionChoice, PracticeRules, PracticeSettings, RoomLight, SETTINGS_VERSION, SeatAt,
    SessionSettings, SettingField, Settings, SettingsError, SetupLevels, SetupStart, SoundKinds, Sounds, StackRules, SuitColours,
    TableOrder, TableSettings, TournamentSetup,
};
pub use short_name::short_name;
pub use slider::{SliderPosition, SliderScale, SliderSpan};
pub use sound_cue::{SoundCue, SoundGroup, SoundKind};
pub use table_model::{ChatLine, CurrentTurn, DealtHand, RunningClock, ShowPrompt, ShowTurn, TableModel, TurnPrompt, UnfairHand};
pub use table_notice::{DRUM_MS, NoticeKind, NoticeMemory, NoticeMoment, TableNotice};
pub use table_seat::{LastAct, SeatHand, ShownHand, TableSeat};
pub use table_state::{LowResult, PotAward, ResultLine, TableState};
pub use table_tab::TableTab;
pub use table_view::TableView;
pub use tournament::{
    CancelledTournament, Countdown, EntryOutcome, EntryTally, LevelEnd, LevelTime, LookedAt, MoveReason, NewsItem, NewsKind, OpenDeal,
    OpenOffer, OutcomeKind, OwnEntries, PrizeJump, PrizeOutlook, RefusedRequest, StructureLevel, StructureLine, TableMove, TableNews,
    TableTournament, TournamentLobby, TournamentPages, Tournaments, last_paid_place, m_hundredths, satellites_of, structure_lines,
    unknown_satellites,
};
pub use tournament_history::{HistoryPart, HistoryTotals, PlayedEntry, PlayedResult, TournamentHistory};
pub use tournament_list::{
    DrawTable, EntryPlace, LateEnd, ListedTournament, LobbySections, NextStart, OfferList, RowState, SectionTab, SteadyRows,
    TournamentList, TournamentOptions,
};
pub use words::{
    Amounts, CardsAs, KeyHints, TermLine, TermsReader, about_texts, bad_name_text, bad_password_text, blinds_text, call_text,
    cancel_reason_text, cancelled_text, card_text, cards_text, charged_text, choice_text, connection_state_text, cost_text,
    countdown_words, deal_text, door_answer_text, duration_text, entry_text, feature_text, field_text, game_text, jackpot_name_text,
    jackpot_text, known_name, level_left_arg, level_length_text, level_text, limit_mark_text, limit_text, loss_text, low_text,
    moved_news_text, moved_text, multiplier_text, name_text, name_with_kicker, next_level_words, notice_text, order_choices, pace_text,
    place_text, places_text, plain_name, preset_help, preset_text, prize_text, queue_text, raise_text, rank_index, refusal_text,
    row_state_text, rulebook_arg, saved_tournament_text, section_text, session_text, stake_text, start_text, state_filter_text,
    strength_text, suspicion_text, tab_text, time_left_text, tournament_name, type_text, unfair_cause_text, unfair_text, usual_wait_text,
    waiting_text, won_text,
};
