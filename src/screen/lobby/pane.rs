//! The pane for the chosen stake: what is played there, and buttons that lead to a seat.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent, Panel, QueuePlace, RoomIntent, game_text, queue_text, waiting_text};
use poker_protocol::{StakeRow, TableId};
use poker_text::{Arg, Text, text};

use super::LobbyView;
use super::table::{blinds, buy_ins};
use super::too_poor::TooPoor;
use crate::screen::facts::facts;
use crate::screen::form::FormUi;
use crate::screen::small_table::SmallTable;
use crate::style::{Style, TextSide, Weight};
use crate::widget::{Button, Role, limit_marks, limit_marks_size, rule, scrolled};

/// Draws the name of the stake. Returns the room that is left.
pub(super) fn title(ui: &Ui, style: &Style<'_>, row: &StakeRow, room: Rect) -> Rect {
    let line = style.d(style.theme.spacing.xxl);
    let mark = limit_marks_size(style, &row.game);
    let head = Rect::from_min_size(room.min, vec2(room.width(), line));
    style.shrink(ui, head.with_max_x(head.right() - mark.x), TextSide::Left, style.title(), &row.name);
    limit_marks(ui, style, pos2(head.right() - mark.x, head.center().y), &row.game);
    room.with_min_y(head.bottom())
}

/// Draws the facts and the buttons that lead to a seat. Returns the intents.
pub(super) fn pane(ui: &mut Ui, style: &Style<'_>, view: &LobbyView<'_>, row: &StakeRow, room: Rect) -> Vec<Intent> {
    let mut intents = Vec::new();
    let seated = view.seated.iter().filter(|stake| **stake == row.stake).count();
    let tall = style.hit(style.theme.control.button_tall);
    let gap = style.d(style.theme.spacing.s);
    let way = SeatAccess::of(view, row);
    let mut bottom = Rect::from_min_max(pos2(room.left(), room.bottom() - tall), room.max);
    intents.extend(way.button(ui, style, row, seated > 0, bottom));
    let problem = problem(style, view, row).filter(|_| matches!(way, SeatAccess::Poor));
    if seated > 0 {
        let above = bottom.translate(vec2(0.0, -tall - style.theme.size.target_gap));
        let words = style.say(&text::lobby::to_table());
        if Button::neutral("lobby.pane.to_table", above, &words).show(ui, style) {
            intents.push(AppIntent::Toggle(Panel::Lobby).into());
        }
        bottom = above;
    }
    let poor = problem.as_ref().map(|words| TooPoor::of(ui, style, words, room.width()));
    let below = poor.as_ref().map_or(0.0, TooPoor::height);
    let above = room.with_max_y(bottom.top() - gap - below);
    scrolled(ui, "lobby pane", above, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        about(&mut form, row, above.height());
        let body = style.body().ink(style.ink.text);
        if seated > 0 {
            form.block(body, &style.say(&text::lobby::seated_at(Arg::count(seated as u64))));
            form.space(style.theme.spacing.xs);
        }
        if let SeatAccess::Queue(place) = &way {
            queue_text(place).iter().for_each(|sentence| form.block(body, &style.say(sentence)));
        } else {
            form.block(style.caption(), &style.say(&text::lobby::play_help()));
        }
        form.y - room.top()
    });
    if let Some(poor) = &poor {
        let room = Rect::from_min_max(pos2(room.left(), above.bottom()), pos2(room.right(), bottom.top() - gap));
        intents.extend(poor.draw(ui, style, view.can_refill, room));
    }
    intents
}

/// The name of the control at which the keyboard's focus begins; `None` if the player waits in a queue or can do nothing about a balance
/// that is too small.
pub(super) fn first(view: &LobbyView<'_>, row: &StakeRow) -> Option<&'static str> {
    match SeatAccess::of(view, row) {
        SeatAccess::Join => Some("lobby.join"),
        SeatAccess::Poor => view.can_refill.then_some("lobby.pane.refill"),
        SeatAccess::Offer(_) => Some("lobby.offer"),
        SeatAccess::Queue(_) => None,
    }
}

/// How the player can get a seat at this stake.
enum SeatAccess {
    /// The player can ask for a seat.
    Join,
    /// The balance is less than the least buy-in.
    Poor,
    /// The player waits in the queue and can leave it.
    Queue(QueuePlace),
    /// A seat is reserved at this table.
    Offer(TableId),
}

impl SeatAccess {
    fn of(view: &LobbyView<'_>, row: &StakeRow) -> Self {
        let offer = view.seat_offers.offer_of(row.stake).map(|offered| Self::Offer(offered.offer.table));
        let queue = || view.seat_offers.queue(row.stake).map(Self::Queue);
        let join = if view.balance < row.buy_in.min { Self::Poor } else { Self::Join };
        offer.or_else(queue).unwrap_or(join)
    }

    fn button(&self, ui: &Ui, style: &Style<'_>, row: &StakeRow, seated: bool, rect: Rect) -> Option<Intent> {
        let play = if seated { text::lobby::play_another() } else { text::lobby::play() };
        let (role, name, words, intent): (_, _, Text, Intent) = match self {
            Self::Join | Self::Poor => (Role::Primary, "lobby.join", play, RoomIntent::Join(row.stake).into()),
            Self::Queue(_) => (Role::Neutral, "lobby.leave_queue", text::lobby::queue_leave(), RoomIntent::LeaveQueue(row.stake).into()),
            Self::Offer(table) => (Role::Primary, "lobby.offer", text::table::take_seat(), AppIntent::ShowOffer(*table).into()),
        };
        let enabled = !matches!(self, Self::Poor);
        let words = style.say(&words);
        let button = Button::new(role, name, rect, &words).enabled(enabled);
        let clicked = match self {
            // Enter must not give up a place in a queue.
            Self::Queue(_) => button.show(ui, style),
            Self::Join | Self::Poor | Self::Offer(_) => button.show_main(ui, style),
        };
        clicked.then_some(intent)
    }
}

fn problem(style: &Style<'_>, view: &LobbyView<'_>, row: &StakeRow) -> Option<String> {
    (view.balance < row.buy_in.min).then(|| style.say(&text::practice::buy_in_short(style.money(row.buy_in.min))))
}

/// The picture of the table is drawn if the pane is at least this many times as high as the picture.
const PICTURED_FROM: f32 = 3.6;

fn about(form: &mut FormUi<'_, '_, '_>, row: &StakeRow, height: f32) {
    let style = form.style;
    let game = style.say(&game_text(&row.game));
    let line = form.strip(style.d(style.theme.spacing.xl));
    facts(form.ui, style, line.left_center(), &[game, blinds(style, row)]);
    let (across, down) = style.theme.screen.mini_felt;
    let picture_height = style.d(down * 2.0 + style.theme.screen.mini_seat + style.theme.spacing.xs);
    // A low pane needs its whole height for the controls.
    let pictured = height > picture_height * PICTURED_FROM;
    if pictured {
        let strip = form.strip(picture_height);
        let words = style.say(&text::lobby::players_online(Arg::count(u64::from(row.players))));
        let table = SmallTable { seats: row.seats, taken: taken(row), words: &words };
        table.draw(form.ui, style, strip.center(), vec2(style.d(across), style.d(down)));
    }
    form.space(style.theme.spacing.xs);
    let count = |number: u32| style.texts.number(u64::from(number));
    let pot = row.average_pot.map_or_else(|| style.say(&text::number::none()), |pot| style.amount(pot));
    let hands = row.hands_per_hour.map_or_else(|| style.say(&text::number::none()), count);
    let facts: [(Text, String); 7] = [
        (text::lobby::col_seats(), count(u32::from(row.seats))),
        (text::lobby::col_players(), count(row.players)),
        (text::lobby::col_tables(), count(row.tables)),
        (text::lobby::col_waiting(), style.texts.show(&waiting_text(row, false))),
        (text::lobby::col_average_pot(), pot),
        (text::lobby::col_hands_hour(), hands),
        (text::cash::buy_in(), buy_ins(style, row)),
    ];
    // The picture already shows seats and players.
    let facts = if pictured { &facts[2..] } else { &facts[..] };
    for (label, value) in facts {
        let line = form.strip(style.d(style.theme.spacing.xl));
        let value_set = style.body().weight(Weight::Medium);
        let width = value_set.width(form.ui, value);
        style.letter(form.ui, line, TextSide::Right, value_set, value);
        let label_room = line.with_max_x(line.right() - width - style.d(style.theme.spacing.xs));
        style.shrink(form.ui, label_room, TextSide::Left, style.body().ink(style.ink.muted), &style.say(label));
    }
    form.space(style.theme.spacing.xs);
    rule(form.ui, style, form.left, form.right, form.y);
    form.space(style.theme.spacing.s);
}

/// The number of taken seats at one table of the stake, as if its players were spread evenly over its tables.
fn taken(row: &StakeRow) -> u8 {
    let each = row.players.div_ceil(row.tables.max(1));
    u8::try_from(each).unwrap_or(u8::MAX).min(row.seats)
}
