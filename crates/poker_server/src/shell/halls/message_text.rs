//! The text of a message of the room, made where it is first written.

use std::sync::{Arc, OnceLock};

use poker_room::Letter;

/// A message whose text is made by the first of its connections that writes it, so that the hall does not wait for it.
#[derive(Debug)]
pub(in crate::shell) struct MessageText {
    letter: Arc<Letter>,
    text: OnceLock<Option<String>>,
}

impl MessageText {
    pub(in crate::shell) fn of(letter: Arc<Letter>) -> Self {
        Self { letter, text: OnceLock::new() }
    }

    /// Whether this is the text of the same message, not only of an equal one.
    pub(super) fn is_of(&self, letter: &Arc<Letter>) -> bool {
        Arc::ptr_eq(&self.letter, letter)
    }

    /// The number of bytes of the text, which need not be made for this.
    pub(in crate::shell) fn bytes(&self) -> usize {
        self.letter.text_len()
    }

    /// The text. It is always there for messages of a room.
    pub(in crate::shell) fn get(&self) -> Option<&str> {
        self.text.get_or_init(|| serde_json::to_string(&**self.letter).ok()).as_deref()
    }
}

#[cfg(test)]
mod tests {
    use poker_protocol::{Message, RequestId};

    use super::*;

    #[test]
    fn the_text_is_made_by_who_writes_it_and_its_length_is_known_before() {
        let text = MessageText::of(Arc::new(Letter::from(Message::Done { request: RequestId(7) })));
        let bytes = text.bytes();
        assert!(text.text.get().is_none(), "nobody has written it");
        assert_eq!(text.get(), Some(r#"{"type":"done","request":7}"#));
        assert_eq!(text.get().map(str::len), Some(bytes));
    }
}
