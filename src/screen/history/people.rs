//! The players about whom something is noted: a list with a search, and the editor of the chosen one.

use bevy_egui::egui::{Context, Rect, Ui, pos2, vec2};
use poker_archive::{KnownPlayer, OpponentFigures, Person};
use poker_text::{Arg, text};

use super::ask::HistoryAsk;
use super::cells::note;
use super::state::{HistoryState, PeopleState};
use super::unread::unread;
use super::view::HistoryView;
use crate::art::Art;
use crate::person::{PersonView, label_name, person_editor};
use crate::screen::row_table::{RowTable, TableColumn};
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{Button, ListRow, SearchField, Sheet, card, picture, scrolled};

const MARK: usize = 0;
const PLAYER: usize = 1;
const NOTE: usize = 2;
const HANDS: usize = 3;

/// Somebody about whom something is noted, and how they play.
type Noted = (Person, Option<OpponentFigures>);

/// Draws the field of the search.
pub(super) fn search(ui: &mut Ui, style: &Style<'_>, state: &mut HistoryState, rect: Rect) {
    let label = style.say(&text::people::search());
    SearchField { name: "people.search", rect, label: &label }.show(ui, style, &mut state.people.search);
}

/// Draws the list. Returns what is asked of the archive.
pub(super) fn people(ui: &mut Ui, style: &Style<'_>, view: &HistoryView<'_>, state: &mut HistoryState, room: Rect) -> Option<HistoryAsk> {
    if view.unread.people {
        return unread(ui, style, room);
    }
    let found = found(view, &state.people);
    if found.is_empty() {
        card(ui, style, room);
        let words = match view.people {
            None => text::history::loading(),
            Some([]) => text::people::empty(),
            Some(_) => text::people::none_found(),
        };
        note(ui, style, room, &style.say(&words));
        return None;
    }
    let line = style.hit(style.theme.screen.row);
    let count = |figures: &Option<OpponentFigures>| style.texts.show(&Arg::count(figures.map_or(0, |figures| figures.hands)));
    let counts: Vec<String> = found.iter().map(|(_, figures)| count(figures)).collect();
    let columns = vec![
        TableColumn::left(String::new(), line),
        TableColumn::left(style.say(&text::people::col_player()), style.d(style.theme.list.name_least)).rest(),
        TableColumn::left(style.say(&text::people::col_note()), style.d(style.theme.list.name_most)).rest().dropped(0),
        TableColumn::right(style.say(&text::people::col_hands()), RowTable::widest(ui, style, counts.iter().map(String::as_str))),
    ];
    let table = RowTable { name: "people.list", columns, rows: found.len(), line, scroll_to: None, foot: Vec::new() };
    table.show(ui, style, room, |ui, at, place| {
        let (Some((person, _)), Some(hands)) = (found.get(at), counts.get(at)) else { return };
        let chosen = state.people.chosen.as_ref().is_some_and(|(room, name)| *room == person.room && *name == person.name);
        let said = person.label.map(|label| style.say(&label_name(label)));
        let muted = person.muted.then(|| style.say(&text::people::muted()));
        let label = [Some(person.name.clone()), said, muted].into_iter().flatten().collect::<Vec<_>>().join(", ");
        if ListRow::new(&format!("people.player.{}.{}", person.room, person.name), place.rect, &label, chosen).show(ui, style).clicked {
            state.people.chosen = Some((person.room.clone(), person.name.clone()));
            state.people.looks = true;
        }
        if let (Some(cell), Some(label)) = (place.cell(MARK), person.label) {
            let side = (line * MARK_PART).round();
            picture(ui, style, &Art::label(side, label), cell.center() - vec2(side, side) / 2.0);
        }
        let set = RowTable::lettering(style);
        if let Some(cell) = place.cell(PLAYER) {
            let cell = if person.muted { muted_mark(ui, style, cell) } else { cell };
            style.name(ui, cell, TextSide::Left, if chosen { set.weight(Weight::SemiBold) } else { set }, &person.name);
        }
        if let Some(cell) = place.cell(NOTE) {
            style.name(ui, cell, TextSide::Left, set.ink(style.ink.text2), &person.note.replace('\n', " "));
        }
        place.figure(ui, style, HANDS, set.ink(style.ink.text2), hands);
    });
    None
}

/// Draws the mark of a muted player at the right end of a cell: an icon, and the word where the name keeps half of the cell. Returns the rest
/// of the cell.
fn muted_mark(ui: &Ui, style: &Style<'_>, cell: Rect) -> Rect {
    let (gap, side) = (style.d(style.theme.spacing.xs), style.l(style.theme.size.icon));
    let set = style.caption().ink(style.ink.text2);
    let word = style.say(&text::people::muted());
    let width = set.width(ui, &word).ceil();
    let mut right = cell.right();
    if side + width + gap * 2.0 <= cell.width() / 2.0 {
        style.letter(ui, cell.with_min_x(right - width), TextSide::Right, set, &word);
        right -= width + gap;
    }
    style.icon(ui, Icon::SoundOff, pos2(right - side / 2.0, cell.center().y), side, style.ink.text2);
    cell.with_max_x(right - side - gap)
}

/// The part of a row that the mark of a label fills.
const MARK_PART: f32 = 0.6;

/// Those whose name or note has the words of the search, in any case of the letters.
fn found<'a>(view: &HistoryView<'a>, state: &PeopleState) -> Vec<&'a Noted> {
    let words = state.search.trim().to_lowercase();
    let fits = |person: &Person| person.name.to_lowercase().contains(&words) || person.note.to_lowercase().contains(&words);
    view.people.unwrap_or_default().iter().filter(|(person, _)| !person.is_blank() && fits(person)).collect()
}

/// Draws the editor of the chosen player. Returns what is asked of the archive.
pub(super) fn pane(ui: &mut Ui, style: &Style<'_>, view: &HistoryView<'_>, state: &HistoryState, rect: Rect) -> Option<HistoryAsk> {
    card(ui, style, rect);
    let Some(noted) = chosen(view, &state.people) else {
        note(ui, style, rect, &style.say(&text::people::choose()));
        return None;
    };
    let room = rect.shrink(style.d(style.theme.spacing.l));
    let title = style.lettering(style.theme.text.sizes.input, Weight::SemiBold, style.ink.text);
    let height = style.letter_block(ui, room.min, room.width(), title, &noted.0.name);
    editor(ui, style, noted, view.hides_figures, room.with_min_y(room.top() + height + style.d(style.theme.spacing.s)))
}

/// Draws the editor on a sheet. Returns what is asked of the archive, and whether the sheet stays open.
pub(super) fn sheet(ctx: &Context, style: &Style<'_>, view: &HistoryView<'_>, state: &HistoryState) -> (Option<HistoryAsk>, bool) {
    let Some(noted) = chosen(view, &state.people) else { return (None, false) };
    let (width, height) = style.theme.screen.filter_sheet;
    let sheet = Sheet { name: "people.player", title: &noted.0.name, size: vec2(width, height) };
    let shown = sheet.show(ctx, style, |ui, room| editor(ui, style, noted, view.hides_figures, room));
    (shown.inner, !shown.close)
}

fn chosen<'a>(view: &HistoryView<'a>, state: &PeopleState) -> Option<&'a Noted> {
    let (room, name) = state.chosen.as_ref()?;
    view.people?.iter().find(|(person, _)| person.room == *room && person.name == *name)
}

fn editor(ui: &mut Ui, style: &Style<'_>, (person, figures): &Noted, hides_figures: bool, room: Rect) -> Option<HistoryAsk> {
    let tall = style.hit(style.theme.control.button);
    let step = tall + style.d(style.theme.spacing.s);
    // Practice has no chat.
    let chats = person.muted || !person.room.is_empty();
    let rows = room.with_max_y(room.bottom() - if chats { step * 2.0 } else { step });
    let player = KnownPlayer { name: person.name.clone(), person: Some(person.clone()), figures: *figures };
    let mut changed = None;
    scrolled(ui, "people editor", rows, |ui, area| {
        let area = area.with_max_x(area.right() - style.theme.egui.item.0 * style.k());
        let (height, noted) = person_editor(ui, style, "people", PersonView { player: &player, room: &person.room, hides_figures }, area);
        changed = noted;
        height
    });
    let rect = Rect::from_min_max(pos2(room.left(), room.bottom() - tall), room.max);
    if chats {
        let words = style.say(&if person.muted { text::people::hear_chat() } else { text::people::mute_chat() });
        if Button::neutral("people.mute", rect.translate(vec2(0.0, -step)), &words).show(ui, style) {
            changed = Some(Person { muted: !person.muted, ..person.clone() });
        }
    }
    let words = style.say(&text::people::forget());
    if Button::neutral("people.forget", rect, &words).enabled(person.has_note()).show(ui, style) {
        changed = Some(Person { label: None, note: String::new(), ..person.clone() });
    }
    changed.map(HistoryAsk::Noted)
}
