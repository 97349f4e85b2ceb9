//! The page of the hand history.

use bevy_egui::egui::{Context, Event, Key, Modifiers, PointerButton};
use egui_kittest::Harness;
use jiff::tz::TimeZone;
use poker_archive::{HandFilter, HandId};
use poker_client::LocalTime;
use poker_history::Format;
use poker_text::{Language, text};

use super::fixture::{click, press, shows, tab_to};
use crate::archive::{FilterChoices, HandArchive};
use crate::art::CardStyle;
use crate::frame_clock::FROZEN_UNIX_MS;
use crate::local_time::in_zone;
use crate::screen::{HistoryAsk, HistoryState, HistoryTab, HistoryView, OpenedView, Unread, history_ui};
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, show};
use crate::tour::hand_archive;

/// The page and what it asked of the archive.
pub(super) struct Page {
    archive: HandArchive,
    state: HistoryState,
    asked: Vec<HistoryAsk>,
    pub(super) hides_figures: bool,
    /// The time, in milliseconds since 1970.
    pub(super) now: u64,
}

impl Page {
    /// What was read of the archive.
    pub(super) fn archive(&mut self) -> &mut HandArchive {
        &mut self.archive
    }

    /// The first hand.
    pub(super) fn first(&self) -> HandId {
        self.archive.list.lines[0].id
    }

    /// The biggest pots, those that were won first.
    pub(super) fn biggest(&self) -> Vec<HandId> {
        let all = &self.archive.figures.shown.as_ref().unwrap().all;
        all.biggest_won.iter().chain(&all.biggest_lost).map(|hand| hand.id).collect()
    }

    /// The open tab.
    pub(super) fn tab(&self) -> HistoryTab {
        self.state.tab()
    }

    /// Whether the page replays a hand that was read.
    pub(super) fn replays(&mut self, hand: HandId) -> bool {
        self.state.replays(Some(hand))
    }

    /// Chooses the opened hand, which has this note.
    pub(super) fn choose_opened(&mut self, note: &str) {
        if let Some(opened) = &mut self.archive.opened {
            opened.note = note.to_owned();
            self.state = HistoryState::choosing(opened.id);
        }
    }

    /// What the filters offer.
    pub(super) fn choices(&self) -> FilterChoices {
        self.archive.choices.clone()
    }

    /// Lets the filters offer something else.
    pub(super) fn offer(&mut self, choices: FilterChoices) {
        self.archive.choices = choices;
    }

    /// The opponent with the most hands.
    pub(super) fn first_opponent(&self) -> poker_archive::Opponent {
        self.archive.opponents.1[0].clone()
    }
}

/// A day in milliseconds.
pub(super) const DAY: u64 = 86_400_000;

/// The time in UTC, with its date.
fn dated(at_ms: u64) -> LocalTime {
    in_zone(at_ms, TimeZone::UTC)
}

pub(super) fn page(bench: &Bench) -> Harness<'_, ShownPanel<Page>> {
    page_of(bench, hand_archive())
}

/// The page of an archive.
pub(super) fn page_of(bench: &Bench, archive: HandArchive) -> Harness<'_, ShownPanel<Page>> {
    let data = Page { archive, state: HistoryState::default(), asked: Vec::new(), hides_figures: false, now: FROZEN_UNIX_MS };
    show(bench, data, |ctx: &Context, style: &Style<'_>, page: &mut Page| {
        let lines = ["Otso: raises to €0.60".to_owned()];
        let opened = page.archive.opened.as_ref().map(|hand| OpenedView { id: hand.id, lines: &lines, note: &hand.note });
        let view = HistoryView {
            lines: &page.archive.list.lines,
            tally: page.archive.list.tally.as_ref(),
            unread: Unread {
                hands: page.archive.list.has_failed(),
                figures: page.archive.figures.has_failed(),
                people: page.archive.people.has_failed(),
            },
            opened,
            games: &page.archive.choices.games,
            stakes: &page.archive.choices.stakes,
            tables: &page.archive.choices.tables,
            opponents: &page.archive.opponents.1,
            figures: page.archive.figures.shown.as_deref(),
            people: page.archive.people.all.as_deref(),
            hides_figures: page.hides_figures,
            cards: CardStyle::default(),
            exports: "/home/ardan/Documents",
            now: page.now,
            local: dated,
        };
        let (intents, asked) = history_ui(ctx, style, &view, &mut page.state);
        page.asked.extend(asked);
        intents
    })
}

/// What the page asked of the archive.
pub(super) fn asked(harness: &Harness<'_, ShownPanel<Page>>) -> Vec<HistoryAsk> {
    harness.state().data.asked.clone()
}

/// The groups of the figures that are chosen.
pub(super) fn group(harness: &Harness<'_, ShownPanel<Page>>) -> poker_archive::Group {
    harness.state().data.state.group()
}

/// All words on the page.
pub(super) fn words(harness: &Harness<'_, ShownPanel<Page>>) -> Vec<String> {
    harness.state().record.texts().into_iter().map(|text| text.words).collect()
}

pub(super) fn filter(harness: &Harness<'_, ShownPanel<Page>>) -> HandFilter {
    harness.state().data.state.filter()
}

#[test]
fn a_hand_is_opened_and_starred_by_a_click_and_by_keys() {
    let bench = Bench::regular();
    let mut harness = page(&bench);
    let line = harness.state().data.archive.list.lines[1].clone();
    click(&mut harness, &format!("history.hand.{}", line.id.get()));
    click(&mut harness, &format!("history.star.{}", line.id.get()));
    assert_eq!(harness.state().data.asked, [HistoryAsk::Open(line.id), HistoryAsk::Star(line.id, !line.starred)]);
    let mut harness = page(&bench);
    tab_to(&mut harness, &format!("history.hand.{}", line.id.get()));
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().data.asked, [HistoryAsk::Open(line.id)]);
}

#[test]
fn a_hand_is_replayed_by_its_button_a_double_click_and_enter_on_the_chosen_hand() {
    let bench = Bench::regular();
    let replays = |harness: &mut Harness<'_, ShownPanel<Page>>, at: usize| {
        let id = harness.state().data.archive.list.lines[at].id;
        harness.state_mut().data.state.replays(Some(id))
    };
    let name = |harness: &Harness<'_, ShownPanel<Page>>, at: usize| {
        format!("history.hand.{}", harness.state().data.archive.list.lines[at].id.get())
    };
    let mut harness = page(&bench);
    let opened = name(&harness, 2);
    click(&mut harness, &opened);
    assert!(!replays(&mut harness, 2), "one click only opens it");
    click(&mut harness, "history.replay");
    assert!(replays(&mut harness, 2));
    assert!(!replays(&mut harness, 2), "once");
    let mut harness = page(&bench);
    let row = name(&harness, 1);
    tab_to(&mut harness, &row);
    press(&mut harness, Key::Enter);
    assert!(!replays(&mut harness, 1));
    press(&mut harness, Key::Enter);
    assert!(replays(&mut harness, 1));
    let mut harness = page(&bench);
    let at = harness.state().record.control(&name(&harness, 1)).unwrap().shown.center();
    let button = |pressed| Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    harness.input_mut().events.extend([Event::PointerMoved(at), button(true), button(false), button(true), button(false)]);
    harness.step();
    assert!(replays(&mut harness, 1));
}

/// Types a note on the opened hand. Returns the page, and the note that is to be written.
fn typing_a_note(bench: &Bench) -> (Harness<'_, ShownPanel<Page>>, HistoryAsk) {
    let mut harness = page(bench);
    let opened = harness.state().data.archive.opened.as_ref().unwrap();
    let (hand, kept) = (opened.id, opened.note.clone());
    harness.state_mut().data.state = HistoryState::choosing(hand);
    harness.run();
    click(&mut harness, "history.note");
    harness.event(Event::Text("bluffs".to_owned()));
    harness.run();
    harness.state_mut().data.asked.clear();
    let ask = harness.state().data.state.clone().leave().expect("the note has changed");
    assert!(matches!(&ask, HistoryAsk::Note(of, note) if *of == hand && note.contains("bluffs") && *note != kept), "{ask:?}");
    (harness, ask)
}

#[test]
fn a_note_is_written_also_if_another_hand_or_tab_is_chosen_or_the_page_is_left_before_enter() {
    let bench = Bench::regular();
    let (mut harness, ask) = typing_a_note(&bench);
    let other = harness.state().data.archive.list.lines[0].id.get();
    click(&mut harness, &format!("history.hand.{other}"));
    assert!(harness.state().data.asked.contains(&ask), "{:?}", harness.state().data.asked);
    let (mut harness, ask) = typing_a_note(&bench);
    click(&mut harness, "history.tab.players");
    assert!(harness.state().data.asked.contains(&ask), "{:?}", harness.state().data.asked);
    let (mut harness, ask) = typing_a_note(&bench);
    assert_eq!(harness.state_mut().data.state.leave(), Some(ask));
    assert_eq!(harness.state_mut().data.state.leave(), None, "it is written once");
}

#[test]
fn enter_writes_a_note_and_begins_no_new_line() {
    let bench = Bench::regular();
    let (mut harness, ask) = typing_a_note(&bench);
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().data.asked, [ask], "once");
}

#[test]
fn a_long_note_is_shown_on_several_lines() {
    for bench in [Bench::regular(), Bench::new(Language::French, 640.0, 360.0)] {
        let height = |note: &str| {
            let mut harness = page(&bench);
            harness.state_mut().data.choose_opened(note);
            harness.run();
            harness.state().record.control("history.note").unwrap().rect.height()
        };
        let line = "Calls too much before the flop. ";
        let (one, several, most) = (height("Folds."), height(&line.repeat(3)), height(&line.repeat(12)));
        assert!(one + 10.0 < several && several <= most, "{one} {several} {most}");
        assert!(most < bench.size.y / 4.0, "a very long note scrolls in its field: {most}");
    }
}

#[test]
fn the_result_is_plotted_over_the_pane_where_there_is_room() {
    let bench = Bench::regular();
    let mut harness = page(&bench);
    let title = bench.texts.say(&text::figures::line());
    let reading = bench.texts.say(&text::history::loading());
    assert!(words(&harness).contains(&title) && harness.state().data.state.shows_figures());
    harness.state_mut().data.archive.figures.shown = None;
    harness.run();
    assert!(words(&harness).contains(&reading), "the figures are read in the background");
    click(&mut harness, "history.tab.players");
    assert!(!harness.state().data.state.shows_figures());
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let harness = page(&bench);
    assert!(!words(&harness).contains(&title) && !harness.state().data.state.shows_figures(), "the list needs the window");
}

#[test]
fn replaying_and_copying_are_said_in_words_beside_the_list() {
    let bench = Bench::regular();
    let mut harness = page(&bench);
    harness.state_mut().data.choose_opened("");
    harness.run();
    let said = words(&harness);
    for text in [text::replayer::replay(), text::history::copy()] {
        assert!(said.contains(&bench.texts.say(&text)), "{said:?}");
    }
}

#[test]
fn filters_and_the_search_narrow_the_list_and_are_cleared() {
    for bench in [Bench::regular(), Bench::new(Language::French, 640.0, 360.0)] {
        let mut harness = page(&bench);
        click(&mut harness, "history.filters");
        click(&mut harness, "history.filter.date.today");
        click(&mut harness, "history.filter.close");
        assert_eq!(filter(&harness), HandFilter { from_ms: Some(FROZEN_UNIX_MS - FROZEN_UNIX_MS % DAY), ..HandFilter::default() });
        click(&mut harness, "history.filters");
        click(&mut harness, "history.filter.clear");
        assert_eq!(filter(&harness), HandFilter::default());
    }
}

#[test]
fn hands_are_exported_in_a_chosen_format_and_one_is_copied() {
    let bench = Bench::regular();
    let mut harness = page(&bench);
    click(&mut harness, "history.export");
    click(&mut harness, "history.export.format.pokerstars");
    click(&mut harness, "history.export.write");
    assert!(!shows(&harness, "history.export.write"), "the sheet closes");
    let line = harness.state().data.archive.list.lines[2].clone();
    click(&mut harness, &format!("history.hand.{}", line.id.get()));
    click(&mut harness, "history.copy");
    let asked = [HistoryAsk::Export(Format::PokerStars), HistoryAsk::Open(line.id), HistoryAsk::Copy(line.id)];
    assert_eq!(harness.state().data.asked, asked);
}

#[test]
fn what_a_small_window_has_no_room_for_is_on_a_sheet() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut harness = page(&bench);
    let id = harness.state().data.archive.list.lines[0].id.get();
    assert!(!shows(&harness, "history.note"));
    click(&mut harness, &format!("history.hand.{id}"));
    assert!(shows(&harness, "history.hand.close"));
    press(&mut harness, Key::Escape);
    assert!(!shows(&harness, "history.hand.close"));
}

#[test]
fn the_hand_that_was_seen_last_in_the_replayer_is_chosen_and_in_sight() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut harness = page_of(&bench, crate::tour::large_hand_archive());
    let line = harness.state().data.archive.list.lines[60].clone();
    let control = format!("history.hand.{}", line.id.get());
    assert!(!shows(&harness, &control));
    harness.state_mut().data.state.choose(line.id);
    harness.run();
    assert!(shows(&harness, &control));
}

#[test]
fn hands_with_the_same_number_are_told_apart() {
    // Practice and each room count for themselves.
    let bench = Bench::regular();
    let mut archive = hand_archive();
    let number = archive.list.lines[1].number;
    archive.list.lines[0].number = number;
    let mut harness = page_of(&bench, archive);
    for at in [0, 1] {
        let line = harness.state().data.archive.list.lines[at].clone();
        harness.state_mut().data.asked.clear();
        click(&mut harness, &format!("history.hand.{}", line.id.get()));
        click(&mut harness, &format!("history.star.{}", line.id.get()));
        assert_eq!(harness.state().data.asked, [HistoryAsk::Open(line.id), HistoryAsk::Star(line.id, !line.starred)]);
    }
}

#[test]
fn hands_figures_and_notes_that_cannot_be_read_are_told_and_read_again_by_a_click_and_by_keys() {
    for bench in [Bench::regular(), Bench::new(Language::French, 640.0, 360.0)] {
        let mut archive = HandArchive::default();
        let all = HandFilter::default();
        archive.list.want(&all, 0);
        archive.list.fail(&all);
        archive.figures.fail(all, poker_archive::Group::Position);
        archive.people.want_all();
        archive.people.fail_all();
        let mut harness = page_of(&bench, archive);
        click(&mut harness, "history.read_again");
        click(&mut harness, "history.tab.figures");
        tab_to(&mut harness, "history.read_again");
        press(&mut harness, Key::Enter);
        click(&mut harness, "history.tab.players");
        click(&mut harness, "history.read_again");
        assert_eq!(asked(&harness), [HistoryAsk::ReadAgain, HistoryAsk::ReadAgain, HistoryAsk::ReadAgain]);
        let said = words(&harness);
        assert!(!said.iter().any(|words| words.starts_with("Reading") || words.starts_with("Lecture")), "{said:?}");
    }
}
