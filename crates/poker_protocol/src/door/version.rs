//! Versions of the program, such as `0.1.0`.

/// Whether `version` is older than `oldest`; false if one of them is malformed.
pub fn is_older(version: &str, oldest: &str) -> bool {
    matches!((numbers(version), numbers(oldest)), (Some(version), Some(oldest)) if version < oldest)
}

fn numbers(version: &str) -> Option<[u32; 3]> {
    let mut parts = version.split(['-', '+']).next()?.split('.').map(|part| part.parse().ok());
    let numbers = [parts.next()??, parts.next()??, parts.next()??];
    parts.next().is_none().then_some(numbers)
}
