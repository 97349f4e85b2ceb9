//! The places of the parts of a seat's plate.

use bevy::math::{Rect, Vec2};

use super::TableLayout;

/// The inside of a plate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlateParts {
    pub plate: Rect,
    /// The avatar while no clock is shown.
    pub avatar: Rect,
    /// The clock's ring around the avatar of the player who must act.
    pub clock: Rect,
    /// The avatar inside the clock.
    pub clock_avatar: Rect,
    /// A sign that replaces the avatar's letter: sitting out, reconnecting.
    pub sign: Rect,
    /// Left end of the name.
    pub name: Vec2,
    /// Left end of the stack.
    pub stack: Vec2,
    /// Right end of the seconds.
    pub seconds: Vec2,
    /// The largest width of name and stack.
    pub text_width: f32,
    /// Type size of the name.
    pub name_size: f32,
    /// Type size of the stack.
    pub stack_size: f32,
    /// Type size of words in place of the stack, and of the seconds at the right.
    pub state_size: f32,
    /// Type size of the seconds inside the clock.
    pub clock_size: f32,
}

impl TableLayout {
    /// The places and type sizes of the parts of a seat's plate.
    #[must_use]
    pub fn plate_parts(&self, seat: u8) -> PlateParts {
        let plate = self.seat_plate(seat);
        let (table, size, scale) = (&self.lengths.table, &self.lengths.size, self.on_felt);
        let height = plate.height();
        let middle = plate.center().y;
        let around = Vec2::new(plate.min.x + height / 2.0 + self.l(table.plate_avatar_x), middle);
        let radius = (scale.grown(size.avatar) / 2.0).max(scale.text_floor() * LEAST_AVATAR);
        let square = |radius: f32| Rect::from_center_half_size(around, Vec2::splat(radius));
        let ring = self.ring_stroke();
        let left = plate.min.x + height + self.l(table.plate_text_x);
        let right = plate.max.x - self.l(table.plate_pad);
        PlateParts {
            plate,
            avatar: square((radius - self.l(table.plate_avatar_inset)).round()),
            clock: square((radius + ring / 2.0).round()),
            clock_avatar: square((radius - self.l(table.ring_avatar_inset)).max(scale.text_floor() * LEAST_CLOCK).round()),
            sign: square(scale.grown(table.state_icon) / 2.0),
            name: Vec2::new(left, middle - height * self.scale.share(table.name_rise)),
            stack: Vec2::new(left, middle + height * self.scale.share(table.stack_drop)),
            seconds: Vec2::new(right, middle + height * self.scale.share(table.stack_drop)),
            text_width: right - left,
            name_size: scale.type_size(size.name_text),
            stack_size: scale.type_size(size.stack_text),
            state_size: scale.type_size(size.state_text),
            clock_size: scale.type_size(size.clock_text),
        }
    }

    /// Width of the clock's ring.
    #[must_use]
    pub fn ring_stroke(&self) -> f32 {
        self.l(self.lengths.ring)
    }

    /// The tag that hangs over a plate's lower edge, for a text of this width.
    #[must_use]
    pub fn tag(&self, seat: u8, text_width: f32) -> Rect {
        let plate = self.seat_box(seat);
        let size = Vec2::new(text_width + 2.0 * self.l(self.lengths.size.tag_pad), self.tag_height()).ceil();
        let top = plate.max.y - self.l(self.lengths.table.tag_hang);
        let half = size.x / 2.0;
        let x = plate.center().x.min(self.window.x - half - 1.0).max(half + 1.0);
        super::free_space::whole(Rect::new(x - half, top, x + half, top + size.y))
    }

    /// The height of a tag. It stops shrinking where its text does.
    fn tag_height(&self) -> f32 {
        let size = &self.lengths.size;
        self.on_felt.grown(size.tag_h).max(self.on_felt.text_floor() * SNUG)
    }

    /// The largest width of a tag's text.
    #[must_use]
    pub fn widest_tag(&self) -> f32 {
        self.plate_size().x * WIDEST_TAG
    }

    /// The tags of all seats at their largest width.
    pub(super) fn widest_tags(&self) -> impl Iterator<Item = Rect> + '_ {
        (0..self.seats()).map(|seat| self.tag(seat, self.widest_tag()))
    }

    /// The distance that a tag reaches below its plate, and half the width of the widest tag.
    pub(super) fn tag_reach(&self) -> (f32, f32) {
        let (size, table) = (&self.lengths.size, &self.lengths.table);
        let below = self.tag_height().ceil() - self.l(table.tag_hang);
        (below.ceil(), (self.widest_tag() / 2.0 + self.l(size.tag_pad)).ceil())
    }

    /// Type size of tags.
    #[must_use]
    pub fn tag_text(&self) -> f32 {
        self.on_felt.type_size(self.lengths.size.tag_text)
    }
}

/// The least height of a pill around text, in type sizes.
const SNUG: f32 = 1.25;
/// The largest width of a tag's text, in widths of its plate.
const WIDEST_TAG: f32 = 1.15;

/// The least radius of an avatar, and of the disc within a clock's ring, in sizes of the smallest type: a letter and two digits have room.
const LEAST_AVATAR: f32 = 0.8;
const LEAST_CLOCK: f32 = 0.62;
