//! Tokens: kept by their digests, revocable, good for a time.

use poker_protocol::{Closing, DoorMessage, DoorRefusal, DoorRequest, Token};

use super::porch::{Porch, RIGHT, closed, player_of, refused, token_of};
use crate::door::{AccountChange, Accounts as _, Deed, DoorOutput, TokenDigest};

#[test]
fn a_token_signs_in_until_it_is_signed_out() {
    let mut porch = Porch::new();
    let (owner, token) = porch.sign_up("Åsa");
    let thief = porch.come();
    assert!(player_of(&porch.sign_in_with(thief, token)).is_some(), "whoever has it is let in");
    porch.enter(thief);
    porch.door.ask(owner, DoorRequest::SignOut, porch.now);
    let told = porch.work();
    assert_eq!(told[0], (owner, DoorOutput::Say(DoorMessage::SignedOut)));
    assert_eq!(told[1..], closed(thief, Closing::SignedOut), "the thief too");
    assert_eq!(porch.sign_in_with(owner, token), refused(DoorRefusal::WrongToken));
    assert!(player_of(&porch.sign_in(owner, "Åsa", RIGHT)).is_some(), "the connection goes on");
}

#[test]
fn signing_out_leaves_the_tokens_of_other_devices_alone() {
    let mut porch = Porch::new();
    let (desk, _) = porch.sign_up("Åsa");
    let phone = porch.come();
    let token = token_of(&porch.sign_in(phone, "Åsa", RIGHT)).unwrap();
    porch.ask(desk, DoorRequest::SignOut);
    let later = porch.come();
    assert!(player_of(&porch.sign_in_with(later, token)).is_some());
}

#[test]
fn no_token_that_was_not_given_signs_in() {
    let mut porch = Porch::new();
    let (_, Token(mut bytes)) = porch.sign_up("Åsa");
    bytes[31] ^= 1;
    let thief = porch.come();
    assert_eq!(porch.sign_in_with(thief, Token(bytes)), refused(DoorRefusal::WrongToken));
}

#[test]
fn a_token_is_renewed_when_half_its_life_is_over_and_worthless_at_its_end() {
    let mut porch = Porch::new();
    let (_, token) = porch.sign_up("Åsa");
    let (day, days) = (86_400, u64::from(porch.terms.token_days));
    let sign_in = |porch: &mut Porch, token| {
        let guest = porch.come();
        porch.sign_in_with(guest, token)
    };
    porch.wait_s(days * day / 2 - 1);
    let told = sign_in(&mut porch, token);
    assert!(player_of(&told).is_some() && token_of(&told).is_none(), "it goes on being good");
    porch.wait_s(1);
    let renewed = token_of(&sign_in(&mut porch, token)).expect("a new one");
    assert!(player_of(&sign_in(&mut porch, token)).is_some(), "the old one too, should the new one have been lost");
    porch.wait_s(days * day / 2);
    assert_eq!(sign_in(&mut porch, token), refused(DoorRefusal::WrongToken));
    assert!(player_of(&sign_in(&mut porch, renewed)).is_some());
    porch.work();
    assert_eq!(porch.books.token(&TokenDigest::of(&token)).unwrap(), None, "it is forgotten");
}

#[test]
fn tokens_that_an_operator_revokes_end_their_connections_and_no_others() {
    let mut porch = Porch::new();
    let (guest, token) = porch.sign_up("Åsa");
    let (bystander, _) = porch.sign_up("Bo");
    porch.enter(guest);
    porch.enter(bystander);
    let player = porch.account("Åsa").player;
    let log = AccountChange::Log { at: porch.now, by: "Ada".to_owned(), deed: Deed::TokensRevoked { player } };
    porch.books.change(player, &[AccountChange::RevokeTokens { but: None }, log]).unwrap();
    porch.wait_s(1);
    assert_eq!(porch.work(), closed(guest, Closing::SignedOut));
    let again = porch.come();
    assert_eq!(porch.sign_in_with(again, token), refused(DoorRefusal::WrongToken));
}

#[test]
fn the_books_hold_a_digest_and_nothing_prints_a_secret() {
    let token = Token([0xa5; 32]);
    let digest = TokenDigest::of(&token);
    assert_ne!(digest.0, token.0);
    let mut porch = Porch::new();
    let (guest, token) = porch.sign_up("Åsa");
    let told = porch.ask(guest, DoorRequest::SignOut);
    let hex: String = token.0.iter().map(|byte| format!("{byte:02x}")).collect();
    let account = porch.account("Åsa");
    let printed = format!("{told:?} {token:?} {account:?}");
    assert!(!printed.contains(&hex) && !printed.contains("argon2"), "{printed}");
}
