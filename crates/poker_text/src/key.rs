//! The keys of all texts and the arguments each takes.

/// One key with its arguments.
#[derive(Debug)]
pub(crate) struct Entry {
    /// As the files write it: `action-call-amount`.
    pub id: &'static str,
    /// In the order of its constructor.
    pub params: &'static [Param],
}

/// One argument of a key.
#[derive(Debug)]
pub(crate) struct Param {
    /// As the files write it, without `$`.
    pub name: &'static str,
    /// What it expands to.
    pub kind: ParamKind,
}

/// What an argument expands to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ParamKind {
    Plain,
    /// A rank of a card: itself and a form for each of [`RANK_ROLES`], as `$a-pl`.
    Rank,
}

/// The forms of a rank beside its name: noun, plural, and two that only French needs (after “of”, and in “to the ace”).
pub(crate) const RANK_ROLES: [&str; 4] = ["n", "pl", "of", "to"];

/// `action_call_amount` as the files write it.
pub(crate) const fn dashed<const N: usize>(name: &str) -> [u8; N] {
    let bytes = name.as_bytes();
    let mut out = [0; N];
    let mut at = 0;
    while at < N {
        out[at] = if bytes[at] == b'_' { b'-' } else { bytes[at] };
        at += 1;
    }
    out
}

/// Rust names are UTF-8, and still are with dashes.
pub(crate) const fn utf8(bytes: &'static [u8]) -> &'static str {
    match str::from_utf8(bytes) {
        Ok(name) => name,
        Err(_) => panic!("a Rust name is UTF-8"),
    }
}

/// The key of a subject and a name.
macro_rules! id {
    ($subject:ident, $name:ident) => {{
        const NAME: &str = concat!(stringify!($subject), "-", stringify!($name));
        const ID: &[u8; NAME.len()] = &$crate::key::dashed(NAME);
        $crate::key::utf8(ID)
    }};
}

/// What an argument expands to, from its mark in the list.
macro_rules! kind {
    () => {
        $crate::key::ParamKind::Plain
    };
    (rank) => {
        $crate::key::ParamKind::Rank
    };
}

/// The Rust type of an argument, from its mark in the list.
macro_rules! param {
    () => { impl Into<$crate::Arg> };
    (rank) => { $crate::RankWord };
}

/// Declares the texts of one subject: a constructor for each, and the table of their keys.
macro_rules! texts {
    ($subject:ident: $( $name:ident $( ( $( $arg:ident $(: $kind:ident)? ),+ ) )? ),* $(,)?) => {
        $(
            #[doc = concat!("The text `", stringify!($subject), "-", stringify!($name), "`, with dashes for underscores.")]
            pub fn $name($( $( $arg: $crate::key::param!($($kind)?) ),+ )?) -> $crate::Text {
                $crate::Text::new($crate::key::id!($subject, $name), vec![$( $( (stringify!($arg), $arg.into()) ),+ )?])
            }
        )*

        /// The keys of this subject.
        pub(crate) const ENTRIES: &[$crate::key::Entry] = &[$(
            $crate::key::Entry {
                id: $crate::key::id!($subject, $name),
                params: &[$( $( $crate::key::Param { name: stringify!($arg), kind: $crate::key::kind!($($kind)?) } ),+ )?],
            }
        ),*];
    };
}

pub(crate) use {id, kind, param, texts};
