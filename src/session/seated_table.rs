//! A table where the player sits: its playback and its action bar.

use poker_client::{ActionBar, AtTable, ClientModel, ClockView, OwnCardsPeek, Playback, Settings, TableModel, Timing, TurnAction};
use poker_protocol::{HandId, TableId};
use poker_rules::Card;

use super::Odds;

/// A table where the player sits. Those that are drawn play their cues; the others follow the model at once.
pub(crate) struct SeatedTable {
    pub(crate) table: TableId,
    pub(crate) playback: Playback,
    pub(crate) bar: ActionBar,
    pub(crate) odds: Odds,
    /// What makes the own cards visible where they lie face down.
    pub(crate) peek: OwnCardsPeek,
    /// The cards that would have come in the last hand, once the player has asked for them in practice.
    pub(crate) rabbit: Option<(HandId, Vec<Card>)>,
    pub(super) clock: Option<ClockView>,
}

impl SeatedTable {
    pub(super) fn new(table: TableId, model: &TableModel, settings: &Settings, timing: Timing) -> Self {
        let mut bar = ActionBar::new(table, settings.click_guard_ms);
        bar.set_presets(&settings.bet_presets);
        Self {
            table,
            playback: Playback::new(model, timing, settings.pace()),
            bar,
            odds: Odds::default(),
            peek: OwnCardsPeek::default(),
            rabbit: None,
            clock: None,
        }
    }

    /// The table as the player sees it.
    pub(crate) fn at<'a>(&'a self, model: &'a TableModel, client: &ClientModel) -> AtTable<'a> {
        at(&self.playback, model, client)
    }

    /// Updates the action bar to what the player sees. Returns a decision that is due.
    pub(super) fn update_bar(&mut self, model: &TableModel, client: &ClientModel, now_ms: u64) -> Option<TurnAction> {
        self.bar.update(&at(&self.playback, model, client), now_ms)
    }

    /// The cards that would have come in the hand that is shown, if it is over and the player has asked for them.
    pub(crate) fn cards_to_come(&self) -> &[Card] {
        let felt = self.playback.view().felt();
        let of_hand = |(hand, _): &&(HandId, Vec<Card>)| felt.over && felt.hand == Some(*hand);
        self.rabbit.as_ref().filter(of_hand).map_or(&[], |(_, cards)| cards.as_slice())
    }

    /// The clock as it was drawn last.
    pub(crate) fn clock(&self) -> Option<&ClockView> {
        self.clock.as_ref()
    }
}

fn at<'a>(playback: &'a Playback, model: &'a TableModel, client: &ClientModel) -> AtTable<'a> {
    let (felt, settled) = (playback.view().felt(), playback.timeline().is_idle());
    AtTable { model, felt, settled, balance: client.balance(), can_refill: client.can_refill() }
}
