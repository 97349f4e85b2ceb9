//! How far a tournament of the list has come, as shape and word show it.

use poker_protocol::{Begins, LobbyStage, RegistrationEnd, TournamentFeature, TournamentRow};

use crate::lobby::StateFilter;

/// How far a tournament of the list has come. The order is that of the list by state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RowState {
    /// It is being played, and players can enter until then; the part of that time that is left, in thousandths.
    Late {
        end: Option<LateEnd>,
        left_per_mille: u16,
    },
    /// Players can register.
    Registering,
    /// Nobody can register: only who survives a first phase enters (R-TYP-10).
    NotOpen,
    /// It is being played.
    Running,
    Break,
    FinalTable,
    Finished,
    Cancelled,
}

/// The end of late registration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LateEnd {
    /// In this number of milliseconds.
    In(u64),
    /// At the end of this level.
    Level(u32),
}

impl RowState {
    /// The state of a row at `now`, in milliseconds since 1970.
    #[must_use]
    pub fn of(row: &TournamentRow, now: u64) -> Self {
        match row.stage {
            LobbyStage::Registering if enters_by_survival(row) => Self::NotOpen,
            LobbyStage::Registering => Self::Registering,
            LobbyStage::LateRegistration => {
                let (end, left_per_mille) = late(row, now);
                Self::Late { end, left_per_mille }
            }
            LobbyStage::Playing => Self::Running,
            LobbyStage::Break => Self::Break,
            LobbyStage::FinalTable => Self::FinalTable,
            LobbyStage::Finished => Self::Finished,
            LobbyStage::Cancelled => Self::Cancelled,
        }
    }

    /// Whether players can enter.
    #[must_use]
    pub fn is_open(self) -> bool {
        matches!(self, Self::Registering | Self::Late { .. })
    }

    /// Whether it has ended or was cancelled.
    #[must_use]
    pub fn is_over(self) -> bool {
        matches!(self, Self::Finished | Self::Cancelled)
    }

    /// Whether a filter admits it.
    #[must_use]
    pub fn passes(self, filter: StateFilter) -> bool {
        match filter {
            StateFilter::Open => self.is_open(),
            StateFilter::Late => matches!(self, Self::Late { .. }),
            StateFilter::Running => matches!(self, Self::Late { .. } | Self::Running | Self::Break | Self::FinalTable),
            StateFilter::Over => self.is_over(),
        }
    }
}

/// Whether a tournament is a second phase, which has no entry of its own.
fn enters_by_survival(row: &TournamentRow) -> bool {
    let has = |feature| row.facts.features.contains(&feature);
    has(TournamentFeature::Phased) && !has(TournamentFeature::Freeroll) && row.facts.cost.total.is_zero()
}

fn late(row: &TournamentRow, now: u64) -> (Option<LateEnd>, u16) {
    match row.late_until {
        None => (None, 0),
        Some(RegistrationEnd::At { time }) => {
            let left = time.saturating_sub(now);
            let whole = match row.begins {
                Begins::At { time: began } => time.saturating_sub(began),
                Begins::WhenFull { .. } => 0,
            };
            (Some(LateEnd::In(left)), per_mille(left, whole))
        }
        Some(RegistrationEnd::Level { level }) => {
            let left = (level + 1).saturating_sub(row.level.max(1));
            (Some(LateEnd::Level(level)), per_mille(left.into(), level.into()))
        }
    }
}

fn per_mille(part: u64, whole: u64) -> u16 {
    let thousandths = part.saturating_mul(1_000).checked_div(whole).unwrap_or(1_000);
    u16::try_from(thousandths.min(1_000)).unwrap_or(1_000)
}
