//! The sheet of another player: label, note, figures, muting, and a complaint.

use bevy_egui::egui::{Context, Rect, Ui, pos2, vec2};
use poker_client::{ChatIntent, Intent};
use poker_rules::Seat;
use poker_text::text;

use super::dialog::{ComplaintDraft, Dialog};
use super::hud::Hud;
use super::person_place::person_place;
use super::table_panel_state::TablePanelState;
use crate::layout::TableLayout;
use crate::person::{PersonView, editor_height, person_editor};
use crate::style::Style;
use crate::widget::{Button, Sheet, scrolled};

/// Draws the sheet, if one is open. Returns the intents; what was noted is kept in the state.
pub(super) fn person_ui(ctx: &Context, style: &Style<'_>, layout: &TableLayout, hud: &Hud<'_>, state: &mut TablePanelState) -> Vec<Intent> {
    let Some(open) = &mut state.person else { return Vec::new() };
    let (width, height) = (style.theme.screen.lobby_sheet.0, style.theme.screen.lobby_sheet.1);
    let title = open.player.name.clone();
    let sheet = Sheet { name: "person", title: &title, size: vec2(width, height) };
    let seat = hud.view.felt().seats.iter().find(|(_, taken)| taken.player.name == open.player.name).map(|(seat, _)| *seat);
    let view = PersonView { player: &open.player, room: &open.room, hides_figures: open.hides_figures };
    // Practice has neither a chat nor an operator.
    let buttons = !hud.model.info().practice;
    let tall = if buttons { style.hit(style.theme.control.button) + style.d(style.theme.spacing.s) } else { 0.0 };
    // The scroll bar lies beside the editor.
    let beside = style.theme.egui.item.0 * style.k();
    let content = |ui: &Ui, width: f32| editor_height(ui, style, view, width - beside) + tall + style.hair() * 2.0;
    let drawn_for = (style.window, layout.window());
    let kept = open.kept.filter(|(kept_for, _)| *kept_for == drawn_for);
    let place = kept.map_or_else(|| person_place(ctx, style, (layout, hud), seat, content), |(_, place)| place);
    let mut noted = None;
    let mut asked = None;
    let shown = sheet.show_at(ctx, style, place, |ui, room| {
        style.focus_first(ui, "person.close");
        scrolled(ui, "person", room.with_max_y(room.bottom() - tall), |ui, area| {
            let (height, changed) = person_editor(ui, style, "person", view, area.with_max_x(area.right() - beside));
            noted = changed;
            height
        });
        if buttons {
            asked = button_row(ui, style, hud, (seat, &title), room);
        }
    });
    if let Some(person) = noted {
        open.player.person = Some(person.clone());
        open.kept = Some((drawn_for, place));
        state.noted.push(person);
    }
    let (intents, complaint) = match asked {
        Some(SheetPress::Chat(intent)) => (vec![intent.into()], None),
        Some(SheetPress::Report(draft)) => (Vec::new(), Some(draft)),
        None => (Vec::new(), None),
    };
    if shown.close || complaint.is_some() {
        state.person = None;
    }
    if let Some(draft) = complaint {
        state.dialog = Some(Dialog::Report(draft));
    }
    intents
}

/// What a button of the sheet asks for.
enum SheetPress {
    Chat(ChatIntent),
    Report(ComplaintDraft),
}

fn button_row(ui: &Ui, style: &Style<'_>, hud: &Hud<'_>, (seat, name): (Option<Seat>, &str), room: Rect) -> Option<SheetPress> {
    let tall = style.hit(style.theme.control.button);
    let gap = style.d(style.theme.spacing.s);
    let width = (room.width() - gap) / 2.0;
    let left = Rect::from_min_size(pos2(room.left(), room.bottom() - tall), vec2(width, tall));
    let right = left.translate(vec2(width + gap, 0.0));
    let heard = seat.is_none_or(|seat| !hud.model.is_muted(seat));
    let words = style.say(&if heard { text::people::mute() } else { text::people::hear() });
    let chats = hud.model.info().chat && seat.is_some();
    if Button::neutral("person.mute", left, &words).enabled(chats).show(ui, style) {
        let intent = if heard { ChatIntent::Mute(seat?) } else { ChatIntent::Unmute(name.to_owned()) };
        return Some(SheetPress::Chat(intent));
    }
    let log = hud.view.log();
    let draft = [&log.current, &log.last].into_iter().flatten().find_map(|hand| ComplaintDraft::about(hand, hud.model.hero(), name));
    let words = style.say(&text::people::report());
    let pressed = Button::neutral("person.report", right, &words).enabled(draft.is_some()).show(ui, style);
    draft.filter(|_| pressed).map(SheetPress::Report)
}
