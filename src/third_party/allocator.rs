//! The C library's allocator, which the graphics driver uses too: memory that was freed goes back to the system.
//!
//! glibc keeps large blocks once it has seen some of their size freed. After a window was dragged through hundreds of sizes it would hold on to
//! about 100 MB that nothing uses.

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod glibc {
    #[expect(unsafe_code, reason = "glibc offers this by no other way; it may be called at any time from any thread")]
    pub(super) fn trim() {
        unsafe extern "C" {
            safe fn malloc_trim(pad: usize) -> i32;
        }
        // Whether anything went back is of no interest.
        malloc_trim(0);
    }
}

/// Gives freed memory back. Elsewhere than with glibc the system's allocator does so by itself.
pub(crate) fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    glibc::trim();
}
