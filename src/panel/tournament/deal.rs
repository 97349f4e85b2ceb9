//! The sheet for a proposed deal: what each player gets under each kind, who has agreed, and the time left (R-PRZ-5).

use bevy_egui::egui::{Context, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use poker_client::{Countdown, Intent, TournamentIntent, countdown_words, deal_text, refusal_text};
use poker_protocol::{DealKind, DealProposal, DealRow, DealTable, EntryId, Money, Request};
use poker_text::{Arg, text};

use super::column::Column;
use super::frame::{Answer, Done, Frame};
use crate::panel::tournament_hud::TournamentHud;
use crate::style::{Icon, Lettering, Style, TextSide, Weight};
use crate::widget::{Role, corner};

/// The kinds of deals in the order of their columns.
const KINDS: [DealKind; 3] = [DealKind::Equal, DealKind::ByStacks, DealKind::Icm];

/// The share of a player under a kind of deal.
pub(super) fn share(row: &DealRow, kind: DealKind) -> Money {
    match kind {
        DealKind::Equal => row.equal,
        DealKind::ByStacks => row.by_stacks,
        DealKind::Icm => row.icm,
    }
}

/// A player's answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PlayerAnswer {
    Agrees,
    /// The viewer has not answered.
    You,
    Waiting,
}

/// Draws the sheet. Returns the intent.
pub(super) fn deal_ui(
    ctx: &Context,
    style: &Style<'_>,
    tournament: &TournamentHud<'_>,
    proposal: &DealProposal,
    left: Option<Countdown>,
) -> Option<Intent> {
    let own = tournament.own();
    let agreed = own.is_some_and(|own| proposal.agreed.contains(&own));
    let mine = own == Some(proposal.by.entry);
    let own_share = proposal.table.rows.iter().find(|row| Some(row.who.entry) == own).map(|row| share(row, proposal.kind));
    let body = |column: &mut Column<'_, '_>| {
        let time = left.map(|left| countdown_words(left.seconds(tournament.now_ms)));
        let caption = style.say(&text::tournament_table::answer_within());
        let aside = time.as_ref().map(|time| (caption.as_str(), time.as_str()));
        column.title(&style.say(&text::tournament_table::deal_title()), aside);
        let proposed = text::tournament_table::deal_proposed(proposal.by.name.as_str(), deal_text(proposal.kind));
        column.say(style.body().weight(Weight::Medium).ink(style.ink.text), &style.say(&proposed));
        column.say(style.caption(), &style.say(&text::tournament_table::deal_pool(style.money(proposal.table.pool))));
        column.space(style.theme.spacing.xs);
        shares(column, style, proposal, own);
        column.space(style.theme.spacing.xs);
        let count = |count: usize| Arg::count(u64::try_from(count).unwrap_or(u64::MAX));
        let told = text::tournament_table::agreed_count(count(proposal.agreed.len()), count(proposal.table.rows.len()));
        column.say(style.caption(), &style.say(&told));
        sure(column, style, tournament, &proposal.table, own_share);
        warnings(column, style, tournament);
    };
    let ready = tournament.awake && !tournament.waits();
    let no = if mine { text::tournament_table::withdraw() } else { text::tournament_table::play_on() };
    let yes = match own_share {
        _ if agreed => text::tournament_table::you_agreed(),
        Some(own_share) => text::tournament_table::agree(style.money(own_share)),
        None => text::tournament_table::waiting(),
    };
    let foot = [
        Answer::other("deal.play_on", style.say(&no)).enabled(ready && own.is_some()),
        Answer { role: Role::Primary, ..Answer::other("deal.agree", style.say(&yes)) }.enabled(ready && !agreed && own_share.is_some()),
    ];
    let first = if agreed { "deal.play_on" } else { "deal.agree" };
    let frame = Frame { name: "deal", width: style.l(style.theme.tournament_table.deal), first: Some(first), caption: None, aside: false };
    let (id, number) = (tournament.id(), proposal.proposal);
    match frame.decision(ctx, style, body, &foot)? {
        Done::Pressed(0) if mine => Some(TournamentIntent::WithdrawDeal(id, number).into()),
        Done::Pressed(0) => Some(TournamentIntent::RefuseDeal(id, number).into()),
        Done::Pressed(_) => Some(TournamentIntent::AgreeToDeal(id, number).into()),
        Done::Escaped => None,
    }
}

/// What the player is sure of without a deal, and what the best prize is.
pub(super) fn sure(
    column: &mut Column<'_, '_>,
    style: &Style<'_>,
    tournament: &TournamentHud<'_>,
    table: &DealTable,
    own_share: Option<Money>,
) {
    let lowest = style.money(table.lowest);
    if own_share.is_some_and(|own_share| own_share < table.lowest) {
        column.warn(&style.say(&text::tournament_table::less_than_sure(lowest)));
        return;
    }
    let highest = tournament.prizes().first().map(|row| row.prize.money);
    let words = match highest {
        Some(highest) => text::tournament_table::without_deal(lowest, style.money(highest)),
        None => text::tournament_table::without_deal_least(lowest),
    };
    column.say(style.caption().ink(style.ink.text2), &style.say(&words));
}

/// Why the last answer was refused, or that one is awaited.
pub(super) fn warnings(column: &mut Column<'_, '_>, style: &Style<'_>, tournament: &TournamentHud<'_>) {
    if tournament.waits() {
        column.say(style.caption(), &style.say(&text::tournament_table::waits()));
    } else if let Some(refused) = tournament.refused()
        && matches!(refused.request, Request::AnswerDeal { .. } | Request::ProposeDeal { .. } | Request::WithdrawDeal { .. })
    {
        column.warn(&style.say(&refusal_text(&refused.reason, &style.amounts)));
    }
}

/// The columns of the table of shares: where each ends, from the left of the table.
struct Columns {
    /// The right end of the names.
    name: f32,
    stack: f32,
    kinds: [f32; 3],
    end: f32,
    pad: f32,
}

impl Columns {
    fn of(width: f32, pad: f32) -> Self {
        let at = |share: f32| width * share;
        Self { name: at(NAME), stack: at(STACK), kinds: KIND_ENDS.map(at), end: width - pad, pad }
    }

    /// The left end of the column of a kind.
    fn kind_left(&self, nth: usize) -> f32 {
        nth.checked_sub(1).and_then(|before| self.kinds.get(before)).copied().unwrap_or(self.stack)
    }
}

/// The ends of the columns, as shares of the table's width.
const NAME: f32 = 0.22;
const STACK: f32 = 0.375;
const KIND_ENDS: [f32; 3] = [0.515, 0.66, 0.805];

/// Draws the table of shares, with the proposed column boxed.
fn shares(column: &mut Column<'_, '_>, style: &Style<'_>, proposal: &DealProposal, own: Option<EntryId>) {
    let tall = style.d(style.theme.tournament_table.deal_row).max(style.body().size * style.theme.text.line_height);
    let rows = &proposal.table.rows;
    // A table has at most ten players.
    let rect = column.take(tall * (rows.len() + 1) as f32);
    if !column.draws {
        return;
    }
    let ui = column.ui;
    let radius = corner(style.theme.radius.control * style.scale.zoom());
    ui.painter().rect(rect, radius, style.ink.room, Stroke::new(style.hair(), style.ink.line), StrokeKind::Inside);
    let columns = Columns::of(rect.width(), style.d(style.theme.spacing.s));
    let chosen = KINDS.iter().position(|kind| *kind == proposal.kind).unwrap_or(0);
    let line = |nth: usize| Rect::from_min_size(pos2(rect.left(), rect.top() + tall * nth as f32), vec2(rect.width(), tall));
    let cell = |row: Rect, left: f32, right: f32| {
        Rect::from_min_max(
            pos2(row.left() + left + columns.pad * 0.5, row.top()),
            pos2(row.left() + right - columns.pad * 0.5, row.bottom()),
        )
    };
    let boxed = cell(rect, columns.kind_left(chosen), columns.kinds[chosen]);
    ui.painter().rect(boxed, radius, style.ink.plate_hi, Stroke::new(style.theme.stroke.focus, style.ink.text), StrokeKind::Inside);
    let small = style.caption();
    let head = line(0);
    style.fit(ui, cell(head, columns.pad * 0.5, columns.name), TextSide::Left, small, &style.say(&text::tournament_table::player()));
    style.fit(ui, cell(head, columns.name, columns.stack), TextSide::Right, small, &style.say(&text::tournament_table::stack()));
    let heads = [text::tournament_table::equal(), text::tournament_table::by_stacks(), text::tournament_table::icm()];
    for (nth, words) in heads.iter().enumerate() {
        let set = if nth == chosen { small.weight(Weight::SemiBold).ink(style.ink.text) } else { small };
        let room = cell(head, columns.kind_left(nth), columns.kinds[nth]).shrink2(vec2(columns.pad * 0.7, 0.0));
        style.fit(ui, room, TextSide::Right, set, &style.say(words));
    }
    let answer = cell(head, columns.kinds[2], columns.end + columns.pad * 0.5);
    style.fit(ui, answer, TextSide::Right, small, &style.say(&text::tournament_table::answer()));
    for (nth, row) in rows.iter().enumerate() {
        let at = line(nth + 1);
        crate::widget::rule(ui, style, at.left(), at.right(), at.top());
        let you = Some(row.who.entry) == own;
        let name = style.body().weight(if you { Weight::SemiBold } else { Weight::Medium }).ink(style.ink.text);
        style.name(ui, cell(at, columns.pad * 0.5, columns.name), TextSide::Left, name, &row.who.name);
        let plain = style.body().ink(style.ink.text2);
        let stack = style.texts.show(&Arg::count(row.stack.get()));
        style.shrink(ui, cell(at, columns.name, columns.stack), TextSide::Right, plain, &stack);
        for (nth, kind) in KINDS.into_iter().enumerate() {
            let set = if nth == chosen { plain.weight(Weight::SemiBold).ink(style.ink.text) } else { plain };
            let room = cell(at, columns.kind_left(nth), columns.kinds[nth]).shrink2(vec2(columns.pad * 0.7, 0.0));
            style.shrink(ui, room, TextSide::Right, set, &style.money_alone(share(row, kind)));
        }
        let said = match (proposal.agreed.contains(&row.who.entry), you) {
            (true, _) => PlayerAnswer::Agrees,
            (false, true) => PlayerAnswer::You,
            (false, false) => PlayerAnswer::Waiting,
        };
        answer_ui(column, style, cell(at, columns.kinds[2], columns.end + columns.pad * 0.5), said);
    }
}

/// Draws a player's answer: its mark and its word.
fn answer_ui(column: &Column<'_, '_>, style: &Style<'_>, rect: Rect, said: PlayerAnswer) {
    let ui = column.ui;
    let (words, ink) = match said {
        PlayerAnswer::Agrees => (text::tournament_table::agrees(), style.ink.text),
        PlayerAnswer::You => (text::tournament_table::you(), style.ink.text),
        PlayerAnswer::Waiting => (text::tournament_table::waiting(), style.ink.muted),
    };
    let side = style.d(style.theme.tournament_table.answer_mark).max(style.text_floor());
    let gap = side * 0.4;
    let words = style.say(&words);
    let mut set: Lettering = style.body().weight(if said == PlayerAnswer::You { Weight::SemiBold } else { Weight::Medium }).ink(ink);
    style.shrunk(ui, &mut set, &words, rect.width() - side - gap);
    let width = set.width(ui, &words).min(rect.width() - side - gap);
    style.letter(ui, rect.with_min_x(rect.right() - width), TextSide::Right, set, &words);
    let centre = pos2(rect.right() - width - gap - side / 2.0, rect.center().y);
    let radius = side / 2.0;
    match said {
        PlayerAnswer::Agrees => {
            ui.painter().circle_filled(centre, radius, style.ink.lit);
            style.icon(ui, Icon::Check, centre, side * 0.8, style.ink.on_lit);
        }
        PlayerAnswer::You => {
            let points = vec![
                centre + vec2(-radius * 0.6, -radius * 0.8),
                centre + vec2(radius * 0.8, 0.0),
                centre + vec2(-radius * 0.6, radius * 0.8),
            ];
            ui.painter().add(Shape::convex_polygon(points, style.ink.accent, Stroke::NONE));
        }
        PlayerAnswer::Waiting => {
            let square = Rect::from_center_size(centre, vec2(side, side) * 0.9);
            crate::widget::dashed(ui.painter(), square, radius * 0.9, Stroke::new(style.hair(), style.ink.muted));
        }
    }
}
