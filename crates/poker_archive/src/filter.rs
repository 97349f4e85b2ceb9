//! Which hands a list, a count or a figure is about.

/// A stake in the archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StakeId(pub(crate) i64);

impl StakeId {
    /// The number of the stake in the archive.
    #[must_use]
    pub fn get(self) -> i64 {
        self.0
    }
}

/// A table in the archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub(crate) i64);

impl TableId {
    /// The number of the table in the archive, which no other table has, of whatever room.
    #[must_use]
    pub fn get(self) -> i64 {
        self.0
    }
}

/// Another player in the archive. The same name in another room is another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OpponentId(pub(crate) i64);

/// Cash games or tournaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandKind {
    Cash,
    Tournament,
}

/// How a hand ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandResult {
    /// More came back than was put in.
    Won,
    Lost,
}

/// Which hands are wanted. A condition that is not set holds for every hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandFilter {
    /// The first moment, in milliseconds since 1970.
    pub from_ms: Option<u64>,
    /// The first moment after the last wanted one.
    pub until_ms: Option<u64>,
    pub kind: Option<HandKind>,
    /// The code of the game, such as `nlhe`.
    pub game: Option<String>,
    pub stake: Option<StakeId>,
    pub table: Option<TableId>,
    /// The number of the tournament.
    pub tournament: Option<u64>,
    pub opponent: Option<OpponentId>,
    pub result: Option<HandResult>,
    /// Whether hands were compared at the end.
    pub showdown: Option<bool>,
    pub all_in: Option<bool>,
    /// Only starred hands.
    pub starred: bool,
    /// Only hands with a note that has this text, in any case of the letters; an empty text stands for any note.
    pub note: Option<String>,
    /// The number of the hand.
    pub number: Option<u64>,
    /// A hand number, or a part of the name of a table, of a tournament or of an opponent, or of a note, in any case of its ASCII letters.
    pub search: Option<String>,
}

/// The bits of `hands.flags`.
pub(crate) mod flag {
    pub(crate) const SHOWDOWN: i64 = 1;
    pub(crate) const ALL_IN: i64 = 1 << 1;
    pub(crate) const STARRED: i64 = 1 << 2;
    pub(crate) const NOTED: i64 = 1 << 3;
    /// The player left before the end without folding, so that the result is not known.
    pub(crate) const UNKNOWN_NET: i64 = 1 << 4;
}

/// How a statement reads hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scan {
    /// In the order of lists.
    Lists,
    /// From an index alone, to add them up by stake.
    Sums,
    /// The hands themselves, in any order.
    Hands,
}

/// A part of a statement: conditions joined by `AND`, and their parameters in order.
pub(crate) struct Conditions {
    pub(crate) sql: String,
    pub(crate) parameters: Vec<rusqlite::types::Value>,
}

impl HandFilter {
    /// The conditions on the table `hands`, whose name in the statement is `h`, for a statement that reads hands in the order of lists
    /// (`ordered`), or in the order of their stakes; without those of the opponent and of the search.
    pub(crate) fn conditions(&self, ordered: bool) -> Conditions {
        // The sign keeps SQLite from collecting the hands of several stakes, which it would have to sort.
        let stakes = if ordered { "+" } else { "" };
        let mut all = Conditions { sql: "1".to_owned(), parameters: Vec::new() };
        let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        if let Some(from) = self.from_ms {
            all.add("h.started_ms >= ?", number(from));
        }
        if let Some(until) = self.until_ms {
            all.add("h.started_ms < ?", number(until));
        }
        if let Some(stake) = self.stake {
            all.add("h.stake = ?", stake.0);
        }
        if let Some(game) = &self.game {
            all.add(&format!("{stakes}h.stake IN (SELECT id FROM stakes WHERE game = ?)"), game.clone());
        }
        if let Some(table) = self.table {
            all.add("h.place = ?", table.0);
        }
        if let Some(tournament) = self.tournament {
            all.add("h.tournament IN (SELECT id FROM tournaments WHERE number = ?)", number(tournament));
        }
        match self.result {
            Some(HandResult::Won) => all.hold("h.net > 0"),
            Some(HandResult::Lost) => all.hold("h.net < 0"),
            None => {}
        }
        if let Some(kind) = self.kind {
            let tournament = i64::from(kind == HandKind::Tournament);
            all.add(&format!("{stakes}h.stake IN (SELECT id FROM stakes WHERE tournament = ?)"), tournament);
        }
        let bits = [
            (self.showdown, flag::SHOWDOWN),
            (self.all_in, flag::ALL_IN),
            (self.starred.then_some(true), flag::STARRED),
            (self.note.is_some().then_some(true), flag::NOTED),
        ];
        for (wanted, bit) in bits.into_iter().filter_map(|(wanted, bit)| Some((wanted?, bit))) {
            all.hold(&format!("h.flags & {bit} {} 0", if wanted { "<>" } else { "=" }));
        }
        if let Some(text) = self.note.as_ref().filter(|text| !text.is_empty()) {
            all.add("h.id IN (SELECT hand FROM notes WHERE instr(folded, ?) > 0)", text.to_lowercase());
        }
        if let Some(hand) = self.number {
            all.add("h.number = ?", number(hand));
        }
        all
    }
}

impl HandFilter {
    /// Whether nothing but the opponent is asked for.
    pub(crate) fn is_of_opponent_alone(&self) -> bool {
        *self == HandFilter { opponent: self.opponent, ..HandFilter::default() }
    }

    /// The conditions for the hands of an opponent who was dealt in in many of all hands: each hand is looked at in the order of lists, so
    /// that a page is found without collecting all hands of the opponent.
    pub(crate) fn met_often(opponent: OpponentId) -> Conditions {
        let mut all = Conditions { sql: "1".to_owned(), parameters: Vec::new() };
        // SQLite makes no join of a count.
        all.add("(SELECT count(*) FROM seats WHERE player = ? AND hand = h.id) > 0", opponent.0);
        all
    }
}

impl Conditions {
    pub(crate) fn add(&mut self, condition: &str, parameter: impl Into<rusqlite::types::Value>) {
        self.hold(condition);
        self.parameters.push(parameter.into());
    }

    pub(crate) fn hold(&mut self, condition: &str) {
        self.sql += " AND ";
        self.sql += condition;
    }
}
