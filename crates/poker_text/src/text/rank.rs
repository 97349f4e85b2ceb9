//! Names of ranks. Their attributes are the forms that names of hands need.

use crate::{RankWord, Text};

crate::key::texts! { rank:
    two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace,
}

/// The name of a rank; `None` for a number outside 2 to 14.
pub fn of(rank: RankWord) -> Option<Text> {
    let names = [two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace];
    let index = usize::from(rank.0).checked_sub(2)?;
    names.get(index).map(|name| name())
}
