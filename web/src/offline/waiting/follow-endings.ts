import { endings, isEnding } from '../../api/session-endings.ts'

/** Ends the sessions that are still to be ended: now, and when another tab has logged out, which may be closed by now. */
export function followEndings(): void {
  const end = () => {
    if (endings().length > 0)
      void import('./end-sessions.ts').then(({ endSessions }) => endSessions()).catch(() => null)
  }
  end()
  window.addEventListener('online', end)
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && isEnding(key)) end()
  })
}
