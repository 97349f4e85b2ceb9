//! The foot of the chosen hand: the player's note, and the buttons that replay and copy the hand.

use bevy_egui::egui::{Rect, Ui, pos2};
use poker_archive::HandLine;
use poker_text::text;

use super::ask::HistoryAsk;
use super::note_draft::NoteDraft;
use super::state::HistoryState;
use super::view::HistoryView;
use crate::screen::side_pane::has_pane;
use crate::style::{Icon, Style};
use crate::widget::{Button, IconButton, TextArea};

/// The most characters of a note.
const NOTE_CHARS: usize = 500;
/// The lines of a note that are in sight at most.
const NOTE_LINES: usize = 3;
/// The least width of a note beside buttons with words, as a share of that of a pane.
const NOTE_LEAST: f32 = 0.5;

/// The places at the foot of a hand.
struct FootPlaces {
    /// The room of the note, which lies at its bottom.
    note: Rect,
    replay: Rect,
    copy: Rect,
    /// Whether the buttons have room for words.
    worded: bool,
}

impl FootPlaces {
    /// Places the foot in `room`: in a pane the buttons lie under the note, on a sheet beside it.
    fn of(ui: &Ui, style: &Style<'_>, room: Rect, replay: &str, copy: &str) -> Self {
        let gap = style.d(style.theme.spacing.s);
        let copy_width = Button::width(ui, style, copy);
        if has_pane(style) {
            let line = room.with_min_y(room.bottom() - style.hit(style.theme.control.button));
            let copy = line.with_min_x(line.right() - copy_width.min((line.width() - gap) / 2.0));
            let replay = line.with_max_x(copy.left() - gap);
            return Self { note: room.with_max_y(line.top() - gap), replay, copy, worded: true };
        }
        let tall = style.hit(style.theme.control.input);
        let line = room.with_min_y(room.bottom() - tall);
        let replay_width = Button::width(ui, style, replay);
        let least = style.d(style.theme.screen.pane) * NOTE_LEAST;
        let worded = replay_width + copy_width + gap * 2.0 + least <= room.width();
        let (replay_width, copy_width) = if worded { (replay_width, copy_width) } else { (tall, tall) };
        let copy = line.with_min_x(line.right() - copy_width);
        let replay = Rect::from_min_max(pos2(copy.left() - gap - replay_width, line.top()), pos2(copy.left() - gap, line.bottom()));
        Self { note: room.with_max_x(replay.left() - gap), replay, copy, worded }
    }
}

/// Draws the foot at the bottom of `room`. Returns the room above it, and what the archive is asked for: the note once its field is left, a
/// note on a hand that was chosen before, and a copy.
pub(super) fn hand_foot(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &HistoryView<'_>,
    state: &mut HistoryState,
    hand: &HandLine,
    room: Rect,
) -> (Rect, Vec<HistoryAsk>) {
    let (replay, copy) = (style.say(&text::replayer::replay()), style.say(&text::history::copy()));
    let places = FootPlaces::of(ui, style, room, &replay, &copy);
    let (top, mut asked) = note_field(ui, style, view, state, hand, places.note);
    let opened = view.opened.is_some_and(|opened| opened.id == hand.id);
    let side = style.l(style.theme.size.icon);
    let (replays, copies) = if places.worded {
        let replay = Button::primary("history.replay", places.replay, &replay).enabled(opened).show(ui, style);
        (replay, Button::neutral("history.copy", places.copy, &copy).enabled(opened).show(ui, style))
    } else {
        let replay = IconButton::raised("history.replay", places.replay, Icon::Play, side, &replay).enabled(opened).show(ui, style);
        (replay, IconButton::raised("history.copy", places.copy, Icon::Note, side, &copy).enabled(opened).show(ui, style))
    };
    if replays {
        state.replays = Some(hand.id);
    }
    asked.extend(copies.then_some(HistoryAsk::Copy(hand.id)));
    (room.with_max_y(top.min(places.replay.top()) - style.d(style.theme.spacing.s)), asked)
}

/// Draws the field of the note at the bottom of `room`. Returns its upper end, and the notes that are to be written.
fn note_field(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &HistoryView<'_>,
    state: &mut HistoryState,
    hand: &HandLine,
    room: Rect,
) -> (f32, Vec<HistoryAsk>) {
    let mut asked = Vec::new();
    if state.draft.as_ref().is_some_and(|draft| draft.hand != hand.id) {
        // Another hand was chosen before the note was written.
        asked.extend(state.leave());
    }
    let (label, help) = (style.say(&text::history::note()), style.say(&text::history::note_help()));
    let area = TextArea {
        name: "history.note",
        label: &label,
        help: &help,
        least: 1,
        most: Some(NOTE_LINES),
        chars: NOTE_CHARS,
        enter_leaves: true,
    };
    let Some(opened) = view.opened.filter(|opened| opened.id == hand.id) else {
        return (room.bottom() - area.height(ui, style, room.width(), ""), asked);
    };
    let draft = state.draft.get_or_insert_with(|| NoteDraft::new(hand.id, opened.note));
    let rect = room.with_min_y(room.bottom() - area.height(ui, style, room.width(), &draft.text));
    // A note is written when its field is left, by Enter or otherwise.
    if area.show(ui, style, rect, &mut draft.text).lost_focus() {
        asked.extend(draft.write());
    }
    (rect.top(), asked)
}
