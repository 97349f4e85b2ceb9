//! One tournament as everybody may see it.

use serde::{Deserialize, Serialize};

use super::deal::DealTable;
use super::draw::DrawView;
use super::prize::PrizesView;
use super::row::TournamentRow;
use super::standing::Standing;
use super::terms::TermsView;

/// One tournament as everybody may see it: the same for all who look at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentOverview {
    pub row: TournamentRow,
    pub terms: TermsView,
    pub prizes: PrizesView,
    /// The draw of the multiplier, if the prize pool is drawn.
    pub draw: Option<DrawView>,
    pub standing: Standing,
    /// What each player of the final table would get under each kind of deal; `None` if no deal is possible now.
    pub deal: Option<DealTable>,
}
