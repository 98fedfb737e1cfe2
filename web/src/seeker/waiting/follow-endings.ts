import { attempt, ENDING } from '../../api/session/forget-on-logout.ts'

/** Ends sessions of earlier pages. Loads the code only if needed. */
export function followEndings(): void {
  attempt(() => {
    if (Object.keys(localStorage).some((name) => name.startsWith(ENDING)))
      void import('./end-sessions.ts').then(({ endSessions }) => endSessions()).catch(() => null)
  })
}
