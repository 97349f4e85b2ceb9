//! The stake that is looked at: what is played there, and the way to a seat.

use std::f32::consts::TAU;

use bevy_egui::egui::{Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent, Panel, QueuePlace, RoomIntent, game_text, queue_text};
use poker_protocol::{StakeRow, TableId};
use poker_text::{Arg, Text, text};

use super::LobbyView;
use super::table::{blinds, buy_ins};
use crate::art::Art;
use crate::look::{Look, Side, Weight};
use crate::screen::facts::facts;
use crate::screen::form::Form;
use crate::screen::scrolled::scrolled;
use crate::widget::{Button, Role, limit_marks, limit_marks_size, picture, rule};

/// Draws the name of the stake. What is left for the rest.
pub(super) fn title(ui: &Ui, look: &Look<'_>, row: &StakeRow, room: Rect) -> Rect {
    let line = look.d(look.theme.spacing.xxl);
    let mark = limit_marks_size(look, &row.game);
    let head = Rect::from_min_size(room.min, vec2(room.width(), line));
    look.shrink(ui, head.with_max_x(head.right() - mark.x), Side::Left, look.title(), &row.name);
    limit_marks(ui, look, pos2(head.right() - mark.x, head.center().y), &row.game);
    room.with_min_y(head.bottom())
}

/// Draws the rest: facts, and the way to a seat.
pub(super) fn pane(ui: &mut Ui, look: &Look<'_>, view: &LobbyView<'_>, row: &StakeRow, room: Rect) -> Vec<Intent> {
    let mut intents = Vec::new();
    let seated = view.seated.iter().filter(|stake| **stake == row.stake).count();
    let tall = look.hit(look.theme.control.button_tall);
    let gap = look.d(look.theme.spacing.s);
    let way = Way::of(view, row);
    let mut bottom = Rect::from_min_max(pos2(room.left(), room.bottom() - tall), room.max);
    intents.extend(way.button(ui, look, row, seated > 0, bottom));
    let problem = problem(look, view, row).filter(|_| matches!(way, Way::Poor));
    if seated > 0 {
        let above = bottom.translate(vec2(0.0, -tall - look.theme.size.target_gap));
        let words = look.say(&text::lobby::to_table());
        if Button::neutral("lobby.pane.to_table", above, &words).show(ui, look) {
            intents.push(AppIntent::Toggle(Panel::Lobby).into());
        }
        bottom = above;
    }
    let poor = problem.as_ref().map_or(0.0, |words| poor_height(ui, look, words, room.width()));
    let above = room.with_max_y(bottom.top() - gap - poor);
    scrolled(ui, "lobby pane", above, |ui, room| {
        let mut form = Form::bare(ui, look, room);
        about(&mut form, row, above.height());
        let body = look.body().ink(look.ink.text);
        if seated > 0 {
            form.block(body, &look.say(&text::lobby::seated_at(Arg::count(seated as u64))));
            form.space(look.theme.spacing.xs);
        }
        if let Way::Queue(place) = &way {
            queue_text(place).iter().for_each(|sentence| form.block(body, &look.say(sentence)));
        } else {
            form.block(look.caption(), &look.say(&text::lobby::play_help()));
        }
        form.y - room.top()
    });
    if let Some(words) = &problem {
        let room = Rect::from_min_max(pos2(room.left(), above.bottom()), pos2(room.right(), bottom.top() - gap));
        intents.extend(too_poor(ui, look, words, view.can_refill, room));
    }
    intents
}

/// The control that leads on from here; none while the player waits.
pub(super) fn first(view: &LobbyView<'_>, row: &StakeRow) -> Option<&'static str> {
    match Way::of(view, row) {
        Way::Join => Some("lobby.join"),
        Way::Poor => view.can_refill.then_some("lobby.pane.refill"),
        Way::Offer(_) => Some("lobby.offer"),
        Way::Queue(_) => None,
    }
}

/// What leads to a seat from here.
enum Way {
    /// Ask for one.
    Join,
    /// The balance is too small.
    Poor,
    /// Wait, or wait no longer.
    Queue(QueuePlace),
    /// One is kept at this table.
    Offer(TableId),
}

impl Way {
    fn of(view: &LobbyView<'_>, row: &StakeRow) -> Self {
        let offer = view.way_in.offer_of(row.stake).map(|offered| Self::Offer(offered.offer.table));
        let queue = || view.way_in.queue(row.stake).map(Self::Queue);
        let join = if view.balance < row.buy_in.min { Self::Poor } else { Self::Join };
        offer.or_else(queue).unwrap_or(join)
    }

    fn button(&self, ui: &Ui, look: &Look<'_>, row: &StakeRow, seated: bool, rect: Rect) -> Option<Intent> {
        let play = if seated { text::lobby::play_another() } else { text::lobby::play() };
        let (role, name, words, intent): (_, _, Text, Intent) = match self {
            Self::Join | Self::Poor => (Role::Primary, "lobby.join", play, RoomIntent::Join(row.stake).into()),
            Self::Queue(_) => (Role::Neutral, "lobby.leave_queue", text::lobby::queue_leave(), RoomIntent::LeaveQueue(row.stake).into()),
            Self::Offer(table) => (Role::Primary, "lobby.offer", text::table::take_seat(), AppIntent::ShowOffer(*table).into()),
        };
        let enabled = !matches!(self, Self::Poor);
        let words = look.say(&words);
        let button = Button::new(role, name, rect, &words).enabled(enabled);
        let clicked = match self {
            // Enter gives no place in a queue away.
            Self::Queue(_) => button.show(ui, look),
            Self::Join | Self::Poor | Self::Offer(_) => button.show_main(ui, look),
        };
        clicked.then_some(intent)
    }
}

fn problem(look: &Look<'_>, view: &LobbyView<'_>, row: &StakeRow) -> Option<String> {
    (view.balance < row.buy_in.min).then(|| look.say(&text::practice::buy_in_short(look.chips(row.buy_in.min))))
}

/// How tall the way out is where the balance is too small.
fn poor_height(ui: &Ui, look: &Look<'_>, words: &str, width: f32) -> f32 {
    let gap = look.d(look.theme.spacing.xs);
    gap * 2.0 + look.block_height(ui, width, look.caption(), words) + look.hit(look.theme.control.input)
}

/// What is in the way of sitting down, and the way out.
fn too_poor(ui: &Ui, look: &Look<'_>, words: &str, can_refill: bool, room: Rect) -> Option<Intent> {
    let gap = look.d(look.theme.spacing.xs);
    look.letter_block(ui, room.min + vec2(0.0, gap), room.width(), look.caption().ink(look.ink.danger), words);
    if !can_refill {
        return None;
    }
    let refill = room.with_min_y(room.bottom() - look.hit(look.theme.control.input));
    let clicked = Button::neutral("lobby.pane.refill", refill, &look.say(&text::cash::refill())).show(ui, look);
    clicked.then(|| RoomIntent::RefillBalance.into())
}

/// The pane is so many times as high as the picture of the table before the picture is drawn.
const PICTURED_FROM: f32 = 3.6;

fn about(form: &mut Form<'_, '_, '_>, row: &StakeRow, height: f32) {
    let look = form.look;
    let game = look.say(&game_text(&row.game));
    let line = form.strip(look.d(look.theme.spacing.xl));
    facts(form.ui, look, line.left_center(), &[game, blinds(look, row)]);
    let (across, down) = look.theme.screen.mini_felt;
    let picture_height = look.d(down * 2.0 + look.theme.screen.mini_seat + look.theme.spacing.xs);
    // A low pane needs its height for what can be used.
    let pictured = height > picture_height * PICTURED_FROM;
    if pictured {
        let strip = form.strip(picture_height);
        small_table(form.ui, look, strip.center(), vec2(look.d(across), look.d(down)), row);
    }
    form.space(look.theme.spacing.xs);
    let count = |number: u32| look.texts.number(u64::from(number));
    let pot = row.average_pot.map_or_else(|| look.say(&text::number::none()), |pot| look.amount(pot));
    let hands = row.hands_per_hour.map_or_else(|| look.say(&text::number::none()), count);
    let facts: [(Text, String); 7] = [
        (text::lobby::col_seats(), count(u32::from(row.seats))),
        (text::lobby::col_players(), count(row.players)),
        (text::lobby::col_tables(), count(row.tables)),
        (text::lobby::col_waiting(), count(row.waiting)),
        (text::lobby::col_average_pot(), pot),
        (text::lobby::col_hands_hour(), hands),
        (text::cash::buy_in(), buy_ins(look, row)),
    ];
    // The picture shows seats and players.
    let facts = if pictured { &facts[2..] } else { &facts[..] };
    for (label, value) in facts {
        let line = form.strip(look.d(look.theme.spacing.xl));
        let value_set = look.body().weight(Weight::Medium);
        let width = value_set.width(form.ui, value);
        look.letter(form.ui, line, Side::Right, value_set, value);
        let label_room = line.with_max_x(line.right() - width - look.d(look.theme.spacing.xs));
        look.shrink(form.ui, label_room, Side::Left, look.body().ink(look.ink.muted), &look.say(label));
    }
    form.space(look.theme.spacing.xs);
    rule(form.ui, look, form.left, form.right, form.y);
    form.space(look.theme.spacing.s);
}

/// Seats taken at one table of the stake: those who play there, spread evenly over its tables.
fn taken(row: &StakeRow) -> u8 {
    let each = row.players.div_ceil(row.tables.max(1));
    u8::try_from(each).unwrap_or(u8::MAX).min(row.seats)
}

/// A table with its seats around it, taken and empty, and how many play at the stake.
fn small_table(ui: &Ui, look: &Look<'_>, centre: Pos2, radii: bevy_egui::egui::Vec2, row: &StakeRow) {
    let screen = &look.theme.screen;
    let size = (radii * 2.0).round();
    let rail = look.d(screen.mini_rail).round().clamp(1.0, f32::from(u8::MAX));
    // A few pixels.
    let art = Art::Felt { size: bevy::math::Vec2::new(size.x, size.y).into(), rail: rail as u16 };
    picture(ui, look, &art, centre - size / 2.0);
    let radius = look.d(screen.mini_seat) / 2.0;
    let stroke = Stroke::new(look.theme.stroke.rim, look.ink.text2);
    for seat in 0..row.seats {
        let angle = TAU * (f32::from(seat) / f32::from(row.seats.max(1)) + 0.25);
        let at = centre + radii * vec2(angle.cos() * screen.mini_seats.0, angle.sin() * screen.mini_seats.1);
        if seat < taken(row) {
            ui.painter().circle(at, radius, look.ink.plate_top, Stroke::new(look.theme.stroke.rim, look.ink.text));
            continue;
        }
        ui.painter().circle_filled(at, radius, look.ink.plate);
        let ring: Vec<_> = (0..=48_u8).map(|step| at + radius * bevy_egui::egui::Vec2::angled(TAU * f32::from(step) / 48.0)).collect();
        ui.painter().extend(Shape::dashed_line(&ring, stroke, stroke.width * 2.0, stroke.width * 2.0));
    }
    let words = look.say(&text::lobby::players_online(Arg::count(u64::from(row.players))));
    let room = Rect::from_center_size(centre, radii * 1.4);
    look.fit(ui, room, Side::Middle, look.caption().weight(Weight::Medium).ink(look.ink.text), &words);
}
