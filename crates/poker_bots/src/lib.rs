//! Players that sit behind a link.
