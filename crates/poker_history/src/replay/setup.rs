//! Forced bets and stacks of a file as the setup of a hand.

use poker_rules::{Chips, GameSpec, HandSetup, NewcomerPost, Seat, SeatSetup, Stakes};

use super::deal::Deal;
use super::scale::Scale;
use super::{Obstacle, Unfit};
use crate::{Amount, Bets, Deed, Opening, Phh, Reason, Seen};

/// The seats of the players, in the file's order.
pub(super) fn seats(phh: &Phh) -> Result<Vec<Seat>, Unfit> {
    let count = phh.starting_stacks.len();
    let plain: Vec<Seat> = Seat::ALL.into_iter().take(count).collect();
    if plain.len() < count {
        return Err(Unfit::Players);
    }
    let named = phh.seats.iter().flatten().map(|number| Seat::try_from(number - 1).ok()).collect::<Option<Vec<Seat>>>();
    // Seats that do not go round the table once say nothing about who sits left of whom.
    let round = |seats: &Vec<Seat>| {
        let next = seats.iter().skip(1).chain(seats.first());
        seats.len() == count && seats.iter().zip(next).filter(|(seat, next)| seat >= next).count() == 1
    };
    Ok(named.filter(round).unwrap_or(plain))
}

/// Everything before the first action.
pub(super) fn setup(phh: &Phh, game: GameSpec, seats: &[Seat], scale: Scale, deal: &Deal) -> Result<HandSetup, Obstacle> {
    let Opening::Blinds(blinds) = &phh.opening else { return Err(Unfit::Blinds.into()) };
    let (mut blinds, mut antes) = (blinds.clone(), phh.antes.clone());
    let (mut small, mut big) = (0, 1);
    if seats.len() == 2 {
        blinds.reverse();
        antes.reverse();
        (small, big) = (1, 0);
    }
    let chips = |amount: Amount| scale.chips(amount);
    let small_blind = Some(blinds[small]).filter(|blind| !blind.is_zero());
    let stakes = Stakes {
        small_blind: chips(small_blind.or_else(|| phh.number("_small_blind")).unwrap_or_default()).map_err(|_| Unfit::Blinds)?,
        big_blind: chips(blinds[big]).map_err(|_| Unfit::Blinds)?,
        ante: chips(antes[0])?,
    };
    if stakes.big_blind.is_zero() {
        return Err(Unfit::Blinds.into());
    }
    check_bets(phh, scale, &stakes)?;
    if antes.iter().any(|ante| scale.chips(*ante) != Ok(stakes.ante)) {
        return Err(Unfit::Antes.into());
    }
    let mut straddle = None;
    let mut players = Vec::new();
    for (place, (seat, stack)) in seats.iter().zip(&phh.starting_stacks).enumerate() {
        let mut post = None;
        if place != small && place != big && !blinds[place].is_zero() {
            let amount = chips(blinds[place].magnitude())?;
            if blinds[place].is_negative() {
                post = Some(NewcomerPost::live(amount));
            } else if place == big + 1 && amount > stakes.big_blind {
                straddle = Some(amount);
            } else {
                return Err(Unfit::Blinds.into());
            }
        }
        players.push(SeatSetup { seat: *seat, stack: chips(stack.ok_or(Unfit::Stack)?)?, post });
    }
    Ok(HandSetup {
        game,
        stakes,
        seats: players.into_iter().collect(),
        button: seats[seats.len() - 1],
        small_blind: small_blind.map(|_| seats[small]),
        big_blind: seats[big],
        straddle,
        deck: deal.deck().ok_or_else(|| Reason::Cards("d dh".to_owned()))?,
        muck_at_showdown: phh.actions.iter().any(|step| matches!(step.deed, Some(Deed::ShowOrMuck { seen: Seen::Nothing, .. }))),
    })
}

/// Bets are the big blind, and twice as much on the late streets.
fn check_bets(phh: &Phh, scale: Scale, stakes: &Stakes) -> Result<(), Unfit> {
    let twice = Chips::new(stakes.big_blind.get().saturating_mul(2));
    let fits = match phh.bets {
        Bets::AtLeast(least) => scale.chips(least)? == stakes.big_blind,
        Bets::Fixed { small, big } => scale.chips(small)? == stakes.big_blind && scale.chips(big)? == twice,
    };
    if fits { Ok(()) } else { Err(Unfit::BetSizes) }
}
