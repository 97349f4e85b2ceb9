//! What the lobby of a tournament asks the room: pages of players and tables, and the player's rank. What is shown is asked again after a
//! while, as the room tells of these only when it is asked.

use std::collections::BTreeMap;

use poker_client::TournamentIntent;
use poker_protocol::TournamentId;

use super::TournamentView;

/// A question to the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Question {
    /// A page of players, from 0.
    Players(u32),
    /// A page of tables, from 0.
    Tables(u32),
    /// The ranks of the own entries.
    Rank,
}

/// The questions that were asked, each with the app's time in milliseconds at which it was asked last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct AskedQuestions {
    asked: BTreeMap<Question, u64>,
    /// When one of the questions of the last frame is to be asked again.
    again_at: Option<u64>,
}

/// A question that was answered is asked again after this time, in milliseconds.
const AGAIN_MS: u64 = 5_000;

impl Question {
    fn intent(self, tournament: TournamentId) -> TournamentIntent {
        match self {
            Self::Players(page) => TournamentIntent::AskPlayers(tournament, page),
            Self::Tables(page) => TournamentIntent::AskTables(tournament, page),
            Self::Rank => TournamentIntent::AskRank(tournament),
        }
    }

    fn is_answered(self, view: &TournamentView<'_>) -> bool {
        let Some(looked_at) = view.looked_at() else { return false };
        match self {
            Self::Players(page) => looked_at.players().has(page),
            Self::Tables(page) => looked_at.tables().has(page),
            Self::Rank => !looked_at.ranks().is_empty(),
        }
    }
}

impl AskedQuestions {
    pub(super) fn next_ms(&self, now_ms: u64) -> Option<u64> {
        self.again_at.map(|at| at.saturating_sub(now_ms).max(1))
    }

    fn is_due(&self, question: Question, now_ms: u64) -> bool {
        self.asked.get(&question).is_none_or(|asked| *asked + AGAIN_MS <= now_ms)
    }
}

/// Asks the first of the questions whose answer is missing, or else the one whose answer is oldest. The room gets one at a time.
pub(super) fn ask(view: &TournamentView<'_>, asked: &mut AskedQuestions, wanted: &[Question]) -> Option<TournamentIntent> {
    let now_ms = view.entries.now_ms;
    asked.again_at = None;
    let looked_at = view.looked_at().filter(|looked_at| !looked_at.refuses_pages())?;
    let is_over = view.listed().is_none_or(|listed| listed.state.is_over());
    if view.waits {
        return None;
    }
    let missing = wanted.iter().copied().find(|question| !question.is_answered(view) && asked.is_due(*question, now_ms));
    let oldest = || {
        let asked_at = |question: &Question| asked.asked.get(question).copied().unwrap_or_default();
        wanted.iter().copied().filter(|question| asked.is_due(*question, now_ms)).min_by_key(asked_at)
    };
    let question = missing.or_else(|| if is_over { None } else { oldest() });
    if let Some(question) = question {
        asked.asked.insert(question, now_ms);
    }
    if !is_over && looked_at.overview().is_some() {
        asked.again_at = wanted.iter().filter_map(|question| asked.asked.get(question)).map(|at| at + AGAIN_MS).min();
    }
    question.map(|question| question.intent(view.tournament))
}
