//! The two channels of a link.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::{ClientMsg, Link, LinkClosed, Message, Money, Request, RequestId, RoomEnd, Seq, ServerMsg, link};

fn ends(capacity: usize) -> (Link, RoomEnd, Arc<AtomicUsize>) {
    let woken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&woken);
    let (client, room) = link(
        capacity,
        Arc::new(move || {
            count.fetch_add(1, Ordering::Relaxed);
        }),
    );
    (client, room, woken)
}

fn balance(seq: u64) -> ServerMsg {
    ServerMsg { seq: Seq(seq), message: Message::Balance { balance: Money::new(1) } }
}

#[test]
fn requests_and_messages_arrive_in_order() {
    let (client, room, _) = ends(4);
    for id in 1..=2 {
        client.send(ClientMsg { id: RequestId(id), request: Request::WatchLobby }).unwrap();
    }
    assert_eq!([1, 2].map(|_| room.requests.try_recv().unwrap().id), [RequestId(1), RequestId(2)]);
    room.send(balance(1)).unwrap();
    room.send(balance(2)).unwrap();
    assert_eq!([1, 2, 3].map(|_| client.try_recv().unwrap().map(|message| message.seq)), [Some(Seq(1)), Some(Seq(2)), None]);
}

#[test]
fn each_message_wakes_the_client() {
    let (_client, room, woken) = ends(4);
    room.send(balance(1)).unwrap();
    room.send(balance(2)).unwrap();
    assert_eq!(woken.load(Ordering::Relaxed), 2);
}

#[test]
fn sending_on_a_full_or_abandoned_link_fails_and_never_blocks() {
    let (client, room, _) = ends(1);
    room.send(balance(1)).unwrap();
    assert_eq!(room.send(balance(2)), Err(LinkClosed));
    drop(room);
    assert_eq!(client.try_recv().unwrap().map(|message| message.seq), Some(Seq(1)));
    assert_eq!(client.try_recv(), Err(LinkClosed));
    assert_eq!(client.send(ClientMsg { id: RequestId(1), request: Request::WatchLobby }), Err(LinkClosed));
}
