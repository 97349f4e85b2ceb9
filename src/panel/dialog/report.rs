//! The sheet for a complaint about a hand (R-INT-7): what the player suspects, whom, and a text. The complaint goes to the operator; nobody
//! at the table hears of it.

use bevy_egui::egui::{Context, Rangef, Rect, Ui, pos2, vec2};
use poker_client::{HandLines, Intent, RoomIntent, suspicion_text};
use poker_protocol::{HandId, MAX_REMARK_CHARS, Suspicion};
use poker_rules::Seat;
use poker_text::text;

use super::answers::answers;
use crate::style::{Style, TextSide, Weight};
use crate::widget::{Button, RadioGroup, Sheet, TextField, TickBox, scrolled};

/// A complaint that the player is writing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComplaintDraft {
    hand: HandId,
    /// The other players who were dealt in.
    others: Vec<(Seat, String)>,
    about: Vec<Seat>,
    why: Option<Suspicion>,
    remark: String,
}

impl ComplaintDraft {
    /// Begins a complaint about a hand of the log.
    pub fn new(hand: &HandLines, hero: Option<Seat>) -> Self {
        let others = hand.players.iter().filter(|who| Some(who.seat) != hero);
        let others = others.filter_map(|who| Some((who.seat, who.name.clone()?))).collect();
        Self { hand: hand.hand, others, about: Vec::new(), why: None, remark: String::new() }
    }

    /// Begins a complaint about a player of a hand; `None` if nobody of this name was dealt in.
    pub fn about(hand: &HandLines, hero: Option<Seat>, name: &str) -> Option<Self> {
        let mut draft = Self::new(hand, hero);
        let (seat, _) = draft.others.iter().find(|(_, other)| other == name)?;
        draft.about.push(*seat);
        Some(draft)
    }

    /// The same complaint with a reason and the player's own words.
    pub fn saying(self, why: Suspicion, remark: &str) -> Self {
        Self { why: Some(why), remark: remark.to_owned(), ..self }
    }

    fn toggle(&mut self, seat: Seat) {
        match self.about.iter().position(|other| *other == seat) {
            Some(at) => {
                self.about.remove(at);
            }
            None => self.about.push(seat),
        }
    }
}

/// Draws the sheet. Returns the intents, and whether the sheet is closed.
pub(super) fn report_ui(ctx: &Context, style: &Style<'_>, complaint: &mut ComplaintDraft) -> (Vec<Intent>, bool) {
    let title = style.say(&text::account::report_title(complaint.hand.0.to_string()));
    let size = &style.theme.screen.log_sheet;
    let mut asked = Vec::new();
    let shown = Sheet { name: "report", title: &title, size: vec2(size.0, size.1) }.show(ctx, style, |ui, room| {
        let (cancel, send) = answers(style, room);
        let above = room.with_max_y(cancel.top() - style.d(style.theme.spacing.s));
        scrolled(ui, "report form", above, |ui, room| form(ui, style, room, complaint));
        let close = Button::neutral("report.cancel", cancel, &style.say(&text::button::cancel())).show(ui, style);
        let words = style.say(&text::account::report_send());
        let sent = Button::primary("report.send", send, &words).enabled(complaint.why.is_some()).show(ui, style);
        if let (true, Some(why)) = (sent, complaint.why) {
            let ComplaintDraft { hand, about, remark, .. } = complaint.clone();
            asked.push(RoomIntent::ReportHand { hand, about, why, remark: remark.trim().to_owned() }.into());
        }
        style.focus_first(ui, "report.cancel");
        close
    });
    (asked, shown.close || shown.inner)
}

/// Draws the form. Returns its height.
fn form(ui: &mut Ui, style: &Style<'_>, room: Rect, complaint: &mut ComplaintDraft) -> f32 {
    let gap = style.d(style.theme.spacing.m);
    let heading = style.body().weight(Weight::Medium);
    let why = style.say(&text::account::report_why());
    let mut y = room.top() + style.letter_block(ui, room.min, room.width(), style.body(), &why) + gap;
    let tags: Vec<String> = (0..Suspicion::ALL.len()).map(|nth| nth.to_string()).collect();
    let choices: Vec<(&str, String)> =
        tags.iter().zip(Suspicion::ALL).map(|(tag, suspicion)| (tag.as_str(), style.say(&suspicion_text(suspicion)))).collect();
    let chosen = Suspicion::ALL.iter().position(|suspicion| complaint.why == Some(*suspicion));
    let columns = columns(style, room);
    let per_column = choices.len().div_ceil(columns.len());
    let mut bottom = y;
    for (nth, (part, left)) in choices.chunks(per_column).zip(&columns).enumerate() {
        let first = nth * per_column;
        let own = chosen.and_then(|chosen| chosen.checked_sub(first)).filter(|at| *at < part.len());
        let choice = RadioGroup { name: "report.why", choices: part, chosen: own };
        let rect = Rect::from_min_size(pos2(left.min, y), vec2(left.span(), choice.height(ui, style, left.span())));
        if let Some(at) = choice.show(ui, style, rect) {
            complaint.why = Suspicion::ALL.get(first + at).copied();
        }
        bottom = rect.bottom().max(bottom);
    }
    y = bottom + gap;
    if !complaint.others.is_empty() {
        y += style.letter_block(ui, pos2(room.left(), y), room.width(), heading, &style.say(&text::account::report_about()));
    }
    let tall = style.hit(style.theme.control.input);
    let step = tall + style.theme.size.target_gap;
    for (nth, (seat, name)) in complaint.others.clone().into_iter().enumerate() {
        let column = columns[nth % columns.len()];
        // The number of rows is small.
        let top = y + step * (nth / columns.len()) as f32;
        let rect = Rect::from_min_size(pos2(column.min, top), vec2(column.span(), tall));
        if TickBox::new(&format!("report.about.{}", seat.number()), rect, &name, complaint.about.contains(&seat)).show(ui, style) {
            complaint.toggle(seat);
        }
    }
    y += step * complaint.others.len().div_ceil(columns.len()) as f32;
    y += gap - style.theme.size.target_gap;
    let label = style.say(&text::account::report_remark());
    y += style.letter_block(ui, pos2(room.left(), y), room.width(), heading, &label);
    let rect = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), tall));
    let field = TextField {
        name: "report.remark",
        rect,
        label: &label,
        lettering: style.body().ink(style.ink.text),
        side: TextSide::Left,
        inside: "",
        wrong: false,
        hidden: false,
        most: MAX_REMARK_CHARS,
        enabled: true,
    };
    field.show(ui, style, &mut complaint.remark);
    rect.bottom() - room.top()
}

/// Two columns where both are wide enough for a sentence, otherwise one.
fn columns(style: &Style<'_>, room: Rect) -> Vec<Rangef> {
    let gap = style.d(style.theme.spacing.s);
    let half = (room.width() - gap) / 2.0;
    if half < style.d(style.theme.screen.nav) {
        return vec![room.x_range()];
    }
    vec![Rangef::new(room.left(), room.left() + half), Rangef::new(room.right() - half, room.right())]
}
