import { attempt, ENDING, MARK } from './forget-on-logout.ts'

/** What is kept of the device, whoever uses it. All else in the browser's storages is a seeker's. */
const deviceNames: readonly string[] = ['theme', 'lite', 'language', 'job-keys', MARK]

/**
 * For logout: removes everything a seeker wrote or searched from this browser, in all tabs. A session that merely ends
 * forgets nothing.
 */
export function forgetSeeker(): void {
  attempt(() => sessionStorage.clear())
  attempt(() => {
    for (const name of Object.keys(localStorage)) {
      if (!deviceNames.includes(name) && !name.startsWith(ENDING)) localStorage.removeItem(name)
    }
    const mark = String(Date.now())
    // This tab need not forget what is written in it from now on.
    sessionStorage.setItem(MARK, mark)
    localStorage.setItem(MARK, mark)
  })
}
