/** The last logout of this browser, in both storages: where a tab has another one, it has not forgotten yet. */
export const MARK = 'lastLogout'

/**
 * The prefix of the keys for sessions that ended offline, one key a session, so that tabs do not overwrite each other.
 * The value is the SHA-256 of the token, which ends the session and opens nothing.
 */
export const ENDING = 'sessionToEnd:'

/** Forgets what this tab keeps when another one has logged out since, also while this one slept or was closed. */
function forgetWithOtherTabs(): void {
  attempt(() => {
    const mark = localStorage.getItem(MARK)
    if (mark === null || mark === sessionStorage.getItem(MARK)) return
    sessionStorage.clear()
    sessionStorage.setItem(MARK, mark)
  })
}

/** Forgets at once, and from now on whenever another tab logs out. */
export function followLogouts(): void {
  forgetWithOtherTabs()
  window.addEventListener('storage', ({ key }) => {
    if (key === MARK) forgetWithOtherTabs()
  })
  // A page that comes back as it was left has heard of nothing.
  window.addEventListener('pageshow', forgetWithOtherTabs)
}

/** A storage may be forbidden or full, and says so by throwing. */
export function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // Nothing is kept there then.
  }
}
