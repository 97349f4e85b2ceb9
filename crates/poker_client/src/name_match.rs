//! Finding a name by the beginning of one of its words.

/// How well a name fits what is typed, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NameMatch {
    /// It is the name.
    Whole,
    /// The name begins so.
    Beginning,
    /// A later word of the name begins so.
    Word,
}

impl NameMatch {
    /// Compares a name with what is typed, in any case of the letters; `None` if no word of the name begins so.
    #[must_use]
    pub fn of(name: &str, typed: &str) -> Option<Self> {
        let (name, typed) = (folded(name), folded(typed));
        if name == typed {
            return Some(Self::Whole);
        }
        let begins = |at: usize| {
            let (before, rest) = name.split_at(at);
            !before.ends_with(char::is_alphanumeric) && rest.starts_with(&typed)
        };
        let first = name.char_indices().map(|(at, _)| at).find(|at| begins(*at))?;
        Some(if first == 0 { Self::Beginning } else { Self::Word })
    }
}

/// In small letters, with one space between words.
fn folded(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::NameMatch;

    #[test]
    fn a_name_is_found_by_the_beginning_of_any_of_its_words() {
        for (name, typed, fits) in [
            ("Bellatrix 3", "bellatrix  3 ", Some(NameMatch::Whole)),
            ("Bellatrix 3", "BELL", Some(NameMatch::Beginning)),
            ("Bellatrix 30", "bellatrix 3", Some(NameMatch::Beginning)),
            ("Bellatrix 3", "3", Some(NameMatch::Word)),
            ("North-Étoile", "étoile", Some(NameMatch::Word)),
            ("Bellatrix 13", "3", None),
            ("Bellatrix 3", "trix", None),
            ("Bellatrix 3", "3 b", None),
            ("", "b", None),
        ] {
            assert_eq!(NameMatch::of(name, typed), fits, "{name} {typed}");
        }
    }
}
