//! A rectangle of a window.

/// A rectangle in whole logical pixels, from the top left corner of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TileRect {
    pub left: u16,
    pub top: u16,
    pub width: u16,
    pub height: u16,
}

impl TileRect {
    /// A whole window of this size.
    #[must_use]
    pub const fn of_size(width: u16, height: u16) -> Self {
        Self { left: 0, top: 0, width, height }
    }

    /// The first column of pixels to the right of the rectangle.
    #[must_use]
    pub const fn right(self) -> u16 {
        self.left.saturating_add(self.width)
    }

    /// The first row of pixels below the rectangle.
    #[must_use]
    pub const fn bottom(self) -> u16 {
        self.top.saturating_add(self.height)
    }

    /// Whether a point of the window, in logical pixels, lies in the rectangle. A point on the edge between two rectangles lies in one.
    #[must_use]
    pub fn contains(self, x: f32, y: f32) -> bool {
        let within = |at: f32, from: u16, to: u16| at >= f32::from(from) && at < f32::from(to);
        within(x, self.left, self.right()) && within(y, self.top, self.bottom())
    }

    /// What is left of the rectangle below its first `rows` rows of pixels.
    #[must_use]
    pub(super) fn below(self, rows: u16) -> Self {
        let rows = rows.min(self.height);
        Self { top: self.top + rows, height: self.height - rows, ..self }
    }

    /// What is left of the rectangle beside its first `columns` columns of pixels.
    #[must_use]
    pub(super) fn beside(self, columns: u16) -> Self {
        let columns = columns.min(self.width);
        Self { left: self.left + columns, width: self.width - columns, ..self }
    }
}
