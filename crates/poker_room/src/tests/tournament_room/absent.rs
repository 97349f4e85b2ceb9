//! Players who register and never come (R-TRN-2).

use poker_protocol::Money;

use super::scene::{CardRoom, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::{EntryState, TournamentStage};

#[test]
fn r_trn_2_who_never_comes_is_blinded_off_and_has_paid_buy_in_and_fee_like_all_others() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 8);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    let absent = room.registered(1, id);
    room.room.disconnect(absent, room.now);
    for player in 2..=5 {
        room.registered(player, id);
    }
    room.play(id);
    let tournament = room.room.tournament(id).unwrap();
    assert_eq!((tournament.stage(), room.funds(id)), (TournamentStage::Finished, [Money::ZERO; 3]));
    let paid = tournament.terms().entry.total();
    for entrant in tournament.entrants() {
        let EntryState::Placed { prize, .. } = entrant.state else { panic!("{:?}", entrant.state) };
        let before = Money::new(1_000_000).saturating_sub(paid);
        assert_eq!(room.room.balance(entrant.player), [before, prize].iter().sum());
    }
}
