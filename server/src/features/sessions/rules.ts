const DAY_MS = 24 * 60 * 60 * 1000

const idleDays = (rememberMe: boolean) => (rememberMe ? 30 : 1)
/** A token ends then even if used. */
const absoluteDays = (rememberMe: boolean) => (rememberMe ? 180 : 30)
/** Limits writes for a busy session. */
const EXTEND_AFTER_MS = 5 * 60 * 1000

export function expiryOf(session: { remember_me: boolean; created_at: Date }, now: Date): Date {
  const idle = now.getTime() + idleDays(session.remember_me) * DAY_MS
  const absolute = session.created_at.getTime() + absoluteDays(session.remember_me) * DAY_MS
  return new Date(Math.min(idle, absolute))
}

export const isDueForExtending = (lastUsedAt: Date, now: Date) =>
  now.getTime() - lastUsedAt.getTime() >= EXTEND_AFTER_MS
