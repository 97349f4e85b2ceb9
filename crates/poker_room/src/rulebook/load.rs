//! Reading a rulebook: all of it is checked before any of it is used.

use super::{BuyInRow, Document, Format, Game, RakeRow, Rulebook, TimeBankContext, TimeBankRow, checks, syntax_path};
use crate::RakeTerms;

/// Why a rulebook is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulebookError {
    /// Not the text of a rulebook.
    #[error("{file}:{line}:{column}: {path}: {problem}")]
    Syntax {
        /// Which file.
        file: String,
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// Row and field, as `stakes[3].cap`.
        path: String,
        /// What is wrong with it.
        problem: Box<ron::Error>,
    },
    /// A value that cannot be.
    #[error("{file}: {row}: {field} is {found}, expected {expected}")]
    Value {
        /// Which file.
        file: String,
        /// Which row.
        row: String,
        /// Which field.
        field: &'static str,
        /// What it says.
        found: String,
        /// What it may say.
        expected: Expected,
    },
}

/// What a field may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Expected {
    /// A whole number in a range.
    #[error("a number from {0} to {1}")]
    Between(u64, u64),
    /// Something.
    #[error("a text that is not empty")]
    NotEmpty,
    /// A key of `documents`.
    #[error("the key of one of the documents")]
    KnownDocument,
    /// A plan that has a price.
    #[error("one of the plans that have a price")]
    OtherPlan,
    /// No other row like it.
    #[error("a row that is there only once")]
    Once,
    /// A row that the rest relies on.
    #[error("a row for it")]
    Present,
}

const EN_2_7: (&str, &str) = ("en-2.7.ron", include_str!("../../data/en-2.7.ron"));

impl Rulebook {
    /// The rulebooks inside the program, by id.
    pub fn embedded(id: &str) -> Option<Result<Self, RulebookError>> {
        (id == "en-2.7").then(|| Self::parse(EN_2_7.0, EN_2_7.1))
    }

    /// Rulebook `en-2.7`.
    ///
    /// # Errors
    /// Never with the embedded file as it is; a test holds that.
    pub fn en_2_7() -> Result<Self, RulebookError> {
        Self::parse(EN_2_7.0, EN_2_7.1)
    }

    /// Reads a rulebook; `file` is the name that errors give.
    ///
    /// # Errors
    /// The first mistake, with its file, row and field.
    pub fn parse(file: &str, text: &str) -> Result<Self, RulebookError> {
        let rulebook: Self = ron::from_str(text).map_err(|error| {
            let (line, column) = (error.span.start.line, error.span.start.col);
            let path = syntax_path::path_at(text, line, column);
            RulebookError::Syntax { file: file.to_owned(), line, column, path, problem: Box::new(error.code) }
        })?;
        checks::check(file, &rulebook)?;
        Ok(rulebook)
    }

    /// The document that gives the rulebook its version: the first.
    #[must_use]
    pub fn document(&self) -> Option<&Document> {
        self.documents.values().next()
    }

    /// The row of a stake, by its name, in its ordinary form.
    #[must_use]
    pub fn stake(&self, game: Game, name: &str) -> Option<&RakeRow> {
        self.stakes.iter().find(|row| row.game == game && row.format == Format::Regular && row.name == name)
    }

    /// What a stake's tables rake.
    #[must_use]
    pub fn rake_terms(&self, row: &RakeRow) -> RakeTerms {
        RakeTerms {
            percent_bp: row.percent_bp,
            plan_percent_bp: row.plan_percent_bp.clone(),
            cap: row.cap,
            rounding: self.rake.rounding.is,
            minimum: self.rake.minimum.is,
            below_minimum: self.rake.below_minimum.is,
            no_flop_no_drop: self.rake.no_flop_no_drop.is,
            halve_cap_for: self.rake.halve_cap_for.is.clone(),
        }
    }

    /// The buy-in range of a format, where tables of it are offered.
    #[must_use]
    pub fn buy_in_row(&self, format: Format) -> Option<&BuyInRow> {
        self.buy_in.iter().find(|row| row.format == format)
    }

    /// The time bank of a context.
    #[must_use]
    pub fn time_bank_row(&self, context: TimeBankContext) -> Option<&TimeBankRow> {
        self.time_bank.iter().find(|row| row.context == context)
    }
}
