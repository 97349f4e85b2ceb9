//! The state of a table as it is shown. It follows the model cue by cue.

#[cfg(test)]
mod tests;

use poker_rules::{Card, Chips, Seat, Street};

use crate::cue::ChipMove;
use crate::{Cue, LastAct, PotAward, SeatHand, ShownHand, TableLog, TableModel, TableSeat, TableState, TableTournament, TimedNotice};

/// A table as it is shown. A cue changes it when its movement ends; once all movements have ended, it equals the model.
///
/// Everything that informs the player about a hand reads this and not the model, so that nothing is announced before it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableView {
    felt: TableState,
    log: TableLog,
    /// Notices below this id have been shown.
    told: u32,
    tournament: Option<TableTournament>,
}

impl TableView {
    /// A view that equals the model: at the start, after a reconnect, when animations are skipped.
    pub fn of(model: &TableModel) -> Self {
        Self {
            felt: model.felt().clone(),
            log: model.log().clone(),
            told: model.notices().next_id(),
            tournament: model.tournament().cloned(),
        }
    }

    /// The table as it is drawn.
    pub fn felt(&self) -> &TableState {
        &self.felt
    }

    /// The log of this hand and the last, as far as they have been shown.
    pub fn log(&self) -> &TableLog {
        &self.log
    }

    /// The notices of `model` whose cues have been shown.
    pub fn notices<'a>(&self, model: &'a TableModel) -> impl Iterator<Item = &'a TimedNotice> {
        let told = self.told;
        model.notices().list().iter().filter(move |notice| notice.id < told)
    }

    /// The tournament of the table, as far as it has been shown; `None` at a cash table.
    pub fn tournament(&self) -> Option<&TableTournament> {
        self.tournament.as_ref()
    }

    /// Whether the player is between two tables of a pool and still sees the table of the last hand.
    pub(crate) fn is_of_last_table(&self, model: &TableModel) -> bool {
        let seat = model.hero().and_then(|hero| self.felt.seats.get(&hero));
        let sat = seat.zip(model.hero_seat()).is_some_and(|(then, now)| then.player == now.player);
        sat && model.is_between_tables() && self.is_beyond_hands_of(model)
    }

    /// Whether a hand of a pool is shown while the model has no hand.
    pub(crate) fn is_beyond_hands_of(&self, model: &TableModel) -> bool {
        model.info().form.moves_players() && self.felt.hand.is_some() && model.felt().hand.is_none()
    }

    /// Folds the player's hand in the view. The room sends no event for a fold ahead of the turn.
    pub(crate) fn leave_hand(&mut self, model: &TableModel) {
        let over = self.felt.over;
        if let Some(play) = model.hero().and_then(|hero| self.felt.play_mut(hero)).filter(|play| play.is_live() && !over) {
            play.fold();
        }
    }

    /// Applies a movement that has ended.
    pub fn apply(&mut self, cue: &Cue) {
        self.lay(cue);
        self.log.record(cue, &self.felt);
    }

    fn lay(&mut self, cue: &Cue) {
        let felt = &mut self.felt;
        match cue {
            Cue::Hand { hand, button, players, shuffle: _ } => {
                felt.clear_hand();
                felt.hand = Some(*hand);
                felt.button = Some(*button);
                felt.street = Some(Street::Preflop);
                for player in players {
                    if let Some(seat) = felt.seats.get_mut(&player.seat) {
                        seat.stack = player.stack;
                        seat.play = Some(SeatHand::default());
                    }
                }
            }
            Cue::Draw { cards, button } => felt.draw_for_button(cards, *button),
            Cue::Post { seat, chips, dead, .. } => {
                felt.dead = *dead;
                self.move_chips(*seat, chips);
            }
            Cue::Deal { seat, nth } => self.put_card(*seat, *nth, None),
            Cue::Flip { seat, nth, card } => self.put_card(*seat, *nth, Some(*card)),
            Cue::Board { street, nth, card } => {
                if felt.street != Some(*street) {
                    felt.begin_street(*street);
                }
                felt.board.truncate(usize::from(*nth));
                felt.board.push(*card);
            }
            Cue::Check { seat } => self.act(*seat, LastAct::Check),
            Cue::Bet { seat, act, chips } => {
                self.act(*seat, *act);
                self.move_chips(*seat, chips);
            }
            Cue::Fold { seat } => {
                felt.stop_acting(*seat);
                if let Some(play) = felt.play_mut(*seat) {
                    play.fold();
                }
            }
            Cue::Return { seat, chips } => self.move_chips(*seat, chips),
            Cue::Gather { pots } => felt.gather(pots),
            Cue::Rake { pots, .. } => felt.pots.clone_from(pots),
            Cue::Show { seat, cards, best, name, low, open: _ } => {
                if let Some(play) = felt.play_mut(*seat) {
                    play.cards = cards.iter().copied().map(Some).collect();
                    play.shown = Some(ShownHand { best: best.clone(), name: *name, low: *low });
                }
            }
            Cue::ShowPart { open: true, .. } => {}
            Cue::ShowPart { seat, cards, open: false } => {
                if let Some(play) = felt.play_mut(*seat) {
                    play.cards.clone_from(cards);
                }
            }
            Cue::Muck { seat } => {
                if let Some(play) = felt.play_mut(*seat) {
                    play.muck();
                }
            }
            Cue::Award { pot, half, seat, amount, stack } => {
                felt.wins.push(PotAward { pot: *pot, half: *half, seat: *seat, amount: *amount });
                self.set_stack(*seat, *stack);
            }
            Cue::HandOver { stacks } => {
                felt.over = true;
                felt.nobody_acts();
                felt.choice = None;
                for seat in stacks {
                    self.set_stack(seat.seat, seat.stack);
                }
            }
            Cue::Void => felt.clear_hand(),
            Cue::Turn { seat, turn, .. } => {
                felt.acting = Some(*seat);
                felt.turn = Some(*turn);
            }
            Cue::Choice { turn } => felt.choice = Some(*turn),
            Cue::Sat { seat, player, stack, state } => {
                felt.seats.insert(*seat, TableSeat { player: player.clone(), stack: *stack, state: *state, play: None });
            }
            Cue::Left { seat } => {
                felt.stop_acting(*seat);
                felt.seats.remove(seat);
            }
            Cue::State { seat, state } => {
                if let Some(taken) = felt.seats.get_mut(seat) {
                    taken.state = *state;
                }
            }
            Cue::Stack { seat, stack, .. } => self.set_stack(*seat, *stack),
            Cue::Notice { id } => self.told = self.told.max(id.saturating_add(1)),
            Cue::Tournament { tournament } => self.tournament = Some(tournament.as_ref().clone()),
        }
    }

    fn act(&mut self, seat: Seat, act: LastAct) {
        self.felt.stop_acting(seat);
        if let Some(play) = self.felt.play_mut(seat) {
            play.last = Some(act);
        }
    }

    fn move_chips(&mut self, seat: Seat, chips: &ChipMove) {
        self.set_stack(seat, chips.stack);
        self.felt.set_bet(seat, chips.bet);
        if let Some(play) = self.felt.play_mut(seat) {
            play.invested = chips.invested;
            play.all_in = chips.all_in;
        }
    }

    fn put_card(&mut self, seat: Seat, nth: u8, card: Option<Card>) {
        let Some(play) = self.felt.play_mut(seat) else { return };
        let nth = usize::from(nth);
        if play.cards.len() <= nth {
            play.cards.resize(nth + 1, None);
        }
        play.cards[nth] = card;
    }

    fn set_stack(&mut self, seat: Seat, stack: Chips) {
        if let Some(taken) = self.felt.seats.get_mut(&seat) {
            taken.stack = stack;
        }
    }
}
