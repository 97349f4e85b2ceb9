//! Programs of others' rules that read exported hands: the script of this repository, and PokerKit where `cargo verify` has installed it.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The Python that has PokerKit; `None` where it is not installed.
fn pokerkit() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).parent()?.join("pokerkit");
    Some(folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" })).filter(|python| python.is_file())
}

/// Runs a program of `tests/independent` on a file of hands and returns what it prints. Fails where a hand ends otherwise there.
fn run(python: &Path, program: &str, options: &[&str], file: &Path) -> String {
    let reader = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/independent").join(program);
    let read = Command::new(python).arg(reader).args(options).arg(file).output().expect("Python runs");
    let said = String::from_utf8_lossy(&read.stdout).into_owned();
    assert!(read.status.success(), "{}: {said}\n{}", file.display(), String::from_utf8_lossy(&read.stderr));
    said
}

/// Replays the hands of a PHH file, and fails where one does not end with the stacks that the file states. Returns what the script has found
/// out of each: its number, board, pot, winners, and what each player won.
pub fn replay(file: &Path) -> Vec<Value> {
    if let Some(python) = pokerkit() {
        run(&python, "replay_with_pokerkit.py", &[], file);
    }
    let told = run(Path::new("python3"), "replay_phh.py", &["--tell"], file);
    told.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}
