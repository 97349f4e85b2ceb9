//! Returns freed memory to the system, through the C library's allocator, which the graphics driver uses too.
//!
//! Glibc keeps large blocks after blocks of that size were freed. After a window was dragged through hundreds of sizes it would keep about
//! 100 MB of unused memory.

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod glibc {
    #[expect(unsafe_code, reason = "glibc offers this by no other way; it may be called at any time from any thread")]
    pub(super) fn trim() {
        unsafe extern "C" {
            safe fn malloc_trim(pad: usize) -> i32;
        }
        // The result, whether anything was freed, is not needed.
        malloc_trim(0);
    }
}

/// Returns freed memory to the system. Allocators other than glibc's do so by themselves.
pub(crate) fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    glibc::trim();
}
