//! Finds the doc comments of a file and checks whether they say something.

/// Question words, particles and numerals. A comment with only these words names nothing.
const EMPTY: [&str; 44] = [
    "a", "all", "an", "and", "are", "as", "at", "by", "each", "for", "from", "has", "how", "in", "is", "it", "its", "many", "much", "none",
    "now", "of", "on", "one", "or", "so", "that", "the", "them", "there", "this", "to", "until", "was", "what", "when", "where", "which",
    "who", "whom", "whose", "why", "with", "yet",
];

/// A doc comment with the number of its first line, from 1.
pub(super) struct Comment {
    pub(super) line: usize,
    pub(super) text: String,
}

/// All doc comments of a file. Consecutive lines with `///` or `//!` are one comment.
pub(super) fn comments(text: &str) -> Vec<Comment> {
    let mut found: Vec<Comment> = Vec::new();
    let mut last = 0;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim_start();
        let Some(words) = line.strip_prefix("///").or_else(|| line.strip_prefix("//!")) else { continue };
        match found.last_mut().filter(|_| last == index) {
            Some(comment) => {
                comment.text.push('\n');
                comment.text.push_str(words);
            }
            None => found.push(Comment { line: index + 1, text: words.trim().to_owned() }),
        }
        last = index + 1;
    }
    found
}

impl Comment {
    /// Whether the comment has fewer than two words, or only words of [`EMPTY`]. A comment with code in it always says something.
    pub(super) fn says_nothing(&self) -> bool {
        let words = self.text.split(|letter: char| !letter.is_alphanumeric() && letter != '\'').filter(|word| !word.is_empty());
        let words: Vec<String> = words.map(str::to_lowercase).collect();
        !self.text.contains('`') && (words.len() < 2 || words.iter().all(|word| EMPTY.contains(&word.as_str())))
    }
}
