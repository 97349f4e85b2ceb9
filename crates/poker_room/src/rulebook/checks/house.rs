//! Checks the rules without figures.

use super::Checks;
use crate::rulebook::RulebookError;

impl Checks<'_> {
    pub(super) fn house(&self) -> Result<(), RulebookError> {
        let mut earlier = Vec::new();
        for (figure, at) in self.rulebook.house.iter().zip(1_usize..) {
            let row = format!("house[{at}]");
            self.once(&row, "is", &earlier, &figure.is)?;
            self.source(&row, &figure.from)?;
            earlier.push(figure.is);
        }
        Ok(())
    }
}
