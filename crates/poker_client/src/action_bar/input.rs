//! What the player does to the bar.

use poker_rules::{Action, Chips, HolePlaces};

use super::bar::{ActionBar, TurnAction};
use super::draft::BetDraft;
use super::meaning::SlotMeaning;
use super::queue::Queued;
use crate::{BarIntent, BarSlot, PresetPlace};

/// What the bar did with an intent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IntentOutcome {
    /// Send this decision to the room.
    Act(TurnAction),
    /// Ask the room for a fast fold.
    FastFold,
    /// The bar took the intent and may need to be drawn again.
    Taken,
    /// The intent had no effect.
    Ignored,
}

impl ActionBar {
    /// Carries out an intent at `now_ms`; `parse` reads an amount as the player writes it.
    pub fn handle(&mut self, intent: &BarIntent, now_ms: u64, parse: &dyn Fn(&str) -> Option<Chips>) -> IntentOutcome {
        match intent {
            BarIntent::Press(slot) => {
                if self.is_deaf(*slot, now_ms) {
                    self.guard.cancel();
                    return IntentOutcome::Ignored;
                }
                self.guard.press(*slot, now_ms);
                IntentOutcome::Taken
            }
            BarIntent::Release(slot) => match self.guard.release(*slot, now_ms) {
                true => self.use_slot(*slot, now_ms),
                false => IntentOutcome::Ignored,
            },
            BarIntent::CancelPress => {
                self.guard.cancel();
                IntentOutcome::Taken
            }
            BarIntent::Fold => self.use_slot(BarSlot::Fold, now_ms),
            BarIntent::CheckOrCall => self.use_slot(BarSlot::Call, now_ms),
            BarIntent::OpenRaise if self.own_show().is_some() => self.use_slot(BarSlot::Raise, now_ms),
            BarIntent::ShowCard(place) => self.choose_card(*place, now_ms),
            BarIntent::Type(digit @ '1'..='9') if self.own_show().is_some() => {
                let place = digit.to_digit(10).and_then(|nth| u8::try_from(nth).ok()).unwrap_or_default().saturating_sub(1);
                let card = self.own_show().and_then(|own| own.card_from_left(place));
                card.map_or(IntentOutcome::Ignored, |card| self.choose_card(card, now_ms))
            }
            BarIntent::OpenRaise => self.edit_draft(BetDraft::open),
            BarIntent::Preset(place) => self.preset(*place, now_ms),
            BarIntent::StepHalfPots(halves) => self.edit_draft(|draft| draft.step_half_pots(*halves)),
            BarIntent::Step(blinds) => self.edit_draft(|draft| draft.step(*blinds)),
            BarIntent::Slide(position) => self.edit_draft(|draft| draft.slide(*position)),
            BarIntent::Edit(text) => self.edit_draft(|draft| draft.edit(text.clone(), parse)),
            BarIntent::Type(character) => self.edit_draft(|draft| {
                let text = draft.typed_text() + character.encode_utf8(&mut [0; 4]);
                draft.edit(text, parse);
            }),
            BarIntent::Erase => self.edit_draft(|draft| {
                let mut text = draft.typed_text();
                text.pop();
                draft.edit(text, parse);
            }),
            BarIntent::Commit => self.commit(now_ms),
            BarIntent::HoldAllIn => self.hold_all_in(now_ms),
            BarIntent::ReleaseAllIn => {
                self.guard.release_hold();
                IntentOutcome::Taken
            }
            BarIntent::Clear => self.clear(),
        }
    }

    /// Carries out the meaning of a slot, unless the slot ignores input.
    fn use_slot(&mut self, slot: BarSlot, now_ms: u64) -> IntentOutcome {
        if self.is_deaf(slot, now_ms) {
            return IntentOutcome::Ignored;
        }
        let action = match self.guard.meaning(slot) {
            SlotMeaning::Empty | SlotMeaning::Seat(_) => return IntentOutcome::Ignored,
            SlotMeaning::FastFold => return IntentOutcome::FastFold,
            SlotMeaning::Ahead(ahead) => {
                let wanted = Queued::of(ahead, self.price());
                let untick = self.queued.is_some_and(|queued| queued.ticks(ahead));
                self.queued = (!untick).then_some(wanted);
                return IntentOutcome::Taken;
            }
            SlotMeaning::Muck => Action::Muck,
            SlotMeaning::ShowHand => Action::Show(HolePlaces::all(self.own_show().map_or(0, |own| own.hole_cards))),
            SlotMeaning::ShowMarked(_) => Action::Show(self.marked),
            SlotMeaning::Fold => Action::Fold,
            SlotMeaning::Check | SlotMeaning::CheckNotFold => Action::Check,
            SlotMeaning::Call { .. } => Action::Call,
            SlotMeaning::Bet { to } | SlotMeaning::Raise { to } | SlotMeaning::AllIn { to } => Action::RaiseTo(to),
        };
        self.act(action, now_ms)
    }

    fn act(&mut self, action: Action, now_ms: u64) -> IntentOutcome {
        self.send(action, now_ms).map_or(IntentOutcome::Ignored, IntentOutcome::Act)
    }

    /// Shows only the card at `place`, counted from 0 in the order of dealing.
    fn show_card(&mut self, place: u8, now_ms: u64) -> IntentOutcome {
        let held = self.own_show().is_some_and(|own| place < own.hole_cards);
        if !held || !self.shows_cards(now_ms) {
            return IntentOutcome::Ignored;
        }
        self.act(Action::Show(HolePlaces::one(place)), now_ms)
    }

    /// Marks the card at `place` to be shown, or unmarks it, where the hand has more than two cards: some of them can be shown. Of two cards
    /// it shows this one.
    fn choose_card(&mut self, place: u8, now_ms: u64) -> IntentOutcome {
        if !self.marks_cards() {
            return self.show_card(place, now_ms);
        }
        let held = self.own_show().is_some_and(|own| place < own.hole_cards);
        if !held || self.is_sent() {
            return IntentOutcome::Ignored;
        }
        self.marked = self.marked.toggled(place);
        self.refresh();
        IntentOutcome::Taken
    }

    /// Chooses the amount of a preset, and sends it where the player wants that and the right slot accepts input.
    fn preset(&mut self, place: PresetPlace, now_ms: u64) -> IntentOutcome {
        if !self.offers_presets(now_ms) {
            return IntentOutcome::Ignored;
        }
        let mut chose = false;
        let outcome = self.edit_draft(|draft| chose = draft.choose_preset(place));
        if chose && self.presets.at_once { self.use_slot(BarSlot::Raise, now_ms) } else { outcome }
    }

    /// Enter sends only what was typed or chosen on this turn, and only while the right slot accepts input.
    fn commit(&mut self, now_ms: u64) -> IntentOutcome {
        if self.is_deaf(BarSlot::Raise, now_ms) {
            return IntentOutcome::Ignored;
        }
        let Some(draft) = self.draft.as_mut().filter(|draft| draft.is_begun()) else {
            return IntentOutcome::Ignored;
        };
        if draft.commit() {
            return self.use_slot(BarSlot::Raise, now_ms);
        }
        // The player did not choose the amount that replaces the text, so the slot ignores input for a while.
        self.refresh();
        self.guard.rest(BarSlot::Raise, now_ms);
        IntentOutcome::Taken
    }

    fn hold_all_in(&mut self, now_ms: u64) -> IntentOutcome {
        let Some(slot) = self.all_in_slot() else { return IntentOutcome::Ignored };
        if self.is_deaf(slot, now_ms) {
            return IntentOutcome::Ignored;
        }
        self.guard.hold(now_ms);
        IntentOutcome::Taken
    }

    fn clear(&mut self) -> IntentOutcome {
        self.guard.cancel();
        let box_cleared = self.queued.take().is_some();
        let marks_cleared = !std::mem::take(&mut self.marked).is_empty();
        let draft_cleared = self.draft.as_mut().is_some_and(BetDraft::clear);
        self.refresh();
        if box_cleared || marks_cleared || draft_cleared { IntentOutcome::Taken } else { IntentOutcome::Ignored }
    }

    fn edit_draft(&mut self, edit: impl FnOnce(&mut BetDraft)) -> IntentOutcome {
        if self.is_sent() {
            return IntentOutcome::Ignored;
        }
        let Some(draft) = &mut self.draft else { return IntentOutcome::Ignored };
        edit(draft);
        self.refresh();
        IntentOutcome::Taken
    }

    /// Gives the guard the meanings of the slots after the viewer changed the amount.
    fn refresh(&mut self) {
        let mut meanings = self.situation.meanings(self.draft.as_ref());
        if self.marks_cards() && !self.marked.is_empty() {
            meanings[BarSlot::Raise.index()] = SlotMeaning::ShowMarked(self.marked.len());
        }
        self.guard.edit(meanings);
    }
}
