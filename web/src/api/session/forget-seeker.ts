import { attempt, ENDING, MARK } from './forget-on-logout.ts'

/** Data of the device; all else in browser storage is a seeker's. */
const deviceNames: readonly string[] = ['theme', 'lite', 'language', 'job-keys', MARK]

/** For logout: removes a seeker's drafts, searches and all else, in all tabs. An expired session clears nothing. */
export function forgetSeeker(): void {
  attempt(() => sessionStorage.clear())
  attempt(() => {
    for (const name of Object.keys(localStorage)) {
      if (!deviceNames.includes(name) && !name.startsWith(ENDING)) localStorage.removeItem(name)
    }
    const mark = String(Date.now())
    // Marks this tab as done, so that it does not clear what it writes from now on.
    sessionStorage.setItem(MARK, mark)
    localStorage.setItem(MARK, mark)
  })
}
