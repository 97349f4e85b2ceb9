//! The place of a player's own bounty: at the right end of the name's line, or in a small window a tag over the plate's corner.

use bevy::math::{Rect, Vec2};

use super::TableLayout;
use super::free_space::whole;

/// Where a bounty is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BountySpot {
    /// The pill under it; `None` on the plate.
    pub pill: Option<Rect>,
    pub icon: Rect,
    /// Left end of the amount.
    pub amount: Vec2,
    /// Type size of the amount.
    pub size: f32,
    /// The room that it takes from the name.
    pub room: f32,
}

impl TableLayout {
    /// Whether bounties are on the plates; otherwise they are tags over them, and the player's own is in the top bar.
    #[must_use]
    pub fn bounties_on_plates(&self) -> bool {
        self.scale.shows_log()
    }

    /// Type size of bounties.
    #[must_use]
    pub fn bounty_text(&self) -> f32 {
        if self.bounties_on_plates() {
            (self.on_felt.type_size(self.lengths.size.name_text) * SMALLER).max(self.tag_text())
        } else {
            self.tag_text()
        }
    }

    /// The bounty of a seat, for an amount of this width.
    #[must_use]
    pub fn bounty(&self, seat: u8, text_width: f32) -> BountySpot {
        let size = self.bounty_text();
        let side = (size * ICON).round();
        let gap = (size * GAP).round();
        let width = side + gap + text_width;
        let parts = self.plate_parts(seat);
        let (right, middle, pill) = if self.bounties_on_plates() {
            (parts.name.x + parts.text_width, parts.name.y, None)
        } else {
            let pad = self.l(self.lengths.size.tag_pad);
            let tall = self.on_felt.grown(self.lengths.size.tag_h).ceil();
            let most = self.window.x - 1.0;
            let right = (parts.plate.max.x + self.l(self.lengths.tournament.bounty_out)).min(most);
            let bottom = parts.plate.min.y + self.l(self.lengths.table.tag_hang);
            let corner = Vec2::new(right - width - 2.0 * pad, bottom - tall);
            let pill = whole(Rect::from_corners(corner, corner + Vec2::new(width + 2.0 * pad, tall)));
            (pill.max.x - pad, pill.center().y, Some(pill))
        };
        let left = right - width;
        let icon = Rect::from_center_size(Vec2::new(left + side / 2.0, middle), Vec2::splat(side));
        BountySpot { pill, icon: whole(icon), amount: Vec2::new(left + side + gap, middle), size, room: width + gap }
    }
}

/// The size of a bounty on a plate, in type sizes of the name.
const SMALLER: f32 = 0.94;
/// The side of the icon and the gap between icon and amount, in type sizes.
const ICON: f32 = 1.0;
const GAP: f32 = 0.25;
