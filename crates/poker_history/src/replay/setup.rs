//! Makes the setup of a hand from the forced bets and stacks of a file.

use poker_rules::{Chips, GameSpec, HandSetup, Seat, SeatPost, SeatSetup, Stakes, StreetRake};

use super::deal::Deal;
use super::scale::Scale;
use super::{Obstacle, Unfit};
use crate::choices;
use crate::{Bets, Decimal, Opening, Phh, PhhAction, Reason, Seen};

/// The seats of the players, in the order of the file.
pub(super) fn seats(phh: &Phh) -> Result<Vec<Seat>, Unfit> {
    let count = phh.starting_stacks.len();
    let plain: Vec<Seat> = Seat::ALL.into_iter().take(count).collect();
    if plain.len() < count {
        return Err(Unfit::Players);
    }
    let seat = |number: &u8| Seat::try_from(number.checked_sub(1)?).ok();
    let named = phh.seats.iter().flatten().map(seat).collect::<Option<Vec<Seat>>>();
    // The stated seats count only if they go around the table exactly once; otherwise they contradict the order of the players.
    let round = |seats: &Vec<Seat>| {
        let next = seats.iter().skip(1).chain(seats.first());
        seats.len() == count && seats.iter().zip(next).filter(|(seat, next)| seat >= next).count() == 1
    };
    Ok(named.filter(round).unwrap_or(plain))
}

/// The setup of the hand.
pub(super) fn setup(phh: &Phh, game: GameSpec, seats: &[Seat], scale: Scale, deal: &Deal) -> Result<HandSetup, Obstacle> {
    let roles = Roles::of(phh, scale)?;
    let chips = |amount: Decimal| scale.chips(amount);
    let small_blind = roles.small.map(|place| roles.blinds[place]).or_else(|| phh.number("_small_blind")).unwrap_or_default();
    let antes = Antes::of(phh, scale, roles.heads_up())?;
    let stakes = Stakes { small_blind: chips(small_blind)?, big_blind: chips(roles.blinds[roles.big])?, ante: antes.all };
    check_bets(phh, scale, &stakes)?;
    let mut players = Vec::new();
    for (place, (seat, stack)) in seats.iter().zip(&phh.starting_stacks).enumerate() {
        let live = if roles.blinds[place].is_negative() { chips(roles.blinds[place].magnitude())? } else { Chips::ZERO };
        let post = SeatPost { live, dead: antes.dead[place] };
        let post = Some(post).filter(|post| !(post.live.is_zero() && post.dead.is_zero()));
        players.push(SeatSetup { seat: *seat, stack: chips(stack.ok_or(Unfit::Stack)?)?, post });
    }
    let choices = choices::read(phh);
    Ok(HandSetup {
        game,
        stakes,
        street_rake: StreetRake::default(),
        seats: players.into_iter().collect(),
        button: seats[seats.len() - 1],
        small_blind: roles.small.map(|place| seats[place]),
        big_blind: seats[roles.big],
        straddle: roles.straddle.map(|place| chips(roles.blinds[place])).transpose()?,
        deck: deal.deck().ok_or_else(|| Reason::Cards("d dh".to_owned()))?,
        muck_at_showdown: phh.actions.iter().any(|step| matches!(step.action, Some(PhhAction::ShowOrMuck { seen: Seen::Nothing, .. })))
            || choices.as_ref().is_some_and(|choices| !choices.is_empty()),
        ask_to_show: choices.is_some(),
    })
}

/// The forced bets, by the place of the player in the file.
struct Roles {
    /// The forced bet of each player, in the order of the players. With two players the file has the reverse order.
    blinds: Vec<Decimal>,
    small: Option<usize>,
    big: usize,
    straddle: Option<usize>,
}

impl Roles {
    fn of(phh: &Phh, scale: Scale) -> Result<Roles, Unfit> {
        let Opening::Blinds(blinds) = &phh.opening else { return Err(Unfit::Blinds) };
        let mut blinds = blinds.clone();
        let posted = |blinds: &[Decimal]| {
            let positive = blinds.iter().enumerate().filter(|(_, blind)| !blind.is_zero() && !blind.is_negative());
            positive.map(|(place, _)| place).collect::<Vec<_>>()
        };
        let (small, big, straddle) = if blinds.len() == 2 {
            blinds.reverse();
            let [0, 1] = posted(&blinds)[..] else { return Err(Unfit::Blinds) };
            (Some(1), 0, None)
        } else {
            let (Bets::AtLeast(least) | Bets::Fixed { small: least, .. }) = phh.bets;
            match posted(&blinds)[..] {
                [big] => (None, big, None),
                [big, straddle] if blinds[big].equals(least) && scale.chips(blinds[straddle])? > scale.chips(least)? => {
                    (None, big, Some(straddle))
                }
                [small, big] => (Some(small), big, None),
                [small, big, straddle] => (Some(small), big, Some(straddle)),
                _ => return Err(Unfit::Blinds),
            }
        };
        if straddle.is_some_and(|straddle| straddle != big + 1) {
            return Err(Unfit::Blinds);
        }
        Ok(Roles { blinds, small, big, straddle })
    }

    fn heads_up(&self) -> bool {
        self.blinds.len() == 2
    }
}

/// The antes: the part that all players post and match, and the dead part of each player, which goes to the main pot unmatched.
struct Antes {
    all: Chips,
    dead: Vec<Chips>,
}

impl Antes {
    fn of(phh: &Phh, scale: Scale, heads_up: bool) -> Result<Antes, Unfit> {
        let mut antes = phh.antes.iter().map(|ante| scale.chips(*ante)).collect::<Result<Vec<_>, _>>()?;
        if heads_up {
            antes.reverse();
        }
        let trimmed = phh.ante_trimming_status == Some(true);
        // If antes differ, Cardroom's own field `_ante` has the part that all players post.
        let all = match phh.number("_ante") {
            Some(ante) => scale.chips(ante)?,
            None if trimmed => antes.first().copied().unwrap_or_default(),
            None => Chips::ZERO,
        };
        let dead = antes.iter().map(|ante| ante.checked_sub(all)).collect::<Option<Vec<_>>>().ok_or(Unfit::Antes)?;
        if trimmed && dead.iter().any(|dead| !dead.is_zero()) { Err(Unfit::Antes) } else { Ok(Antes { all, dead }) }
    }
}

/// Checks that bets are the big blind and, on the late streets of fixed limit, twice the big blind.
fn check_bets(phh: &Phh, scale: Scale, stakes: &Stakes) -> Result<(), Unfit> {
    let twice = Chips::new(stakes.big_blind.get().saturating_mul(2));
    let fits = match phh.bets {
        Bets::AtLeast(least) => scale.chips(least)? == stakes.big_blind,
        Bets::Fixed { small, big } => scale.chips(small)? == stakes.big_blind && scale.chips(big)? == twice,
    };
    if fits { Ok(()) } else { Err(Unfit::BetSizes) }
}
