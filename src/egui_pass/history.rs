//! The page of the hand history.

use bevy::prelude::*;
use poker_archive::{ArchiveRequest, HandId, Person};
use poker_client::{AppIntent, CourtLetters, Intent, RecordedHand};
use poker_history::{Phh, PlayedHand, View, pokerstars};
use poker_text::{Language, Text, text};

use super::{PanelState, Pass};
use crate::archive::HandArchive;
use crate::art::CardStyle;
use crate::frame_clock::FrameClock;
use crate::local_time::{local_time, unix_ms};
use crate::screen::{HistoryAsk, HistoryState, HistoryTab, HistoryView, OpenedView, ReplayerAsk, Unread, history_ui, pasted};
use crate::settings::CurrentSettings;
use crate::style::Style;

/// The lines of the opened hand, in the language and with the letters in which they were written.
#[derive(Default)]
pub(super) struct ToldHand {
    of: Option<(HandId, Language, CourtLetters)>,
    lines: Vec<String>,
}

pub(super) fn draw_history(
    pass: Res<Pass>,
    mut archive: ResMut<HandArchive>,
    settings: Res<CurrentSettings>,
    moment: Res<FrameClock>,
    mut state: ResMut<PanelState<HistoryState>>,
    mut told: Local<ToldHand>,
) -> Vec<Intent> {
    let style = pass.style();
    tell(&style, &archive, settings.0.court_letters, &mut told);
    let opened = archive.opened.as_ref().map(|hand| OpenedView { id: hand.id, lines: &told.lines, note: &hand.note });
    let exports = archive.exports.display().to_string();
    let view = HistoryView {
        lines: &archive.list.lines,
        tally: archive.list.tally.as_ref(),
        unread: Unread { hands: archive.list.has_failed(), figures: archive.figures.has_failed(), people: archive.people.has_failed() },
        opened,
        games: &archive.choices.games,
        stakes: &archive.choices.stakes,
        tables: &archive.choices.tables,
        opponents: &archive.opponents.1,
        figures: archive.figures.shown.as_deref(),
        people: archive.people.all.as_deref(),
        hides_figures: archive.people.hides_figures,
        cards: CardStyle::of(&settings.0),
        exports: &exports,
        now: moment.unix_ms,
        local: local_time,
    };
    let pastes = if pass.ctx().text_edit_focused() { Vec::new() } else { pasted(pass.ctx()) };
    let (mut intents, asked) = history_ui(pass.ctx(), &style, &view, &mut state.0);
    let shared = |ask| if let ReplayerAsk::Pasted(text) = ask { Some(AppIntent::OpenShared(text).into()) } else { None };
    intents.extend(pastes.into_iter().filter_map(shared));
    if state.0.replays(archive.opened.as_ref().map(|hand| hand.id)) {
        intents.push(AppIntent::ReplayOpened.into());
    }
    let copies = asked.iter().any(|ask| matches!(ask, HistoryAsk::Copy(_)));
    if let Some(words) = archive.opened.as_ref().filter(|_| copies).and_then(|hand| as_text(&hand.played)) {
        pass.ctx().copy_text(words);
        archive.tell(text::history::copied());
    }
    follow(&mut archive, asked, &state.0, &moment);
    intents
}

/// Writes the note that was typed when the page was left.
pub(super) fn leave_history(mut archive: ResMut<HandArchive>, mut state: ResMut<PanelState<HistoryState>>) {
    if let Some(HistoryAsk::Note(hand, note)) = state.bypass_change_detection().0.leave() {
        let request = note_request(&mut archive, hand, note);
        archive.ask(request);
    }
}

/// Writes the note that was being typed when the program ends.
pub(crate) fn keep_draft(ends: MessageReader<AppExit>, archive: ResMut<HandArchive>, state: ResMut<PanelState<HistoryState>>) {
    if !ends.is_empty() {
        leave_history(archive, state);
    }
}

/// Keeps a note in what was read, and asks the archive to write it.
fn note_request(archive: &mut HandArchive, hand: HandId, note: String) -> ArchiveRequest {
    let request = archive.list.note(hand, &note);
    if let Some(opened) = archive.opened.as_mut().filter(|opened| opened.id == hand) {
        opened.note = note;
    }
    request
}

/// Asks the archive for what the page needs.
fn follow(archive: &mut HandArchive, asked: Vec<HistoryAsk>, state: &HistoryState, moment: &FrameClock) {
    for ask in asked {
        let request = match ask {
            HistoryAsk::Open(hand) => ArchiveRequest::Open { hand },
            HistoryAsk::Export(format) => {
                let date = local_time(unix_ms());
                let stem = format!("cardroom-{:04}-{:02}-{:02}", date.year, date.month, date.day);
                ArchiveRequest::Export { filter: state.filter(), format, folder: archive.exports.clone(), stem }
            }
            HistoryAsk::Copy(_) => continue,
            HistoryAsk::ReadAgain => {
                archive.list.retry();
                archive.figures.retry();
                archive.people.retry();
                continue;
            }
            HistoryAsk::Noted(person) => {
                archive.people.set(Person { changed_ms: moment.unix_ms, ..person }, moment.now_ms);
                continue;
            }
            HistoryAsk::ExportPeople => {
                let date = local_time(unix_ms());
                let stem = format!("cardroom-notes-{:04}-{:02}-{:02}", date.year, date.month, date.day);
                archive.write_people_now();
                ArchiveRequest::ExportPeople { folder: archive.exports.clone(), stem }
            }
            HistoryAsk::ImportPeople(path) => {
                archive.write_people_now();
                ArchiveRequest::ImportPeople { path }
            }
            HistoryAsk::Star(hand, starred) => archive.list.star(hand, starred),
            HistoryAsk::Note(hand, note) => note_request(archive, hand, note),
        };
        archive.ask(request);
    }
    if let Some(beginning) = state.looks_for().filter(|beginning| *beginning != archive.opponents.0) {
        let beginning = beginning.to_owned();
        archive.ask(ArchiveRequest::Opponents { beginning: beginning.clone() });
        // It is asked for once.
        archive.opponents.0 = beginning;
    }
    if state.tab() == HistoryTab::Players
        && let Some(request) = archive.people.want_all()
    {
        archive.write_people_now();
        archive.ask(request);
    }
    if state.shows_figures()
        && let Some(request) = archive.figures.want(&state.filter(), state.group())
    {
        archive.ask_reader(request);
    }
    if let Some(request) = archive.list.want(&state.filter(), state.seen()) {
        // What can be chosen changes only with the hands that are kept, and so with the first page.
        if matches!(request, ArchiveRequest::List { after: None, .. }) {
            archive.ask(ArchiveRequest::Choices);
        }
        archive.ask(request);
    }
}

/// The text of a hand as its keeper saw it, or with all cards if nobody kept it, in the form that most programs read, or as PHH where the end was not seen.
pub(super) fn as_text(hand: &PlayedHand) -> Option<String> {
    let view = hand.kept_by.as_ref().map_or(View::Everything, |keeper| View::Player(keeper.seat));
    pokerstars(hand, view).or_else(|_| Phh::of(hand, view).map(|phh| phh.to_string())).ok()
}

/// Writes the lines of the opened hand, unless they are written already.
fn tell(style: &Style<'_>, archive: &HandArchive, letters: CourtLetters, told: &mut ToldHand) {
    let of = archive.opened.as_ref().map(|hand| (hand.id, style.texts.language(), letters));
    if told.of == of {
        return;
    }
    told.of = of;
    let recorded = archive.opened.as_ref().and_then(|hand| RecordedHand::of(&hand.played).ok());
    let line = |(who, what): (Option<String>, Text)| match who {
        Some(who) => style.say(&text::history::line(who, what)),
        None => style.say(&what),
    };
    told.lines = recorded.map(|hand| hand.told(letters).into_iter().map(line).collect()).unwrap_or_default();
}
