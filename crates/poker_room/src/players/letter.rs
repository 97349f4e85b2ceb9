//! A message as the mail keeps and sends it.

use std::ops::Deref;

use poker_protocol::{Message, text_len};

/// A message that players may share, with its length, which is counted once for all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    message: Message,
    text_len: usize,
}

impl Letter {
    /// The number of bytes of the message as text.
    #[must_use]
    pub fn text_len(&self) -> usize {
        self.text_len
    }

    /// The number of bytes for which the message counts where messages are kept: those of its text and those of its fields.
    pub(super) fn kept_bytes(&self) -> usize {
        size_of::<Self>() + self.text_len
    }

    /// The message alone.
    #[must_use]
    pub fn into_message(self) -> Message {
        self.message
    }
}

impl From<Message> for Letter {
    fn from(message: Message) -> Self {
        Self { text_len: text_len(&message), message }
    }
}

impl Deref for Letter {
    type Target = Message;

    fn deref(&self) -> &Message {
        &self.message
    }
}
