//! The rows of the section that lets the player choose the table, the cards and the looks of their own.

mod own;
mod tiles;

use bevy::math::Vec2;
use bevy_egui::egui::{Pos2, Rect, Ui, pos2};
use poker_client::{CourtLetters, IndexSize, Intent, RoomLight, Settings, SuitColours};
use poker_rules::Card;
use poker_text::{Text, text};

use self::tiles::{Tile, Tiles};
use super::rows::{choice, says};
use crate::art::{Art, CardStyle, Faces};
use crate::screen::form::FormUi;
use crate::screen::player::changed;
use crate::style::Style;
use crate::theme::{BackLook, FeltLook, Looks};
use crate::widget::{picture, playing_card};

/// One card of each suit.
const CARDS: [&str; 4] = ["As", "Kh", "Qd", "Jc"];

/// Draws the rows and returns the intents.
pub(super) fn rows(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Vec<Intent> {
    let Some(looks) = form.style.theme.looks.clone() else { return Vec::new() };
    let heading = form.style.say(&text::looks::table());
    let mut intents: Vec<Intent> = form.group(&heading, |form| felts(form, settings, &looks).into_iter().collect());
    let heading = form.style.say(&text::looks::cards());
    form.group(&heading, |form| {
        intents.extend(decks(form, settings, &looks));
        intents.extend(index(form, settings));
        intents.extend(letters(form, settings));
        intents.extend(backs(form, settings, &looks));
    });
    own::rows(form, &looks);
    intents
}

/// Draws the felts of the room.
fn felts(form: &mut FormUi<'_, '_, '_>, settings: &Settings, looks: &Looks) -> Option<Intent> {
    let help = if settings.looks.room == RoomLight::HighContrast { text::looks::felt_high_contrast() } else { text::looks::felt_help() };
    let places = looks.felts_in(settings.looks.room);
    let tiles: Vec<_> = places
        .iter()
        .filter_map(|at| looks.felts.get(*at))
        .map(|felt| Tile { tag: felt.name.clone(), words: title(form.style, felt.title.as_deref(), || felt_text(felt)) })
        .collect();
    let chosen = places.iter().position(|at| *at == form.style.theme.worn.felt);
    let tiles = Tiles { name: "settings.felt", tiles: &tiles, chosen };
    let at = tiles.row(form, &says(text::looks::felt(), help), |ui, style, nth, room| {
        let rail = style.d(style.theme.screen.mini_rail).round().clamp(1.0, f32::from(u8::MAX));
        let size = room.size().round();
        let felt = places.get(nth).and_then(|at| u8::try_from(*at).ok()).unwrap_or(0);
        // The rail is a few pixels wide.
        let art = Art::FeltSample { felt, size: Vec2::new(size.x, size.y).into(), rail: rail as u16 };
        picture(ui, style, &art, room.center() - size / 2.0);
    })?;
    let name = looks.felts.get(*places.get(at)?)?.name.clone();
    Some(changed(settings, |settings| settings.looks.felt = name))
}

/// Draws the decks of the program and the player's own.
fn decks(form: &mut FormUi<'_, '_, '_>, settings: &Settings, looks: &Looks) -> Option<Intent> {
    let kinds = [("two", text::settings::deck_two()), ("four", text::settings::deck_four()), ("safe", text::settings::deck_safe())];
    let mut tiles: Vec<_> = kinds.iter().map(|(tag, text)| Tile { tag: (*tag).to_owned(), words: form.style.say(text) }).collect();
    tiles.extend(looks.decks.iter().map(|deck| Tile { tag: format!("own.{}", deck.name), words: deck.title.clone() }));
    let program = SuitColours::ALL.len();
    let chosen = match form.style.theme.worn.deck {
        Some(own) => Some(program + own),
        None => SuitColours::ALL.iter().position(|deck| *deck == settings.deck),
    };
    let tiles = Tiles { name: "settings.deck", tiles: &tiles, chosen };
    let at = tiles.row(form, &says(text::settings::deck(), text::settings::deck_help()), |ui, style, nth, room| {
        let print = match (SuitColours::ALL.get(nth), u8::try_from(nth.saturating_sub(program))) {
            (Some(deck), _) => CardStyle { deck: *deck, faces: Faces::Program, ..CardStyle::of(settings) },
            (None, own) => CardStyle { faces: Faces::Own(own.unwrap_or(0)), ..CardStyle::of(settings) },
        };
        hand(ui, style, print, room);
    })?;
    let own = at.checked_sub(program).and_then(|own| looks.decks.get(own));
    Some(changed(settings, |settings| {
        settings.looks.own_deck = own.map(|deck| deck.name.clone()).unwrap_or_default();
        if let Some(deck) = SuitColours::ALL.get(at) {
            settings.deck = *deck;
        }
    }))
}

/// Draws the decks of the program as pictures. Returns the intent.
pub(in crate::screen) fn program_decks(form: &mut FormUi<'_, '_, '_>, name: &str, settings: &Settings) -> Option<Intent> {
    let kinds = [("two", text::settings::deck_two()), ("four", text::settings::deck_four()), ("safe", text::settings::deck_safe())];
    let tiles = kinds.map(|(tag, text)| Tile { tag: tag.to_owned(), words: form.style.say(&text) });
    let chosen = SuitColours::ALL.iter().position(|deck| *deck == settings.deck);
    let at = Tiles { name, tiles: &tiles, chosen }.strip(form, |ui, style, nth, room| {
        let deck = SuitColours::ALL.get(nth).copied().unwrap_or_default();
        hand(ui, style, CardStyle { deck, faces: Faces::Program, ..CardStyle::of(settings) }, room);
    })?;
    let deck = *SuitColours::ALL.get(at)?;
    Some(changed(settings, |settings| settings.deck = deck))
}

/// Draws a card of each suit side by side.
fn hand(ui: &Ui, style: &Style<'_>, print: CardStyle, room: Rect) {
    let count = CARDS.len() as f32;
    let gap = style.theme.size.target_gap;
    let width = ((room.width() - gap * (count - 1.0)) / count).min(room.height() / style.theme.size.card_aspect).floor();
    let mut left = room.center().x - (width * count + gap * (count - 1.0)) / 2.0;
    let top = room.center().y - width * style.theme.size.card_aspect / 2.0;
    for name in CARDS {
        if let Ok(card) = name.parse::<Card>() {
            playing_card(ui, style, pos2(left, top), width, card, print);
        }
        left += width + gap;
    }
}

fn index(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Option<Intent> {
    let says = says(text::looks::index(), text::looks::index_help());
    let sizes = [("usual", text::looks::index_usual()), ("jumbo", text::looks::index_jumbo())];
    let chosen = IndexSize::ALL.iter().position(|size| *size == settings.looks.index);
    let size = choice(form, "settings.index", &says, &sizes, chosen).and_then(|at| IndexSize::ALL.get(at))?;
    Some(changed(settings, |settings| settings.looks.index = *size))
}

fn letters(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Option<Intent> {
    let says = says(text::settings::letters(), text::settings::letters_help());
    let kinds = [
        ("international", text::settings::letters_english()),
        ("french", text::settings::letters_french()),
        ("swedish", text::settings::letters_swedish()),
    ];
    let chosen = CourtLetters::ALL.iter().position(|letters| *letters == settings.court_letters);
    let letters = choice(form, "settings.letters", &says, &kinds, chosen).and_then(|at| CourtLetters::ALL.get(at))?;
    Some(changed(settings, |settings| settings.court_letters = *letters))
}

fn backs(form: &mut FormUi<'_, '_, '_>, settings: &Settings, looks: &Looks) -> Option<Intent> {
    let tiles: Vec<_> = looks
        .backs
        .iter()
        .map(|back| Tile { tag: back.name.clone(), words: title(form.style, back.title.as_deref(), || back_text(back)) })
        .collect();
    let tiles = Tiles { name: "settings.back", tiles: &tiles, chosen: Some(form.style.theme.worn.back) };
    let at = tiles.row(form, &says(text::looks::back(), text::looks::back_help()), |ui, style, nth, room| {
        let height = room.height().round();
        let width = (height / style.theme.size.card_aspect).round();
        let art = Art::BackSample { back: u8::try_from(nth).unwrap_or(0), size: Vec2::new(width, height).into() };
        picture(ui, style, &art, Pos2::new(room.center().x - width / 2.0, room.top()));
    })?;
    let name = looks.backs.get(at)?.name.clone();
    Some(changed(settings, |settings| settings.looks.back = name))
}

/// What a look is called: by the player, or in the player's language.
fn title(style: &Style<'_>, own: Option<&str>, program: impl Fn() -> Text) -> String {
    own.map_or_else(|| style.say(&program()), str::to_owned)
}

fn felt_text(felt: &FeltLook) -> Text {
    match felt.name.as_str() {
        "midnight" => text::looks::felt_midnight(),
        "graphite" => text::looks::felt_graphite(),
        "burgundy" => text::looks::felt_burgundy(),
        "contrast" => text::looks::felt_contrast(),
        _ => text::looks::felt_cardroom(),
    }
}

fn back_text(back: &BackLook) -> Text {
    match back.name.as_str() {
        "lines" => text::looks::back_lines(),
        "rings" => text::looks::back_rings(),
        "dots" => text::looks::back_dots(),
        _ => text::looks::back_lattice(),
    }
}
