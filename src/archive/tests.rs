//! The list of hands.

use poker_archive::{ArchiveRequest, HandFilter};

use super::HandList;

#[test]
fn a_list_asks_for_each_page_once_and_for_the_first_again_when_a_hand_was_kept() {
    let mut list = HandList::default();
    let all = HandFilter::default();
    assert!(matches!(list.want(&all, 0), Some(ArchiveRequest::List { after: None, .. })));
    assert!(list.want(&all, 0).is_none(), "it was asked for");
    list.take(&all, None, Vec::new(), Some(Default::default()));
    assert!(list.want(&all, 0).is_none(), "there are no hands");
    list.is_older();
    assert!(matches!(list.want(&all, 0), Some(ArchiveRequest::List { after: None, .. })), "a hand was kept");
    let starred = HandFilter { starred: true, ..all.clone() };
    assert!(matches!(list.want(&starred, 0), Some(ArchiveRequest::List { after: None, .. })), "another filter");
    list.take(&all, None, Vec::new(), Some(Default::default()));
    assert!(list.tally.is_none(), "an answer to the filter before");
    list.take(&starred, None, Vec::new(), Some(Default::default()));
    assert!(list.tally.is_some());
}
