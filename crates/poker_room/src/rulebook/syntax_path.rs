//! Names the row and field to which a place in a RON text belongs, for example `stakes[3].cap`.

/// An open bracket, with the last key or the number of the item in it.
struct Level {
    key: Option<String>,
    item: usize,
    listed: bool,
}

/// The path of the value at `line` and `column`, both counted from 1.
pub(super) fn path_at(text: &str, line: usize, column: usize) -> String {
    let end: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(|earlier| earlier.chars().count()).sum();
    let mut levels: Vec<Level> = Vec::new();
    let mut word = String::new();
    let mut chars = text.chars().take(end + column.saturating_sub(1)).peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' => {
                word.clear();
                while let Some(quoted) = chars.next() {
                    match quoted {
                        '\\' => word.extend(chars.next()),
                        '"' => break,
                        plain => word.push(plain),
                    }
                }
            }
            '/' if chars.peek() == Some(&'/') => while chars.next_if(|&c| c != '\n').is_some() {},
            '(' | '[' | '{' => {
                word.clear();
                levels.push(Level { key: None, item: 0, listed: c == '[' });
            }
            ')' | ']' | '}' => {
                levels.pop();
            }
            ',' => {
                word.clear();
                if let Some(level) = levels.last_mut() {
                    level.item += 1;
                    level.key = None;
                }
            }
            ':' => {
                if let Some(level) = levels.last_mut() {
                    level.key = Some(std::mem::take(&mut word));
                }
            }
            c if c.is_alphanumeric() || c == '_' => word.push(c),
            _ => {}
        }
    }
    name(&levels)
}

fn name(levels: &[Level]) -> String {
    let mut path = String::new();
    for level in levels {
        if level.listed {
            path.push_str(&format!("[{}]", level.item + 1));
        } else if let Some(key) = &level.key {
            if !path.is_empty() {
                path.push('.');
            }
            path.push_str(key);
        }
    }
    path
}
