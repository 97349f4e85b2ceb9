//! The replayer.

use bevy::prelude::{Assets, Font};
use bevy_egui::egui::{Context, Event, Key};
use egui_kittest::Harness;
use poker_client::{MotionPace, Replay, ReplaySpeed, Settings, Timing};
use poker_history::Format;
use poker_text::{Language, Text, text};

use super::fixture::{click, press, shows, tab_to, utc};
use crate::archive::HandArchive;
use crate::art::CardStyle;
use crate::assets::AssetSource;
use crate::fonts::{FontFiles, Fonts};
use crate::screen::{HandsAround, ReplayedHand, ReplayerAsk, ReplayerRooms, ReplayerState, ReplayerView, replayer_ui};
use crate::stage::PieceContent;
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, show};
use crate::table::ReplayedTable;
use crate::tour::{hand_archive, replayed_hands};

/// The replayer and what it asked for.
pub(super) struct Page {
    pub(super) replay: Option<Replay>,
    refused: Option<Text>,
    state: ReplayerState,
    asked: Vec<ReplayerAsk>,
    /// The words on the table.
    words: Vec<String>,
    /// The hands of the hand history and the place of this one, if it was opened there.
    around: Option<(HandArchive, usize)>,
}

impl Page {
    /// A hand at a step.
    fn at(step: usize) -> Self {
        let timing = Timing::from_ron(include_str!("../../../assets/timing.ron")).unwrap();
        let mut replay = Replay::of(&replayed_hands()[0], timing, MotionPace::default()).unwrap();
        replay.go_to(step);
        Self { replay: Some(replay), refused: None, state: ReplayerState::default(), asked: Vec::new(), words: Vec::new(), around: None }
    }

    /// A hand of the hand history.
    fn kept(at: usize) -> Self {
        Self { around: Some((hand_archive(), at)), ..Self::at(11) }
    }

    /// A file that cannot be shown.
    fn refused() -> Self {
        let why = text::replayer::file_refused("/home/ardan/Documents/evening.phh", "12", text::hands::fault_toml());
        Self { replay: None, refused: Some(why), ..Self::at(0) }
    }
}

/// Shows the replayer in the middle of a hand, on the flop.
pub(super) fn page(bench: &Bench) -> Harness<'_, ShownPanel<Page>> {
    page_of(bench, Page::at(11))
}

/// Shows the replayer with a file that it cannot show.
pub(super) fn refused(bench: &Bench) -> Harness<'_, ShownPanel<Page>> {
    page_of(bench, Page::refused())
}

fn page_of(bench: &Bench, page: Page) -> Harness<'_, ShownPanel<Page>> {
    let fonts = Fonts::new(FontFiles::read(&AssetSource::Embedded).unwrap(), &mut Assets::<Font>::default());
    let settings = Settings::default();
    show(bench, page, move |ctx: &Context, style: &Style<'_>, page: &mut Page| {
        let layout =
            page.replay.as_ref().map(|replay| ReplayerRooms::of(style).key(style, replay.model().info().seats).layout(style.theme));
        let shown = page.replay.as_ref().zip(layout.as_ref());
        let pieces = shown.map(|(replay, layout)| {
            let (theme, fonts, texts, settings) = (style.theme, &fonts, style.texts, &settings);
            ReplayedTable { replay, odds: None, layout, theme, fonts, texts, settings }.pieces()
        });
        let pieces = pieces.unwrap_or_default();
        page.words = pieces
            .iter()
            .filter_map(|piece| if let PieceContent::Text(text) = &piece.content { Some(text.text.clone()) } else { None })
            .collect();
        let told: Vec<String> =
            page.replay.iter().flat_map(|replay| (0..replay.steps().len()).map(|step| format!("Otso: {step}"))).collect();
        let facts = ["Aldebaran".to_owned(), "€0.10 / €0.20".to_owned()];
        let hand = shown.map(|(replay, layout)| ReplayedHand {
            replay,
            layout,
            pieces: &pieces,
            told: &told,
            brief: "Otso: bets €2.20 (4.2\u{a0}s)",
            number: "48201774",
            facts: &facts,
            whole: true,
        });
        let around = page.around.as_ref().map(|(archive, at)| HandsAround {
            lines: &archive.list.lines,
            at: *at,
            cards: CardStyle::default(),
            local: utc,
        });
        let place = around.map_or((0, if hand.is_some() { 2 } else { 0 }), |around| (around.at, around.lines.len()));
        let view = ReplayerView { hand, place, around, refused: page.refused.as_ref(), reading: false, exports: "/home/ardan/Documents" };
        let asked = replayer_ui(ctx, style, &view, &mut page.state);
        page.asked.extend(asked);
        Vec::new()
    })
}

/// What the replayer asked for since the last call.
pub(super) fn take(harness: &mut Harness<'_, ShownPanel<Page>>) -> Vec<ReplayerAsk> {
    std::mem::take(&mut harness.state_mut().data.asked)
}

#[test]
fn a_hand_is_stepped_played_and_jumped_through_with_the_pointer() {
    for bench in [Bench::regular(), Bench::new(Language::French, 640.0, 360.0)] {
        let mut harness = page(&bench);
        for (control, ask) in [
            ("replayer.street_back", ReplayerAsk::StreetBack),
            ("replayer.back", ReplayerAsk::Back),
            ("replayer.play", ReplayerAsk::TogglePlaying),
            ("replayer.forward", ReplayerAsk::Forward),
            ("replayer.next_street", ReplayerAsk::NextStreet),
            ("replayer.speed.half", ReplayerAsk::Speed(ReplaySpeed::Half)),
            ("replayer.speed.double", ReplayerAsk::Speed(ReplaySpeed::Double)),
            ("replayer.speed.fourfold", ReplayerAsk::Speed(ReplaySpeed::Fourfold)),
            ("replayer.open_cards", ReplayerAsk::OpenCards(false)),
            ("replayer.next_hand", ReplayerAsk::Hand(1)),
            ("replayer.copy", ReplayerAsk::Copy),
            ("replayer.share", ReplayerAsk::Share),
            ("replayer.close", ReplayerAsk::Close),
        ] {
            click(&mut harness, control);
            assert_eq!(take(&mut harness), [ask], "{control}");
        }
        let track = harness.state().record.control("replayer.timeline").unwrap();
        click(&mut harness, "replayer.timeline");
        let middle = take(&mut harness);
        let steps = harness.state().data.replay.as_ref().unwrap().steps().len();
        assert!(matches!(middle[..], [ReplayerAsk::Step(step), ..] if step.abs_diff(steps / 2) <= 1), "{middle:?} {track:?}");
    }
}

#[test]
fn every_key_of_the_replayer_does_what_its_button_does_whatever_has_the_focus() {
    let bench = Bench::regular();
    let last = replayed_last();
    for focused in ["replayer.play", "replayer.close", "replayer.timeline"] {
        let mut harness = page(&bench);
        tab_to(&mut harness, focused);
        for (key, ask) in [
            (Key::ArrowLeft, ReplayerAsk::Back),
            (Key::ArrowRight, ReplayerAsk::Forward),
            (Key::ArrowUp, ReplayerAsk::StreetBack),
            (Key::ArrowDown, ReplayerAsk::NextStreet),
            (Key::Home, ReplayerAsk::Step(0)),
            (Key::End, ReplayerAsk::Step(last)),
            (Key::PageUp, ReplayerAsk::Hand(0)),
            (Key::PageDown, ReplayerAsk::Hand(1)),
            (Key::Space, ReplayerAsk::TogglePlaying),
        ] {
            press(&mut harness, key);
            assert_eq!(take(&mut harness), [ask], "{key:?} with {focused} in focus");
            assert!(harness.ctx.memory(|memory| memory.has_focus(crate::widget::control_id(focused))), "{key:?} moves the focus");
        }
    }
    let mut harness = page(&bench);
    press(&mut harness, Key::Enter);
    assert_eq!(take(&mut harness), [ReplayerAsk::TogglePlaying], "Enter presses the button that has the focus first");
}

/// The number of the last step.
fn replayed_last() -> usize {
    Page::at(0).replay.unwrap().steps().len() - 1
}

#[test]
fn a_pasted_text_is_opened() {
    for bench in [Bench::regular(), Bench::new(Language::Swedish, 640.0, 360.0)] {
        for mut harness in [page(&bench), refused(&bench)] {
            harness.event(Event::Paste("cardroom-hand:AQ".to_owned()));
            harness.run();
            assert_eq!(take(&mut harness), [ReplayerAsk::Pasted("cardroom-hand:AQ".to_owned())]);
        }
    }
}

#[test]
fn a_hand_is_exported_in_each_format() {
    for (tag, format) in [("phh", Format::Phh), ("pokerstars", Format::PokerStars), ("ohh", Format::Ohh)] {
        let bench = Bench::new(Language::English, 640.0, 360.0);
        let mut harness = page(&bench);
        click(&mut harness, "replayer.export");
        assert!(take(&mut harness).is_empty());
        click(&mut harness, &format!("replayer.export.{tag}"));
        assert_eq!(take(&mut harness), [ReplayerAsk::Export(format)]);
        assert!(!shows(&harness, "replayer.export.phh"), "the sheet closes");
    }
}

#[test]
fn a_step_of_the_list_is_gone_to_where_there_is_room_for_the_list() {
    let bench = Bench::regular();
    let mut harness = page(&bench);
    click(&mut harness, "replayer.step.9");
    assert_eq!(take(&mut harness), [ReplayerAsk::Step(9)]);
    let small = Bench::new(Language::English, 640.0, 360.0);
    assert!(!shows(&page(&small), "replayer.step.9"));
}

#[test]
fn a_hand_of_the_history_lies_in_the_list_of_the_hands_around_it_where_there_is_room() {
    let bench = Bench::regular();
    let mut harness = page_of(&bench, Page::kept(2));
    let ids: Vec<i64> = harness.state().data.around.iter().flat_map(|(archive, _)| &archive.list.lines).map(|line| line.id.get()).collect();
    click(&mut harness, &format!("replayer.hand.{}", ids[4]));
    press(&mut harness, Key::PageUp);
    press(&mut harness, Key::PageDown);
    assert_eq!(take(&mut harness), [ReplayerAsk::Hand(4), ReplayerAsk::Hand(1), ReplayerAsk::Hand(3)]);
    assert!(!shows(&harness, "replayer.step.9"));
    click(&mut harness, "replayer.beside.steps");
    click(&mut harness, "replayer.step.9");
    assert_eq!(take(&mut harness), [ReplayerAsk::Step(9)]);
    let small = Bench::new(Language::French, 640.0, 360.0);
    let mut harness = page_of(&small, Page::kept(2));
    assert!(!shows(&harness, &format!("replayer.hand.{}", ids[2])));
    click(&mut harness, "replayer.previous_hand");
    click(&mut harness, "replayer.next_hand");
    assert_eq!(take(&mut harness), [ReplayerAsk::Hand(1), ReplayerAsk::Hand(3)]);
}

#[test]
fn a_bad_file_is_told_with_ways_to_another_hand() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut harness = refused(&bench);
    let said: Vec<String> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
    assert!(said.iter().any(|words| words.starts_with("Line 12: The text is not TOML. Choose a PHH file")), "{said:?}");
    click(&mut harness, "replayer.history");
    click(&mut harness, "replayer.paste");
    assert_eq!(take(&mut harness), [ReplayerAsk::History, ReplayerAsk::Paste]);
}

#[test]
fn the_table_shows_every_pot_and_only_cards_that_were_seen() {
    let bench = Bench::regular();
    let words = |step| page_of(&bench, Page::at(step)).state().data.words.clone();
    let flop = words(11);
    assert!(["Otso", "Ardan", "€20.65", "€6.80"].iter().all(|word| flop.iter().any(|words| words.contains(word))), "{flop:?}");
    let end = words(replayed_last());
    for pot in ["Main pot", "Side pot"] {
        assert!(end.iter().any(|words| words.contains(pot)), "{pot}: {end:?}");
    }
}
