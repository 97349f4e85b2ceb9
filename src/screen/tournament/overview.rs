//! The overview of a tournament: how it stands, what it is in plain sentences, and its terms (R-UI-2).

use bevy_egui::egui::{Rect, Ui};
use poker_client::{
    ListedTournament, LookedAt, blinds_text, countdown_words, duration_text, level_length_text, level_text, next_level_words, start_text,
    tenths_of,
};
use poker_protocol::{Begins, LevelClock, TournamentOverview};
use poker_text::{Arg, text};

use super::TournamentView;
use super::fact_strip::{FactCard, fact_strip};
use super::own_facts::{big_blind, own_facts, was_cancelled};
use super::term_groups::{about, reader, terms};
use crate::screen::form::FormUi;
use crate::style::Style;
use crate::widget::{scrolled, turn_pages};

/// Two cards stand side by side where each is at least as wide as this, as in a pane.
fn is_wide(style: &Style<'_>, width: f32) -> bool {
    width >= style.d(style.theme.screen.pane) * 2.0 + style.d(style.theme.spacing.s)
}

/// Draws the overview. Without a pane, the player's own place is a part of it.
pub(super) fn overview_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &TournamentView<'_>,
    overview: &TournamentOverview,
    (rect, has_pane): (Rect, bool),
) {
    scrolled(ui, "tournament overview", rect, |ui, room| {
        turn_pages(ui, style, rect.height());
        let mut form = FormUi::bare(ui, style, room).dense();
        fact_strip(&mut form, &cards(style, view, overview, has_pane));
        if !has_pane && view.listed().is_some_and(|listed| listed.own.is_some()) && !was_cancelled(view) {
            form.group("", |form| {
                form.space(style.theme.spacing.s);
                own_facts(form, view, overview);
                form.space(style.theme.spacing.s);
            });
        }
        about(&mut form, overview);
        let reader = reader(style, view);
        let (registration, play) = (reader.registration(overview), reader.play(overview));
        let y = form.y;
        if is_wide(style, room.width()) {
            let gap = style.d(style.theme.spacing.s);
            let middle = room.center().x;
            let left = room.with_min_y(y).with_max_x(middle - gap / 2.0);
            let right = room.with_min_y(y).with_min_x(middle + gap / 2.0);
            let mut first = FormUi::bare(ui, style, left).dense();
            terms(&mut first, &text::event::registration(), &registration);
            let below = first.y;
            let mut second = FormUi::bare(ui, style, right).dense();
            terms(&mut second, &text::event::play(), &play);
            return below.max(second.y) - room.top();
        }
        terms(&mut form, &text::event::registration(), &registration);
        terms(&mut form, &text::event::play(), &play);
        form.y - room.top()
    });
}

/// The figures of a tournament: while it is played level, clock, players and stacks; before and after entries and prizes. In a small window
/// there are no more than fit on a line.
fn cards(style: &Style<'_>, view: &TournamentView<'_>, overview: &TournamentOverview, all: bool) -> Vec<FactCard> {
    let (Some(listed), Some(looked_at)) = (view.listed(), view.looked_at()) else { return Vec::new() };
    match looked_at.level(view.entries.now_ms).filter(|_| !listed.state.is_over()) {
        Some(clock) => playing(style, view, overview, (&clock, looked_at), all),
        None => {
            let begins = (!listed.state.is_over()).then(|| begins(style, view, &listed));
            begins.into_iter().chain(entered(style, &listed, overview)).collect()
        }
    }
}

fn playing(
    style: &Style<'_>,
    view: &TournamentView<'_>,
    overview: &TournamentOverview,
    (clock, looked_at): (&LevelClock, &LookedAt),
    all: bool,
) -> Vec<FactCard> {
    let (standing, now_ms) = (&overview.standing, view.entries.now_ms);
    let stakes = &clock.stakes;
    let blinds = text::table::stakes(Arg::count(stakes.small_blind.get()), Arg::count(stakes.big_blind.get()));
    let ante = (!stakes.ante.is_zero()).then(|| text::tournament_table::ante(Arg::count(stakes.ante.get())));
    let level = FactCard {
        title: style.say(&level_text(clock)),
        figure: style.say(&blinds),
        below: ante.map(|ante| style.texts.say_capitalised(&ante)).unwrap_or_default(),
    };
    let next = match looked_at.break_left() {
        Some(left) => FactCard {
            title: style.say(&text::tournaments::break_over_in()),
            figure: countdown_words(left.seconds(now_ms)),
            below: String::new(),
        },
        None => {
            let (title, figure) = next_level_words(clock);
            FactCard {
                title: style.say(&title),
                figure: style.texts.show(&figure.unwrap_or_else(|| text::number::none().into())),
                below: style.say(&blinds_text(&clock.next)),
            }
        }
    };
    let left = FactCard {
        title: style.say(&text::tournaments::players_left()),
        figure: style.say(&text::number::ratio(Arg::count(standing.left.into()), Arg::count(standing.entries.into()))),
        below: style.say(&text::event::table_count(Arg::count(standing.tables.into()))),
    };
    let tenths = tenths_of(standing.average, big_blind(standing));
    let average = FactCard {
        title: style.say(&text::tournament_table::average()),
        figure: style.texts.number(standing.average.get()),
        below: tenths.map(|tenths| style.say(&text::money::in_bb(Arg::decimal(tenths, 1)))).unwrap_or_default(),
    };
    if !all {
        return vec![level, next, left, pool(style, overview)];
    }
    let pause = looked_at.next_break().map(|left| FactCard {
        title: style.say(&text::event::next_break_in()),
        figure: countdown_words(left.seconds(now_ms)),
        below: overview.terms.breaks.map(|breaks| style.say(&duration_text(breaks.length_ms.into()))).unwrap_or_default(),
    });
    [level, next, left, average].into_iter().chain([pool(style, overview)]).chain(pause).collect()
}

/// When the tournament begins.
fn begins(style: &Style<'_>, view: &TournamentView<'_>, listed: &ListedTournament<'_>) -> FactCard {
    match listed.row.begins {
        Begins::At { time } => {
            let at = style.texts.show(&start_text((view.entries.local)(time), (view.entries.local)(view.entries.wall_ms)));
            match listed.starts_in(view.entries.wall_ms) {
                Some(left) => {
                    FactCard { title: style.say(&text::tournaments::starts_in()), figure: countdown_words(left.div_ceil(1_000)), below: at }
                }
                None => FactCard { title: style.say(&text::tournaments::starts_at()), figure: at, below: String::new() },
            }
        }
        Begins::WhenFull { seats_left } => FactCard {
            title: style.say(&text::tournaments::starts()),
            figure: style.say(&text::tournaments::when_full()),
            below: style.say(&text::tournaments::seats_free(Arg::count(seats_left.into()))),
        },
    }
}

/// The entries, the prize pool and the starting stack.
fn entered(style: &Style<'_>, listed: &ListedTournament<'_>, overview: &TournamentOverview) -> Vec<FactCard> {
    let row = listed.row;
    let entries = FactCard {
        title: style.say(&text::tournaments::entries()),
        figure: style.texts.number(row.entries.into()),
        below: style.say(&text::event::registered_of(Arg::count(row.most_entries.into()))),
    };
    let length = overview.terms.levels.first().and_then(level_length_text);
    let stack = (!overview.terms.stack.is_zero()).then(|| FactCard {
        title: style.say(&text::tournaments::starting_stack()),
        figure: style.texts.number(overview.terms.stack.get()),
        below: length.map(|length| style.say(&text::event::levels_of(length))).unwrap_or_default(),
    });
    [entries, pool(style, overview)].into_iter().chain(stack).collect()
}

/// The prize pool, with the guarantee while the entries do not reach it.
fn pool(style: &Style<'_>, overview: &TournamentOverview) -> FactCard {
    let row = &overview.row;
    let pool = row.pool.max(row.guarantee);
    let last = overview.prizes.rows.last().map(|prizes| text::tournaments::places_paid(Arg::count(prizes.to.into())));
    let guarantee = (row.guarantee > row.pool).then(text::tournaments::guaranteed);
    FactCard {
        title: style.say(&text::tournaments::col_pool()),
        figure: if pool.is_zero() { style.say(&text::number::none()) } else { style.texts.show(&style.amounts.short_money(pool)) },
        below: guarantee.or(last).map(|words| style.say(&words)).unwrap_or_default(),
    }
}
