//! A tile that is opened large.

use poker_client::{AppIntent, BarIntent, Intent};
use poker_protocol::TableId;

use super::{WholeClient, still};
use crate::desk::Desk;
use crate::intents::Intents;

#[test]
fn escape_makes_a_large_tile_small_once_there_is_nothing_to_clear() {
    const TABLE: TableId = TableId(1);
    let mut client = WholeClient::showing("tiles-nine", &still());
    let large_after = |client: &mut WholeClient, intents: Vec<Intent>| {
        client.world().resource_mut::<Intents>().ask_at(TABLE, intents);
        client.camera.settle();
        client.world().resource::<Desk>().large()
    };
    let clear = Intent::from(BarIntent::Clear);
    assert_eq!(large_after(&mut client, vec![AppIntent::EnlargeTable.into()]), Some(TABLE));
    assert_eq!(large_after(&mut client, vec![BarIntent::Step(1).into(), clear.clone()]), Some(TABLE), "the amount was cleared");
    assert_eq!(large_after(&mut client, vec![clear]), None);
}
