//! The practice room in this process: opens it, applies settings to it, closes it.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bevy::prelude::*;
use poker_client::{Amounts, BotPace, BotStyle, Settings, SetupLevels, SetupStart, refusal_text, saved_tournament_text};
use poker_history::PlayedHand;
use poker_host::{
    BeginError, FieldPace, FieldProgress, FileError, LevelLength, LocalOptions, LocalRoom, OpenError, PracticeOptions, PracticeTournament,
    RoomStakes, SavedGame, SavedSeat, StartPoint, StyleChoice, Tempo, ThinkingTime, TournamentChoices, open_local, rulebook_room,
    saved_game,
};
use poker_protocol::{Currency, HandId, Link, Request, RulesInForce, TournamentId, Waker};
use poker_reasons::{config_text, mistake_text};
use poker_rules::{Card, Chips};
use poker_text::{Arg, Language, Text, Texts, text};

use crate::frame_clock::FrameClock;
use crate::frame_set::FrameSet;
use crate::greeting::hello;
use crate::toasts::Toasts;
use crate::trace::Trace;

/// The folder where practice is saved, and the room while it is open.
#[derive(Resource)]
pub(crate) struct PracticeRoom {
    folder: Option<PathBuf>,
    seed: Option<u64>,
    /// The room file of the command line; `None` for the rulebook of the settings.
    offered: Option<Arc<RoomStakes>>,
    /// Whether a program plays in the player's seat: if the opponents do not think either, tables make no pauses.
    autoplay: bool,
    waker: Waker,
    room: Option<LocalRoom>,
    /// What goes on for the player in the save, when it was read last.
    saved: SavedGame,
    woken: Arc<AtomicU64>,
    began: Option<Instant>,
    /// Why the last practice tournament did not begin.
    refused: Option<Text>,
    /// What a picture shows in place of an open room.
    shown: Option<ShownPractice>,
}

/// What a picture of the tour shows of practice.
#[derive(Clone)]
pub(crate) struct ShownPractice {
    pub(crate) choices: TournamentChoices,
    pub(crate) progress: Vec<FieldProgress>,
}

/// A room that has just been opened.
pub(crate) struct OpenedPractice {
    pub(crate) link: Link,
    pub(crate) hello: Request,
    /// A message for the player about the save.
    pub(crate) notice: Option<Text>,
    /// The newest hands of the player in earlier sessions.
    pub(crate) recorded: Vec<PlayedHand>,
}

impl PracticeRoom {
    /// Practice that is saved in `folder`.
    pub(crate) fn new(folder: PathBuf, seed: Option<u64>, offered: Option<Arc<RoomStakes>>, waker: Waker, began: Instant) -> Self {
        let woken = Arc::new(AtomicU64::new(0));
        let stamp = Arc::clone(&woken);
        let stamped: Waker = Arc::new(move || {
            let now = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX).max(1);
            // Only the first of several wakes is timed.
            let _earlier = stamp.compare_exchange(0, now, Ordering::AcqRel, Ordering::Relaxed);
            waker();
        });
        let saved = saved_game(&folder);
        Self {
            folder: Some(folder),
            seed,
            offered,
            autoplay: false,
            waker: stamped,
            room: None,
            saved,
            woken,
            began: Some(began),
            refused: None,
            shown: None,
        }
    }

    /// Practice in which a program plays in the player's seat.
    pub(crate) fn with_autoplay(self) -> Self {
        Self { autoplay: true, ..self }
    }

    /// A value without a practice room, for the tour.
    pub(crate) fn none() -> Self {
        Self {
            folder: None,
            seed: None,
            offered: None,
            autoplay: false,
            waker: Arc::new(|| {}),
            room: None,
            saved: SavedGame::default(),
            woken: Arc::default(),
            began: None,
            refused: None,
            shown: None,
        }
    }

    /// A value that shows this in place of an open room, for the tour.
    pub(crate) fn showing(shown: ShownPractice) -> Self {
        Self { shown: Some(shown), ..Self::none() }
    }

    /// Whether the player is in the practice room.
    pub(crate) fn is_open(&self) -> bool {
        self.room.is_some()
    }

    /// Whether there is a saved table to resume.
    pub(crate) fn has_save(&self) -> bool {
        self.folder.as_ref().is_some_and(|folder| poker_host::has_save(folder))
    }

    /// The currency of the room that the command line named; `None` where it named none.
    pub(crate) fn offered_currency(&self) -> Option<Currency> {
        self.offered.as_ref().map(|stakes| stakes.currency())
    }

    /// A text about the saved game: a tournament that goes on, or else the stakes and the stack; `None` where the player is in neither.
    pub(crate) fn saved_help(&self, amounts: &Amounts) -> Option<Text> {
        if let Some(tournament) = &self.saved.tournament {
            let named = (tournament.name.as_str(), tournament.kind, tournament.buy_in);
            return Some(saved_tournament_text(named, tournament.left, tournament.entries, amounts));
        }
        let SavedSeat { stakes, stack } = self.saved.seat?;
        let money = |chips: Chips| amounts.worth(chips);
        let stakes = text::table::stakes(money(stakes.small_blind), money(stakes.big_blind));
        Some(text::start::resume_help(stakes, money(stack)))
    }

    /// Milliseconds from the room's first wake since the last call until now.
    fn wake_latency_ms(&self) -> Option<u64> {
        let woken = self.woken.swap(0, Ordering::AcqRel);
        let now = u64::try_from(self.began?.elapsed().as_micros()).unwrap_or(u64::MAX);
        (woken > 0).then(|| now.saturating_sub(woken) / 1000)
    }

    /// Opens the room for these settings.
    pub(crate) fn open(&mut self, settings: &Settings, language: Language, texts: &Texts) -> Result<OpenedPractice, Text> {
        self.room = None;
        let offered = match &self.offered {
            Some(offered) => Some(Arc::clone(offered)),
            None => rulebook_room(settings.practice.rules.id()).transpose().map_err(|error| mistake_text(&error))?,
        };
        let options = LocalOptions {
            save_dir: self.folder.clone(),
            seed: self.seed,
            room: offered,
            practice: practice_options(settings),
            waker: Arc::clone(&self.waker),
        };
        let mut room = open_local(options).map_err(|error| sentence(&error))?;
        if self.autoplay && settings.practice.pace == BotPace::INSTANT {
            room.set_tempo(Tempo::NONE);
        }
        let link = room.link().clone();
        let recorded = room.take_recorded();
        let notice = room.set_aside().map(|copy| text::error::save_damaged(copy.display().to_string()));
        self.room = Some(room);
        let name = if settings.name.trim().is_empty() { texts.say(&text::start::default_name()) } else { settings.name.trim().to_owned() };
        Ok(OpenedPractice { link, hello: hello(name, settings.avatar, language), notice, recorded })
    }

    /// Applies the settings' thinking time and clock to the open room.
    pub(crate) fn follow(&self, settings: &Settings) {
        if let Some(room) = &self.room {
            let options = practice_options(settings);
            room.set_thinking(options.thinking);
            room.set_clock(options.clock);
            room.set_field_pace(field_pace(settings));
        }
    }

    /// What can be chosen for a practice tournament; `None` while no room is open.
    pub(crate) fn choices(&self) -> Option<&TournamentChoices> {
        let shown = self.shown.as_ref().map(|shown| &shown.choices);
        self.room.as_ref().map(LocalRoom::tournament_choices).or(shown)
    }

    /// Begins the tournament that the settings have. Returns its number; if it cannot begin, [`Self::refused`] says why.
    pub(crate) fn begin_tournament(&mut self, settings: &Settings) -> Option<TournamentId> {
        let room = self.room.as_ref()?;
        room.set_field_pace(field_pace(settings));
        let begun = room.begin_tournament(tournament_order(settings, room.tournament_choices()));
        self.refused = begun.as_ref().err().map(|error| begin_text(error, room.rules().map_or(Currency::Eur, |rules| rules.currency)));
        begun.ok()
    }

    /// Why the last practice tournament did not begin.
    pub(crate) fn refused(&self) -> Option<&Text> {
        self.refused.as_ref()
    }

    /// Plays a tournament to its end without the player.
    pub(crate) fn play_out(&self, tournament: TournamentId) {
        if let Some(room) = &self.room {
            room.play_out(tournament);
        }
    }

    /// The community cards that would have come in a hand that ended early; `None` unless the player is in practice and the hand is over.
    pub(crate) fn cards_to_come(&self, hand: HandId) -> Option<Vec<Card>> {
        self.room.as_ref().and_then(|room| room.cards_to_come(hand))
    }

    /// How far each practice tournament has come.
    pub(crate) fn progress(&self) -> Vec<FieldProgress> {
        let shown = || self.shown.as_ref().map(|shown| shown.progress.clone());
        self.room.as_ref().map(LocalRoom::field_progress).or_else(shown).unwrap_or_default()
    }

    /// Closes the room; everything is saved when this returns. Returns a message where saving failed.
    pub(crate) fn close(&mut self) -> Option<Text> {
        let trouble = self.room.take().and_then(|room| room.close().err());
        self.saved = self.folder.as_ref().map(|folder| saved_game(folder)).unwrap_or_default();
        trouble.map(|_| text::error::settings_not_saved())
    }

    /// A message about a failure to save since the last call.
    fn trouble(&self) -> Option<Text> {
        self.room.as_ref()?.trouble().map(|trouble| file_sentence(&trouble.0))
    }

    /// The rules of the open room.
    pub(crate) fn rules(&self) -> Option<&RulesInForce> {
        self.room.as_ref()?.rules()
    }

    /// Sets the pauses at the tables of the open room.
    #[cfg(test)]
    pub(crate) fn set_tempo(&self, tempo: Tempo) {
        if let Some(room) = &self.room {
            room.set_tempo(tempo);
        }
    }
}

/// Shows the player an error while saving, and traces how long the client took to wake.
fn tell_trouble(practice: Res<PracticeRoom>, moment: Res<FrameClock>, mut toasts: ResMut<Toasts>, mut trace: ResMut<Trace>) {
    if let Some(trouble) = practice.trouble() {
        toasts.add(trouble, moment.now_ms);
    }
    if let Some(latency_ms) = practice.wake_latency_ms() {
        trace.event("woken", serde_json::json!({ "latency_ms": latency_ms }));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, tell_trouble.in_set(FrameSet::Receive).before(crate::session::read_link));
}

fn field_pace(settings: &Settings) -> FieldPace {
    if settings.tournament_setup.as_real { FieldPace::AsReal } else { FieldPace::AsFast }
}

/// The practice tournament that the settings have, as the room takes it.
fn tournament_order(settings: &Settings, choices: &TournamentChoices) -> PracticeTournament {
    let setup = &settings.tournament_setup;
    let kind = choices.kinds.iter().find(|kind| kind.id == setup.kind).or(choices.kinds.first());
    let Some(kind) = kind else { return PracticeTournament::of(&setup.kind, setup.entries) };
    let usual = PracticeTournament::of(&kind.id, setup.entries.clamp(kind.entries.0, kind.entries.1));
    let game = setup.game.as_ref().and_then(|code| kind.games.iter().copied().find(|variant| variant.code == code));
    let style = practice_options(settings).style;
    if kind.fixed {
        return PracticeTournament { game, style, ..usual };
    }
    PracticeTournament {
        game,
        style,
        structure: setup.structure.clone(),
        stack: setup.stack,
        levels: match setup.levels {
            SetupLevels::Usual => LevelLength::Usual,
            SetupLevels::Minutes(minutes) => LevelLength::Seconds(minutes.saturating_mul(60)),
            SetupLevels::Hands(hands) => LevelLength::Hands(hands),
        },
        start: match setup.start {
            SetupStart::Beginning => StartPoint::Beginning,
            SetupStart::Bubble => StartPoint::Bubble,
            SetupStart::FinalTable => StartPoint::FinalTable { stacks: setup.final_stacks.iter().copied().map(Chips::new).collect() },
            SetupStart::HeadsUp => StartPoint::HeadsUp,
        },
        ..usual
    }
}

/// Why a practice tournament does not begin, for the player.
fn begin_text(error: &BeginError, currency: Currency) -> Text {
    let amounts = Amounts::money_of(currency);
    let count = |number: u32| Arg::count(number.into());
    match error {
        BeginError::NoSuchKind => text::setup::no_kind(),
        BeginError::NoSuchGame => text::setup::no_game(),
        BeginError::Entries { least, most } => text::setup::entries_range(count(*least), count(*most)),
        BeginError::NoSuchStructure => text::setup::no_structure(),
        BeginError::StructureTooShort { most } => text::setup::too_short(count(*most)),
        BeginError::BadFigure => text::setup::bad_figure(),
        BeginError::NoSuchStart => text::setup::no_start(),
        BeginError::Balance { needed, balance } => text::error::balance(amounts.money(*needed), amounts.money(*balance)),
        BeginError::Refused(reason) => refusal_text(reason, &amounts),
        BeginError::NoRandomness | BeginError::Closed => text::setup::no_room(),
    }
}

fn practice_options(settings: &Settings) -> PracticeOptions {
    let practice = &settings.practice;
    PracticeOptions {
        opponents: practice.opponents,
        style: match practice.style {
            BotStyle::Mixed => StyleChoice::Mixed,
            BotStyle::TightPassive => StyleChoice::TightPassive,
            BotStyle::TightAggressive => StyleChoice::TightAggressive,
            BotStyle::LoosePassive => StyleChoice::LoosePassive,
            BotStyle::LooseAggressive => StyleChoice::LooseAggressive,
        },
        clock: practice.clock,
        thinking: ThinkingTime { min_ms: u32::from(practice.pace.min_ms), max_ms: u32::from(practice.pace.max_ms) },
    }
}

/// Why the room cannot be opened, for the player.
fn sentence(error: &OpenError) -> Text {
    match error {
        OpenError::SaveInUse { path } => text::error::already_running(path.display().to_string()),
        OpenError::Newer { path, .. } => text::error::save_newer(path.display().to_string()),
        OpenError::File(error) => file_sentence(error),
        OpenError::Rulebook(error) => mistake_text(error),
        OpenError::Config(error) => config_text(error),
        OpenError::Thread(error) => text::error::save_unreadable("cardroom-room", text::cause::of(error)),
    }
}

fn file_sentence(error: &FileError) -> Text {
    let name = |path: &std::path::Path| path.display().to_string();
    match error {
        FileError::Unreadable { path, source } => text::error::save_unreadable(name(path), text::cause::of(source)),
        FileError::NotText { path } => text::error::save_damaged(name(path)),
        FileError::Unwritable { path, source } => text::error::save_failed(name(path), text::cause::of(source)),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use poker_client::PracticeRules;
    use poker_protocol::{ClientMsg, Message, RequestId, StakeRow};

    use super::*;

    /// What the lobby offers in a room that is opened with `settings`.
    fn lobby(settings: &Settings) -> Vec<StakeRow> {
        let mut practice = PracticeRoom::none();
        let opened = practice.open(settings, Language::English, &Texts::embedded(Language::English)).unwrap();
        for (id, request) in (1..).zip([opened.hello, Request::WatchLobby]) {
            opened.link.send(ClientMsg { id: RequestId(id), request }).unwrap();
        }
        loop {
            let told = opened.link.messages().recv_timeout(Duration::from_secs(60)).expect("the room tells of its lobby");
            if let Message::Lobby { stakes } = told.message {
                return stakes.to_vec();
            }
        }
    }

    #[test]
    fn as_many_opponents_sit_at_each_table_as_were_chosen() {
        for opponents in [1, 4] {
            let mut settings = Settings::default();
            settings.practice.opponents = opponents;
            for row in lobby(&settings).iter().filter(|row| !row.form.moves_players()) {
                assert_eq!(row.players, u32::from(opponents.min(row.seats - 1)), "{}", row.name);
            }
        }
    }

    #[test]
    fn how_opponents_play_and_think_and_whether_the_clock_runs_is_as_chosen() {
        for style in BotStyle::ALL {
            for (pace, clock) in [(BotPace::QUICK, true), (BotPace::SLOW, false)] {
                let practice = poker_client::PracticeSettings { style, pace, clock, ..Default::default() };
                let options = practice_options(&Settings { practice, ..Settings::default() });
                assert_eq!(format!("{:?}", options.style), format!("{style:?}"));
                let thinking = ThinkingTime { min_ms: u32::from(pace.min_ms), max_ms: u32::from(pace.max_ms) };
                assert_eq!((options.thinking, options.clock), (thinking, clock));
            }
        }
    }

    #[test]
    fn the_start_screen_tells_of_a_tournament_that_goes_on_before_it_tells_of_a_cash_seat() {
        let amounts = Amounts::money_of(Currency::Eur);
        let stakes = poker_rules::Stakes { small_blind: Chips::new(5), big_blind: Chips::new(10), ante: Chips::ZERO };
        let seat = Some(SavedSeat { stakes, stack: Chips::new(1_240) });
        let tournament = |left| {
            let (name, kind) = ("Freezeout".to_owned(), poker_protocol::TournamentKind::Scheduled);
            Some(poker_host::SavedTournament { name, kind, buy_in: poker_protocol::Money::new(1_000), entries: 1_800, left })
        };
        let said = |tournament, language| {
            let practice = PracticeRoom { saved: SavedGame { seat, tournament }, ..PracticeRoom::none() };
            Texts::embedded(language).say(&practice.saved_help(&amounts).unwrap()).replace(['\u{a0}', '\u{202f}'], " ")
        };
        assert!(said(None, Language::English).contains("€12.40"));
        assert_eq!(said(tournament(Some(61)), Language::English), "Freezeout: 61 of 1,800 players left");
        assert_eq!(said(tournament(Some(61)), Language::French), "Freezeout : 61 joueurs restants sur 1 800");
        assert_eq!(said(tournament(Some(61)), Language::Swedish), "Freezeout: 61 av 1 800 spelare kvar");
        assert_eq!(said(tournament(None), Language::English), "Freezeout: you are registered");
    }

    #[test]
    fn every_choice_of_rules_is_a_rulebook_of_the_program() {
        for rules in PracticeRules::ALL {
            let room = rulebook_room(rules.id()).unwrap().unwrap();
            assert_eq!(room.id, rules.id());
            assert_eq!(poker_host::rules_in_force(rules.id()).unwrap().rulebook, rules.id());
        }
    }
}
