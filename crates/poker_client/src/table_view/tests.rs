//! Everything that is shown, announced or heard of a hand follows what lies on the felt.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{HandId, JackpotKind, Money, Notice, SeatState, SeenEvent, StackChange, TableEvent, TableId};
use poker_rules::{Act, Card, Chips, Seat};
use poker_text::{Language, Texts};
use proptest::prelude::*;

use crate::test_room::{CASES, HERO, TestRoom};
use crate::{
    ActionBar, AheadDecision, Amounts, Announcer, AtTable, BarMode, BarSlot, Cue, HandLine, LogWhat, MotionPace, Playback, SeatAction,
    SlotMeaning, SoundCue, TableModel, TableView, TimelineStep, Timing, card_text,
};

/// A table on a screen, and what its player can learn there.
struct WatchedTable {
    model: TableModel,
    playback: Playback,
    bar: ActionBar,
    announcer: Announcer,
    texts: Texts,
    now: u64,
    hand: Option<HandId>,
    /// Cards that have been visible in this hand.
    open: BTreeSet<Card>,
    /// The number of looks at which the view lagged behind the model.
    behind: u32,
    /// The number of the player's acts on streets that passed within one frame.
    unseen_acts: usize,
}

impl WatchedTable {
    fn new(model: TableModel) -> Self {
        let timing = Timing::from_ron(include_str!("../../../../assets/timing.ron")).unwrap();
        Self {
            playback: Playback::new(&model, timing, MotionPace::default()),
            bar: ActionBar::new(TableId(1), 600),
            announcer: Announcer::default(),
            texts: Texts::embedded(Language::English),
            now: 0,
            hand: None,
            open: BTreeSet::new(),
            behind: 0,
            unseen_acts: 0,
            model,
        }
    }

    /// Applies an event of the room, with the messages that a room with seats and balances sends after it.
    fn hear(&mut self, event: TableEvent) {
        let ended = matches!(event, TableEvent::Hand { event: SeenEvent::Ended { .. } });
        let stacked = matches!(event, TableEvent::StackChanged { seat: HERO, why: StackChange::TopUp, .. });
        self.tell(event);
        if ended {
            let hand = self.model.felt().hand.unwrap();
            let jackpot =
                Notice::Jackpot { kind: JackpotKind::BadBeat, seat: HERO, player: "Maren".to_owned(), amount: Money::new(500), hand };
            self.tell(TableEvent::Notice { notice: jackpot });
        }
        let broke = self.model.hero_seat().is_some_and(|seat| seat.stack.is_zero());
        if ended && broke {
            self.tell(TableEvent::StateChanged { seat: HERO, state: SeatState::Busted });
        }
        if stacked {
            self.tell(TableEvent::StateChanged { seat: HERO, state: SeatState::Playing });
        }
    }

    fn tell(&mut self, event: TableEvent) {
        let cues = self.model.apply(event, self.now);
        self.playback.push(cues);
        self.playback.hurry_for_prompt(&self.model);
        self.look();
    }

    fn wait(&mut self, ms: u16) {
        self.now += u64::from(ms);
        let step = self.playback.advance(f32::from(ms));
        self.unseen_acts += acts_on_skipped_streets(&step.finished);
        self.begin_hand();
        let of_this_hand = step.finished.rsplit(|cue| matches!(cue, Cue::Hand { .. })).next().unwrap_or_default();
        self.open.extend(of_this_hand.iter().flat_map(cards_of));
        self.look();
        self.listen(&step);
    }

    fn begin_hand(&mut self) {
        let hand = self.playback.view().felt().hand;
        if hand != self.hand {
            self.hand = hand;
            self.open.clear();
        }
    }

    /// Checks everything that is shown.
    fn look(&mut self) {
        self.begin_hand();
        let felt = self.playback.view().felt();
        let held = felt.seats.values().filter_map(|taken| taken.play.as_ref()).flat_map(|play| play.cards.iter().flatten());
        self.open.extend(felt.board.iter().chain(held));
        self.behind += u32::from(felt != self.model.felt());
        self.look_at_log();
        self.look_at_hand_line();
        self.look_at_notices();
        self.look_at_bar();
        self.hear_announcements();
    }

    fn look_at_log(&self) {
        let felt = self.playback.view().felt();
        let Some(log) = &self.playback.view().log().current else { return };
        assert_eq!(Some(log.hand), felt.hand);
        let mut paid: BTreeMap<Seat, u64> = BTreeMap::new();
        let mut wins = Vec::new();
        for line in &log.lines {
            let seat = line.who.as_ref().map(|who| who.seat);
            match &line.what {
                LogWhat::Dealt(cards) | LogWhat::Street { cards, .. } | LogWhat::Shown { cards, .. } => {
                    assert!(cards.iter().all(|card| self.open.contains(card)), "{line:?} while {:?} lay open", self.open);
                }
                LogWhat::Posted { amount, .. } | LogWhat::Acted { paid: amount, .. } => {
                    *paid.entry(seat.unwrap()).or_default() += amount.get()
                }
                LogWhat::Returned(amount) => *paid.entry(seat.unwrap()).or_default() -= amount.get(),
                LogWhat::Won { pot, amount, .. } => wins.push((*pot, seat.unwrap(), *amount)),
                LogWhat::Drew { .. }
                | LogWhat::Shuffled(_)
                | LogWhat::Raked(_)
                | LogWhat::Mucked
                | LogWhat::ToppedUp(_)
                | LogWhat::Corrected(_)
                | LogWhat::Void => {}
            }
            if let LogWhat::Acted { act: Act::Fold, .. } = line.what {
                assert!(felt.play(seat.unwrap()).is_none_or(|play| play.folded), "{line:?}");
            }
        }
        if log.lines.iter().any(|line| line.what == LogWhat::Void) {
            return;
        }
        assert_eq!(wins, felt.wins.iter().map(|win| (win.pot, win.seat, win.amount)).collect::<Vec<_>>());
        for (seat, taken) in &felt.seats {
            let Some(play) = &taken.play else { continue };
            assert_eq!(paid.get(seat).copied().unwrap_or_default(), play.invested.get(), "{seat:?}");
        }
    }

    fn look_at_hand_line(&self) {
        let (felt, game) = (self.playback.view().felt(), &self.model.info().game);
        let Some(line) = felt.hand_line(HERO, game) else { return };
        let cards: Vec<Card> = felt.play(HERO).unwrap().cards.iter().map(|card| card.unwrap()).collect();
        assert_eq!(Some(line), HandLine::of(&cards, &felt.board, game));
    }

    fn look_at_notices(&self) {
        let felt = self.playback.view().felt();
        for told in self.playback.view().notices(&self.model) {
            if let Notice::Jackpot { hand, .. } = told.notice {
                assert!(felt.hand != Some(hand) || felt.over, "the jackpot is told before the hand is");
            }
        }
    }

    fn look_at_bar(&mut self) {
        let (felt, settled) = (self.playback.view().felt(), self.playback.timeline().is_idle());
        let at = AtTable { model: &self.model, felt, settled, balance: Money::new(100_000), can_refill: true };
        self.bar.update(&at, self.now);
        if self.bar.mode() == BarMode::Turn && !self.bar.is_sent() {
            assert_eq!((felt.acting, felt.turn), (Some(HERO), self.model.turn().map(|turn| turn.turn)));
        }
        let seat = felt.seats.get(&HERO);
        for slot in BarSlot::ALL {
            match self.bar.slot(slot, self.now).meaning {
                // The bar stays as it is until the player's own act is shown.
                SlotMeaning::Ahead(_) if felt.acting == Some(HERO) => {}
                SlotMeaning::Ahead(AheadDecision::Call { amount, .. }) => {
                    assert!(amount <= felt.highest_bet().max(self.model.info().big_blind))
                }
                SlotMeaning::Seat(SeatAction::NextHand) => assert!(felt.over && !felt.wins.is_empty()),
                SlotMeaning::Seat(SeatAction::BuyIn(_) | SeatAction::Refill) => {
                    assert_eq!(seat.map(|seat| seat.state), Some(SeatState::Busted), "the stack is offered anew before it is seen lost");
                    assert!(felt.over);
                }
                _ => {}
            }
        }
    }

    fn hear_announcements(&mut self) {
        let amounts = Amounts { currency: poker_protocol::Currency::Eur, big_blind: Chips::new(20), in_bb: false, plain_chips: false };
        let said = self.announcer.follow(self.playback.view(), &self.model.info().game, None, &amounts);
        for words in said.iter().map(|text| self.texts.say(text)) {
            for card in Card::ALL {
                assert!(!words.contains(&self.texts.say(&card_text(card))) || self.open.contains(&card), "{words}");
            }
            assert!(!words.contains(" wins ") || !self.playback.view().felt().wins.is_empty(), "{words}");
        }
    }

    /// Checks that the sound of a won pot comes only after every hand shown for it is open.
    fn listen(&self, step: &TimelineStep) {
        let shown = |view: &TableView, hand| {
            let lines = view.log().current.iter().filter(|log| Some(log.hand) == hand).flat_map(|log| &log.lines);
            let before = lines.take_while(|line| !matches!(line.what, LogWhat::Won { .. }));
            before.filter(|line| matches!(line.what, LogWhat::Shown { .. })).count()
        };
        if step.started.iter().chain(&step.finished).any(|cue| matches!(cue, Cue::Hand { .. })) {
            // Whole hands were skipped, so there is nothing to compare.
            return;
        }
        let won = step.started.iter().filter(|cue| matches!(cue, Cue::Award { .. }));
        if SoundCue::of_all(won).contains(&SoundCue::Win) {
            let view = self.playback.view();
            let (seen, told) = (shown(view, self.hand), shown(&TableView::of(&self.model), self.hand));
            assert!(self.hand != self.model.felt().hand || seen == told, "{seen} of {told} hands lie open");
        }
    }
}

/// Cards that are visible at the end of this movement. A screen that lags far behind ends several movements in one frame.
fn cards_of(cue: &Cue) -> Vec<Card> {
    match cue {
        Cue::Flip { card, .. } | Cue::Board { card, .. } => vec![*card],
        Cue::Show { cards, .. } => cards.clone(),
        Cue::ShowPart { cards, .. } => cards.iter().copied().flatten().collect(),
        _ => Vec::new(),
    }
}

/// The number of the player's acts on streets that both began and ended in this list.
fn acts_on_skipped_streets(cues: &[Cue]) -> usize {
    let mut dealt = None;
    let (mut skipped, mut on_street) = (0, 0);
    for cue in cues {
        match cue {
            Cue::Hand { .. } => (dealt, on_street) = (None, 0),
            Cue::Board { street, .. } if dealt != Some(*street) => {
                skipped += if dealt.is_some() { on_street } else { 0 };
                (dealt, on_street) = (Some(*street), 0);
            }
            Cue::Check { seat: HERO } | Cue::Bet { seat: HERO, .. } | Cue::Fold { seat: HERO } => on_street += 1,
            _ => {}
        }
    }
    skipped
}

fn drive(screen: &mut WatchedTable, events: impl IntoIterator<Item = TableEvent>, pauses: &[u16]) {
    let mut pauses = pauses.iter().copied().cycle();
    for event in events {
        screen.hear(event);
        // Many messages come at once, others long after.
        let mut pause = pauses.next().unwrap().saturating_sub(200);
        while pause > 0 {
            let frame = pause.min(30);
            screen.wait(frame);
            pause -= frame;
        }
    }
    while !screen.playback.timeline().is_idle() {
        screen.wait(16);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(CASES))]

    #[test]
    fn nothing_that_is_shown_or_heard_tells_more_than_the_felt(seed: u64, pauses in proptest::collection::vec(0_u16..900, 1..40)) {
        let (begin, moments) = TestRoom::of_any_game(seed).play(5);
        let mut screen = WatchedTable::new(TableModel::from_snapshot(begin, 0));
        drive(&mut screen, moments.into_iter().map(|moment| moment.event), &pauses);
        prop_assert!(screen.behind > 10, "the view never lagged: nothing was tested");
        prop_assert_eq!(screen.playback.view(), &TableView::of(&screen.model));
    }
}

#[test]
fn five_hands_told_at_once_are_told_no_further_than_the_felt_shows_them() {
    for seed in [196, 217, 268, 299, 375, 411, 415, 470] {
        let (begin, moments) = TestRoom::of_any_game(seed).play(5);
        let mut screen = WatchedTable::new(TableModel::from_snapshot(begin, 0));
        drive(&mut screen, moments.into_iter().map(|moment| moment.event), &[0]);
        assert!(screen.unseen_acts > 0, "seed {seed}: the view skips no street on which the player acts");
        assert_eq!(screen.playback.view(), &TableView::of(&screen.model), "seed {seed}");
    }
}
