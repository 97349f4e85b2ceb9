//! Why a text is no shared hand.

/// Why a text is no shared hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadShare {
    /// The text does not begin with [`super::SHARE_PREFIX`].
    #[error("the text does not begin with {}", super::SHARE_PREFIX)]
    NoPrefix,
    /// The text is longer than any shared hand.
    #[error("the text is too long")]
    TooLong,
    /// A shared hand has no such letter.
    #[error("a shared hand has no letter {0:?}")]
    Letter(char),
    /// Letters were changed or are missing.
    #[error("letters were changed or are missing")]
    Changed,
    /// A newer program wrote the text, in this version.
    #[error("version {0} is not known")]
    Version(u8),
    /// The letters are complete, and hold no hand.
    #[error("the text holds no hand")]
    NoHand,
}
