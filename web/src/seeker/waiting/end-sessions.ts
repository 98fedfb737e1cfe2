import { logout, logoutLater } from '@hanap/contract/accounts/logout'
import { callEndpoint } from '../../api/client.ts'
import { isApiProblem } from '../../api/problems/problems.ts'
import { attempt, ENDING } from '../../api/session/forget-on-logout.ts'
import { keepTrying } from './keep-trying.ts'

/** Retry intervals, in milliseconds. */
const PAUSES = { first: 2000, longest: 60_000 }

let trying: ReturnType<typeof keepTrying> | null = null

/** Ends a session now, or as soon as the server is reachable. Once this resolves, the page may close. */
export async function endSession(token: string): Promise<void> {
  const hash = await keepEnding(token)
  void endNow(token).then((isEnded) => {
    if (isEnded && hash !== null) dropEnding(hash)
    else endSessions()
  })
}

/** @returns its hash; null over plain http, where browsers cannot hash and nothing is stored */
async function keepEnding(token: string): Promise<string | null> {
  const bytes = await globalThis.crypto?.subtle?.digest('SHA-256', new TextEncoder().encode(token))
  if (!bytes) return null
  const hash = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  attempt(() => localStorage.setItem(ENDING + hash, ''))
  return hash
}

const dropEnding = (hash: string) => attempt(() => localStorage.removeItem(ENDING + hash))

/** @returns whether the server has ended it, now or before */
function endNow(token: string): Promise<boolean> {
  const headers = { authorization: `Token ${token}` }
  return callEndpoint(logout, { headers, keepalive: true }).then(
    () => true,
    (problem: unknown) => isApiProblem(problem, 'unauthenticated') && problem.isOurs,
  )
}

function endings(): string[] {
  let names: string[] = []
  attempt(() => {
    names = Object.keys(localStorage).filter((name) => name.startsWith(ENDING))
  })
  return names.map((name) => name.slice(ENDING.length))
}

/** Whichever seeker is logged in now; retries until the server has ended all. */
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
      // An invalid hash will never be accepted.
      (problem: unknown) => {
        if (isApiProblem(problem, 'invalid') && problem.isOurs) dropEnding(hash)
      },
    )
  if (endings().length > 0) return
  trying?.stop()
  trying = null
}
