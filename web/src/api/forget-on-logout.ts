/** The last logout of this browser, in both storages: where a tab has another one, it has not forgotten yet. */
export const MARK = 'lastLogout'

/** What is kept of the device, whoever uses it. All else in the browser's storages is a seeker's. */
const deviceNames: readonly string[] = ['theme', 'lite', 'language', 'job-keys', MARK]

/**
 * For logging out: nothing that a seeker wrote or looked for stays in this browser, in this tab or, once they hear of it,
 * in the others. The end of a session alone forgets nothing.
 */
export function forgetSeeker(): void {
  attempt(() => sessionStorage.clear())
  attempt(() => {
    for (const name of Object.keys(localStorage)) {
      if (!deviceNames.includes(name)) localStorage.removeItem(name)
    }
    const mark = String(Date.now())
    // This tab need not forget what is written in it from now on.
    sessionStorage.setItem(MARK, mark)
    localStorage.setItem(MARK, mark)
  })
}

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
function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // Nothing is kept there then.
  }
}
