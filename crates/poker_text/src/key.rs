//! The keys of all texts with their parameters.

/// One key with its parameters.
#[derive(Debug)]
pub(crate) struct Entry {
    /// The key as in the files, such as `action-call-amount`.
    pub id: &'static str,
    /// The parameters in the order of the constructor.
    pub params: &'static [Param],
}

/// One parameter of a key.
#[derive(Debug)]
pub(crate) struct Param {
    /// The parameter's name as in the files, without `$`.
    pub name: &'static str,
    /// The Fluent arguments that the parameter gives.
    pub kind: ParamKind,
}

/// The Fluent arguments that a parameter gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ParamKind {
    /// One argument with the parameter's name.
    Plain,
    /// The rank of a card: one argument with the parameter's name, and one for each of [`RANK_ROLES`], such as `$a-pl`.
    Rank,
}

/// The forms of a rank besides its name: noun, plural, and two that only French needs (after “of”, and in “to the ace”).
pub(crate) const RANK_ROLES: [&str; 4] = ["n", "pl", "of", "to"];

/// The name with dashes for underscores: `action_call_amount` becomes `action-call-amount`.
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

/// The bytes as text. They come from a Rust name and are therefore UTF-8.
pub(crate) const fn utf8(bytes: &'static [u8]) -> &'static str {
    match str::from_utf8(bytes) {
        Ok(name) => name,
        Err(_) => panic!("a Rust name is UTF-8"),
    }
}

/// The key made of a subject and a name.
macro_rules! id {
    ($subject:ident, $name:ident) => {{
        const NAME: &str = concat!(stringify!($subject), "-", stringify!($name));
        const ID: &[u8; NAME.len()] = &$crate::key::dashed(NAME);
        $crate::key::utf8(ID)
    }};
}

/// The [`ParamKind`] of a parameter, from its mark in the list.
macro_rules! kind {
    () => {
        $crate::key::ParamKind::Plain
    };
    (rank) => {
        $crate::key::ParamKind::Rank
    };
}

/// The Rust type of a constructor's parameter, from its mark in the list.
macro_rules! param {
    () => { impl Into<$crate::Arg> };
    (rank) => { $crate::RankWord };
}

/// Declares the texts of one subject: a constructor for each text, and the table of their keys.
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
