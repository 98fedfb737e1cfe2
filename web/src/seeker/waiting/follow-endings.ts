import { attempt, ENDING } from '../../api/session/forget-on-logout.ts'

/** Ends sessions that an earlier page could not end. Loads the code only if there is one. */
export function followEndings(): void {
  attempt(() => {
    if (Object.keys(localStorage).some((name) => name.startsWith(ENDING)))
      void import('./end-sessions.ts').then(({ endSessions }) => endSessions()).catch(() => null)
  })
}
