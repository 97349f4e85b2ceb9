//! The replayer.

use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use poker_client::{AppIntent, CourtLetters, Intent, Panel, Replay};
use poker_history::{PlayedHand, share_text};
use poker_rules::GameSpec;
use poker_text::{Arg, Language, text};
use poker_tools::HandSource;

use super::hands_around::place_among;
use super::history::as_text;
use super::{PanelState, Pass};
use crate::archive::HandArchive;
use crate::art::CardStyle;
use crate::felt_style::FeltStyle;
use crate::layout::TableLayout;
use crate::local_time::local_time;
use crate::replayer::Replayer;
use crate::screen::{HandsAround, ReplayedHand, ReplayerAsk, ReplayerRooms, ReplayerState, ReplayerView, TableKey, replayer_ui};
use crate::settings::CurrentSettings;
use crate::style::Style;
use crate::table::ReplayedTable;
use crate::third_party::winit::WakeUp;

/// What was made for the hand that is shown: the layout of its table, and its words.
#[derive(Default)]
pub(super) struct ReplayWords {
    layout: Option<(TableKey, TableLayout)>,
    /// The hand, the language and the letters for which the words were written.
    of: Option<(u64, usize, Language, CourtLetters)>,
    told: Vec<String>,
    /// The last line of each step.
    brief: Vec<String>,
    number: String,
    facts: Vec<String>,
}

/// The state of the replayer's page, and what was made for the hand that is shown.
#[derive(Default)]
pub(crate) struct ReplayerPanel {
    state: ReplayerState,
    words: ReplayWords,
}

impl ReplayerPanel {
    /// The page with the sheet for exporting open.
    pub(crate) fn exporting() -> Self {
        Self { state: ReplayerState::exporting(), ..Self::default() }
    }
}

pub(super) fn draw_replayer(
    pass: Res<Pass>,
    replayer: Res<Replayer>,
    archive: Res<HandArchive>,
    settings: Res<CurrentSettings>,
    felt: Res<FeltStyle>,
    mut panel: ResMut<PanelState<ReplayerPanel>>,
) -> Vec<ReplayerAsk> {
    let style = pass.style();
    let ReplayerPanel { state, words } = &mut panel.bypass_change_detection().0;
    let pieces = replayer.replay().map(|replay| {
        let key = ReplayerRooms::of(&style).key(&style, replay.model().info().seats);
        if words.layout.as_ref().is_none_or(|(made_for, _)| *made_for != key) {
            words.layout = Some((key, key.layout(style.theme)));
        }
        write_words(&style, &replayer, settings.0.court_letters, words);
        let layout = words.layout.as_ref().map(|(_, layout)| layout)?;
        let table = ReplayedTable {
            replay,
            odds: replayer.chances(),
            layout,
            theme: style.theme,
            fonts: &felt.fonts,
            texts: style.texts,
            settings: &settings.0,
        };
        Some(table.pieces())
    });
    let pieces = pieces.flatten().unwrap_or_default();
    let shown = replayer.replay().zip(words.layout.as_ref()).map(|(replay, (_, layout))| ReplayedHand {
        replay,
        layout,
        pieces: &pieces,
        told: &words.told,
        brief: words.brief.get(replay.at()).map_or("", String::as_str),
        number: &words.number,
        facts: &words.facts,
        whole: replayer.hand().is_some_and(|hand| hand.board_at_leaving().is_none()),
    });
    let exports = replayer.exports.display().to_string();
    let list = &archive.list;
    let at = place_among(&replayer, list);
    let around = at.map(|at| HandsAround { lines: &list.lines, at, cards: CardStyle::of(&settings.0), local: local_time });
    let view = ReplayerView {
        hand: shown,
        place: at.map_or(replayer.place(), |at| (at, list.count())),
        around,
        refused: replayer.refused(),
        reading: replayer.is_reading(),
        exports: &exports,
    };
    replayer_ui(pass.ctx(), &style, &view, state)
}

/// Writes what is said of the hand, unless it is written already.
fn write_words(style: &Style<'_>, replayer: &Replayer, letters: CourtLetters, words: &mut ReplayWords) {
    let (Some(replay), Some(hand)) = (replayer.replay(), replayer.hand()) else { return };
    let of = Some((hand.id, replayer.edition(), style.texts.language(), letters));
    if words.of == of {
        return;
    }
    words.of = of;
    (words.told, words.brief) = (0..replay.steps().len()).map(|step| told(style, replay, step, letters)).unzip();
    words.number = style.say(&text::history::hand(hand.id.to_string()));
    words.facts = facts(style, replay, hand);
}

/// What happened in a step and last in it, and how long its decision took.
fn told(style: &Style<'_>, replay: &Replay, step: usize, letters: CourtLetters) -> (String, String) {
    let line = |(who, what): (Option<String>, poker_text::Text)| match who {
        Some(who) => style.say(&text::history::line(who, what)),
        None => style.texts.say_capitalised(&what),
    };
    let lines: Vec<String> = replay.told(step, letters).into_iter().map(line).collect();
    let decided = |said: String| match replay.steps().get(step).and_then(|step| step.decision_ms) {
        Some(ms) => style.say(&text::replayer::decided(said, Arg::decimal(u64::from(ms.div_ceil(100)), 1))),
        None => said,
    };
    let last = lines.last().cloned().unwrap_or_default();
    (decided(lines.join(" · ")), decided(last))
}

/// Where and when a hand was played, and what.
fn facts(style: &Style<'_>, replay: &Replay, hand: &PlayedHand) -> Vec<String> {
    let stakes = hand.setup.stakes;
    let amounts = replay.amounts();
    let game = hand.setup.game.code().and_then(GameSpec::with_code).unwrap_or(hand.setup.game);
    let place = hand.tournament.as_ref().map_or(hand.table.as_str(), |tournament| tournament.name.as_str());
    let mut facts = vec![
        place.to_owned(),
        style.say(&poker_client::game_text(&game)),
        style.say(&text::table::stakes(amounts.arg(stakes.small_blind), amounts.arg(stakes.big_blind))),
    ];
    facts.extend(hand.started_ms.map(|started| style.say(&local_time(started).text())));
    facts.retain(|fact| !fact.trim().is_empty());
    facts
}

/// Carries out what the replayer asks for. Returns the intents that follow.
pub(super) fn follow_replayer(
    In(asked): In<Vec<ReplayerAsk>>,
    mut replayer: ResMut<Replayer>,
    pass: Res<Pass>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
    waker: Res<WakeUp>,
) -> Vec<Intent> {
    let mut intents = Vec::new();
    for ask in asked {
        match ask {
            ReplayerAsk::Close => intents.push(AppIntent::Close.into()),
            ReplayerAsk::History => intents.push(AppIntent::Toggle(Panel::History).into()),
            ReplayerAsk::Hand(at) => replayer.choose(at),
            ReplayerAsk::Speed(speed) => replayer.set_speed(speed),
            ReplayerAsk::OpenCards(open) => replayer.set_open(open),
            ReplayerAsk::Copy => copy(&mut replayer, &pass),
            ReplayerAsk::Share => share(&mut replayer, &pass),
            ReplayerAsk::Export(format) => replayer.export(format, &waker.0),
            ReplayerAsk::Paste => {
                let text = clipboard.as_mut().and_then(|clipboard| clipboard.get_text());
                open_pasted(&mut replayer, text.unwrap_or_default(), &waker);
            }
            ReplayerAsk::Pasted(text) => open_pasted(&mut replayer, text, &waker),
            step => go(&mut replayer, &step),
        }
    }
    intents
}

/// Opens a text that was pasted.
pub(super) fn open_pasted(replayer: &mut Replayer, text: String, waker: &WakeUp) {
    if text.trim().is_empty() {
        replayer.tell(text::replayer::not_pasted());
    } else {
        replayer.open(HandSource::Shared(text), None, &waker.0);
    }
}

/// Goes to another step, or plays.
fn go(replayer: &mut Replayer, ask: &ReplayerAsk) {
    let Some(replay) = replayer.replay_mut() else { return };
    match ask {
        ReplayerAsk::Step(step) => replay.go_to(*step),
        ReplayerAsk::Forward => replay.forward(),
        ReplayerAsk::Back => replay.back(),
        ReplayerAsk::NextStreet => replay.next_street(),
        ReplayerAsk::StreetBack => replay.street_back(),
        ReplayerAsk::TogglePlaying => replay.toggle_playing(),
        _ => {}
    }
}

fn copy(replayer: &mut Replayer, pass: &Pass) {
    if let Some(words) = replayer.hand().and_then(as_text) {
        pass.ctx().copy_text(words);
        replayer.tell(text::history::copied());
    }
}

fn share(replayer: &mut Replayer, pass: &Pass) {
    let Some(hand) = replayer.hand() else { return };
    let told = match share_text(hand) {
        Ok(words) => {
            pass.ctx().copy_text(words);
            text::replayer::shared()
        }
        Err(_) => text::replayer::not_shared_text(),
    };
    replayer.tell(told);
}
