/** The last logout of this browser, in both storages: a tab with a different one has not cleared its data yet. */
export const MARK = 'lastLogout'

/**
 * The key prefix for sessions that ended offline. One key per session, so that tabs do not overwrite each other. The
 * value is the SHA-256 of the token, which can end the session but not log in.
 */
export const ENDING = 'sessionToEnd:'

/** Clears this tab's storage if another tab has logged out since, even while this one slept or was closed. */
function forgetWithOtherTabs(): void {
  attempt(() => {
    const mark = localStorage.getItem(MARK)
    if (mark === null || mark === sessionStorage.getItem(MARK)) return
    sessionStorage.clear()
    sessionStorage.setItem(MARK, mark)
  })
}

/** Clears now, and whenever another tab logs out. */
export function followLogouts(): void {
  forgetWithOtherTabs()
  window.addEventListener('storage', ({ key }) => {
    if (key === MARK) forgetWithOtherTabs()
  })
  // A page restored from the back/forward cache missed the events.
  window.addEventListener('pageshow', forgetWithOtherTabs)
}

/** Storage throws if it is forbidden or full. */
export function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // Then nothing is stored there.
  }
}
