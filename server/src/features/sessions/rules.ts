const DAY_MS = 24 * 60 * 60 * 1000

/** How long an unused token lives: a day, or thirty with 'remember me'. */
const idleDays = (rememberMe: boolean) => (rememberMe ? 30 : 1)
/** However busy, a token ends here and its seeker signs in again. */
const absoluteDays = (rememberMe: boolean) => (rememberMe ? 180 : 30)
/** Moving the expiry on every request would write a row per request. */
const EXTEND_AFTER_MS = 5 * 60 * 1000

/** When a session that is used at `now` ends if it is not used again. */
export function expiryOf(session: { remember_me: boolean; created_at: Date }, now: Date): Date {
  const idle = now.getTime() + idleDays(session.remember_me) * DAY_MS
  const absolute = session.created_at.getTime() + absoluteDays(session.remember_me) * DAY_MS
  return new Date(Math.min(idle, absolute))
}

export const isDueForExtending = (lastUsedAt: Date, now: Date) =>
  now.getTime() - lastUsedAt.getTime() >= EXTEND_AFTER_MS
