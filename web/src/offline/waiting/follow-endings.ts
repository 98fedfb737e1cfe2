import { endings } from '../../api/session-endings.ts'

/** Ends the sessions that are still to be ended, now and whenever the browser is online again. */
export function followEndings(): void {
  const end = () => {
    if (endings().length > 0)
      import('./end-sessions.ts').then(
        (module) => module.endSessions(),
        () => null,
      )
  }
  end()
  addEventListener('online', end)
}
