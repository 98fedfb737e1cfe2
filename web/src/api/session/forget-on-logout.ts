/** In both storages: a tab with a different one has not cleared its data yet. */
export const MARK = 'lastLogout'

/**
 * The prefix of sessions that ended offline. One key per session, so that tabs do not overwrite each other. The value
 * is the token's SHA-256, which can end the session but not log in.
 */
export const ENDING = 'sessionToEnd:'

/** Clears this tab if another has logged out, even while this one slept or was closed. */
function forgetWithOtherTabs(): void {
  attempt(() => {
    const mark = localStorage.getItem(MARK)
    if (mark === null || mark === sessionStorage.getItem(MARK)) return
    sessionStorage.clear()
    sessionStorage.setItem(MARK, mark)
  })
}

export function followLogouts(): void {
  forgetWithOtherTabs()
  window.addEventListener('storage', ({ key }) => {
    if (key === MARK) forgetWithOtherTabs()
  })
  // The back/forward cache misses events.
  window.addEventListener('pageshow', forgetWithOtherTabs)
}

/** Storage throws if forbidden or full. */
export function attempt(work: () => void): void {
  try {
    work()
  } catch {}
}
