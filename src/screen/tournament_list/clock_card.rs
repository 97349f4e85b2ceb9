//! The card of a tournament's clock: the time until it begins, until late registration ends, or the break.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, pos2};
use poker_client::{LateEnd, ListedTournament, LookedAt, RowState, blinds_text, countdown_words, level_text, next_level_words, start_text};
use poker_protocol::{Begins, RegistrationEnd};
use poker_text::{Arg, Text, text};

use super::TournamentsView;
use super::marks::progress;
use crate::screen::form::FormUi;
use crate::style::{TextSide, Weight};
use crate::widget::corner;

/// What the card says.
struct ClockFace {
    title: Text,
    /// What stands at the right of the title.
    beside: Option<Text>,
    /// The time, in figures.
    figures: Arg,
    /// What stands at the right of the figures.
    until: Option<Arg>,
    /// The part that is left, if it is drawn as a bar.
    share: Option<f32>,
}

/// Draws the card; nothing if no clock runs.
pub(in crate::screen) fn clock_card(form: &mut FormUi<'_, '_, '_>, view: &TournamentsView<'_>, listed: &ListedTournament<'_>) {
    let looked_at = view.tournaments.looked_at(listed.row.tournament);
    let Some(face) = face(view, listed, looked_at) else { return };
    let style = form.style;
    let sizes = &style.theme.list;
    form.space(style.theme.spacing.xs);
    let rect = form.strip(style.d(sizes.card));
    let radius = corner(style.theme.radius.control * style.scale.zoom());
    form.ui.painter().rect(rect, radius, style.ink.room, Stroke::new(style.hair(), style.ink.line), StrokeKind::Inside);
    let inner = rect.shrink2(bevy_egui::egui::vec2(style.d(style.theme.spacing.m), style.d(style.theme.spacing.s)));
    let bar = style.d(sizes.progress);
    let caption = style.caption();
    let line = caption.size * 1.4;
    let head = inner.with_max_y(inner.top() + line);
    let beside = face.beside.map(|words| style.say(&words)).unwrap_or_default();
    let strong = caption.weight(Weight::SemiBold).ink(style.ink.text);
    let taken = strong.width(form.ui, &beside);
    style.letter(form.ui, head, TextSide::Right, strong, &beside);
    let gap = style.d(style.theme.spacing.xs);
    style.shrink(
        form.ui,
        head.with_max_x(head.right() - taken - gap),
        TextSide::Left,
        caption.ink(style.ink.text2),
        &style.say(&face.title),
    );
    let below = Rect::from_min_max(pos2(inner.left(), head.bottom()), pos2(inner.right(), inner.bottom() - bar));
    let figures = style.lettering(sizes.figures, Weight::SemiBold, style.ink.text);
    let shown = style.texts.show(&face.figures);
    style.letter(form.ui, below, TextSide::Left, figures, &shown);
    let width = figures.width(form.ui, &shown);
    if let Some(until) = face.until {
        let room = below.with_min_x(below.left() + width + gap * 2.0);
        style.fit(form.ui, room, TextSide::Right, caption.ink(style.ink.text2), &style.texts.show(&until));
    }
    if let Some(share) = face.share {
        progress(form.ui, style, inner.with_min_y(inner.bottom() - bar), share);
    }
    form.space(style.theme.spacing.xs);
}

fn face(view: &TournamentsView<'_>, listed: &ListedTournament<'_>, looked_at: Option<&LookedAt>) -> Option<ClockFace> {
    let level = looked_at.and_then(|looked_at| looked_at.level(view.now_ms));
    let told_level = (listed.row.level > 0).then(|| text::tournament::level(Arg::count(listed.row.level.into())));
    let figures = |ms: u64| Arg::word(countdown_words(ms.div_ceil(1_000)));
    match listed.state {
        RowState::Late { end, left_per_mille } => {
            let until = match listed.row.late_until {
                Some(RegistrationEnd::Level { level }) => Some(text::tournaments::late_to_level(Arg::count(level.into())).into()),
                Some(RegistrationEnd::At { time }) => Some(text::tournaments::late_to_time((view.local)(time).time()).into()),
                None => None,
            };
            let left = match end {
                Some(LateEnd::In(left)) => Some(left),
                Some(LateEnd::Level(last)) => late_left(view, listed, looked_at, last),
                None => None,
            };
            let shown = left.map_or_else(|| text::number::none().into(), figures);
            let share = Some(f32::from(left_per_mille) / 1_000.0);
            Some(ClockFace { title: text::tournaments::late_title(), beside: told_level, figures: shown, until, share })
        }
        RowState::Registering | RowState::NotOpen => {
            let Begins::At { time } = listed.row.begins else { return None };
            let at = start_text((view.local)(time), (view.local)(view.wall_ms));
            let Some(left) = listed.starts_in(view.wall_ms) else {
                return Some(ClockFace { title: text::tournaments::starts_at(), beside: None, figures: at, until: None, share: None });
            };
            let until = Some(at);
            Some(ClockFace { title: text::tournaments::starts_in(), beside: None, figures: figures(left), until, share: None })
        }
        RowState::Break => {
            let left = looked_at.and_then(LookedAt::break_left)?.left_ms(view.now_ms);
            Some(ClockFace {
                title: text::tournaments::break_over_in(),
                beside: told_level,
                figures: figures(left),
                until: None,
                share: None,
            })
        }
        RowState::Running | RowState::FinalTable => {
            let level = level?;
            let until = Some(blinds_text(&level.stakes).into());
            let beside = Some(level_text(&level));
            let (title, figure) = next_level_words(&level);
            Some(ClockFace { title, beside, figures: figure.unwrap_or_else(|| text::number::none().into()), until, share: None })
        }
        RowState::Finished | RowState::Cancelled => None,
    }
}

/// The time until the end of level `last`, as the levels are now: what is left of this one, and all of those between.
fn late_left(view: &TournamentsView<'_>, listed: &ListedTournament<'_>, looked_at: Option<&LookedAt>, last: u32) -> Option<u64> {
    let looked_at = looked_at?;
    let clock = looked_at.level(view.now_ms)?;
    let levels = &looked_at.overview()?.terms.levels;
    let length = |level: u32| {
        let at = usize::try_from(level.saturating_sub(1)).ok()?;
        levels.get(at).or(levels.last()).map(|row| u64::from(row.length_ms))
    };
    let later: u64 = (clock.level + 1..=last).map(|level| length(level).unwrap_or_default()).sum();
    (listed.row.level <= last).then(|| u64::from(clock.left_ms) + later)
}
