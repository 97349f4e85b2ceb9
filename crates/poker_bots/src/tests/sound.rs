//! In any situation a bot's decision is legal and not foolish.

use poker_protocol::{HandId, SeatStack, SeenEvent};
use poker_rules::{Action, Chips, LegalActions, Preset, PresetKind, RaiseRange, Seat, Street};

use super::play::{BIG_BLIND, HOLDEM, Player, bot, is_legal, play, rng};
use crate::chance::{below, happens};
use crate::{BotBrain, Persona};

#[test]
fn a_hundred_thousand_decisions_against_random_players_are_legal() {
    let mut rng = rng(1);
    let mut decisions = 0;
    for size in [2, 3, 6, 9] {
        for persona in Persona::ALL {
            let mut players: Vec<Player> =
                (0..size).map(|seat| if seat % 2 == 0 { bot(HOLDEM, persona, seat) } else { Player::Random }).collect();
            play(HOLDEM, &mut players, 1700, &mut rng, &mut |hand, seat, legal, action| {
                decisions += 1;
                assert!(is_legal(action, legal), "{persona:?} {action:?} of {legal:?}");
                assert!(action != Action::Fold || !legal.check, "{persona:?} folds where a check is free");
                let answer = hand.live().without(seat).iter().any(|other| !hand.stack(other).is_zero());
                assert!(answer || !matches!(action, Action::RaiseTo(_)), "{persona:?} raises where all are all-in");
            });
        }
    }
    assert!(decisions > 100_000, "only {decisions}");
}

#[test]
fn a_bot_that_has_seen_nothing_of_the_hand_decides_legally() {
    let mut rng = rng(2);
    for _ in 0..20_000 {
        let brain = BotBrain::new(Persona::ALL[usize::try_from(below(4, &mut rng)).unwrap()].style());
        let legal = any_legal(&mut rng);
        let action = brain.decide(&legal, &mut rng);
        assert!(is_legal(action, &legal), "{action:?} of {legal:?}");
    }
}

fn any_legal(rng: &mut impl rand::Rng) -> LegalActions {
    let check = happens(500, rng);
    let min_to = Chips::new(u64::from(1 + below(1000, rng)));
    let max_to = Chips::new(min_to.get() + u64::from(below(10_000, rng)));
    LegalActions {
        check,
        call: (!check).then(|| Chips::new(u64::from(1 + below(500, rng)))),
        raise: happens(600, rng).then_some(RaiseRange { min_to, max_to, opens: check, undersized: min_to == max_to }),
        presets: [Preset { kind: PresetKind::Min, to: min_to }, Preset { kind: PresetKind::AllIn, to: max_to }].into_iter().collect(),
    }
}

#[test]
fn deep_stacks_do_not_open_all_in() {
    let mut rng = rng(3);
    let (mut decisions, mut shoves) = (0, 0);
    let mut players: Vec<Player> = (0..6).map(|seat| bot(HOLDEM, Persona::ALL[usize::from(seat) % 4], seat)).collect();
    play(HOLDEM, &mut players, 4000, &mut rng, &mut |hand, seat, legal, action| {
        let unraised = hand.street() == Street::Preflop && hand.bet_to_match() == BIG_BLIND;
        if unraised && hand.stack(seat) > Chips::new(BIG_BLIND.get() * 25) {
            decisions += 1;
            let all_in = legal.raise.map(|range| Action::RaiseTo(range.max_to));
            shoves += u32::from(Some(action) == all_in);
        }
    });
    assert!(decisions > 5_000, "only {decisions}");
    assert_eq!(shoves, 0);
}

#[test]
fn the_same_cards_in_the_same_situation_do_not_always_lead_to_the_same_decision() {
    let mut rng = rng(4);
    let seats = [0, 1, 2].map(Seat::new);
    let card = |text: &str| Some(text.parse().unwrap());
    let mut brain = BotBrain::seated(Persona::LooseAggressive.style(), seats[0], BIG_BLIND, HOLDEM);
    let players = seats.map(|seat| SeatStack { seat, stack: Chips::new(10_000) });
    brain.see_event(&SeenEvent::Started { hand: HandId(1), button: seats[2], players: players.to_vec(), root: None, nonces: Vec::new() });
    brain.see_event(&SeenEvent::Dealt { seat: seats[0], card: card("Ks"), opening: None });
    brain.see_event(&SeenEvent::Dealt { seat: seats[0], card: card("9h"), opening: None });
    let presets = [(PresetKind::Min, 200), (PresetKind::Times25, 250), (PresetKind::Times3, 300)];
    let legal = LegalActions {
        check: false,
        call: Some(Chips::new(100)),
        raise: Some(RaiseRange { min_to: Chips::new(200), max_to: Chips::new(10_000), opens: false, undersized: false }),
        presets: presets.map(|(kind, to)| Preset { kind, to: Chips::new(to) }).into_iter().collect(),
    };
    let answers: Vec<Action> = (0..200).map(|_| brain.decide(&legal, &mut rng)).collect();
    assert!(answers.contains(&Action::Call) || answers.contains(&Action::Fold));
    assert!(presets.iter().filter(|(_, to)| answers.contains(&Action::RaiseTo(Chips::new(*to)))).count() >= 2, "one size only");
}
