import { logout, logoutLater } from '@hanap/contract/accounts/logout'
import { callEndpoint } from '../../api/client.ts'
import { isApiProblem } from '../../api/problems/problems.ts'
import { attempt, ENDING } from '../../api/session/forget-on-logout.ts'
import { keepTrying } from './keep-trying.ts'

/** How soon a session is ended that could not be ended before, in milliseconds. */
const PAUSES = { first: 2000, longest: 60_000 }

let trying: ReturnType<typeof keepTrying> | null = null

/**
 * Ends a session that this browser gives up, now or as soon as the server can be reached. From when it resolves on the
 * page may be closed.
 */
export async function endSession(token: string): Promise<void> {
  const hash = await keepEnding(token)
  void endNow(token).then((isEnded) => {
    if (isEnded && hash !== null) dropEnding(hash)
    else endSessions()
  })
}

/**
 * Keeps a session to be ended from here on, whenever there is a signal.
 * @returns its hash; null over plain http, where browsers hash nothing and nothing is kept
 */
async function keepEnding(token: string): Promise<string | null> {
  const bytes = await globalThis.crypto?.subtle?.digest('SHA-256', new TextEncoder().encode(token))
  if (!bytes) return null
  const hash = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  attempt(() => localStorage.setItem(ENDING + hash, ''))
  return hash
}

/** The server has ended it. */
const dropEnding = (hash: string) => attempt(() => localStorage.removeItem(ENDING + hash))

/** @returns whether the server says that the session has ended, by this call or before it */
function endNow(token: string): Promise<boolean> {
  const headers = { authorization: `Token ${token}` }
  return callEndpoint(logout, { headers, keepalive: true }).then(
    () => true,
    (problem: unknown) => isApiProblem(problem, 'unauthenticated') && problem.isOurs,
  )
}

/** The hashes of the sessions that are still to be ended. */
function endings(): string[] {
  let names: string[] = []
  attempt(() => {
    names = Object.keys(localStorage).filter((name) => name.startsWith(ENDING))
  })
  return names.map((name) => name.slice(ENDING.length))
}

/** Ends the sessions that are still to be ended, whoever is signed in by now, and tries again until the server has them all. */
export function endSessions(): void {
  if (endings().length === 0) return
  window.addEventListener('online', endSessions)
  trying ??= keepTrying(() => void tryAll(), PAUSES)
  trying.soon()
}

async function tryAll(): Promise<void> {
  for (const hash of endings())
    await callEndpoint(logoutLater, { body: { token_hash: hash } }).then(
      () => dropEnding(hash),
      // What is no hash ends nothing, however often it is sent.
      (problem: unknown) => {
        if (isApiProblem(problem, 'invalid') && problem.isOurs) dropEnding(hash)
      },
    )
  if (endings().length > 0) return
  trying?.stop()
  trying = null
}
