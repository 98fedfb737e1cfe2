let offset = 0

/** Sets the clock by an answer's Date header; an answer without a readable one changes nothing. */
export function setServerClock(date: string | null): void {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time)) offset = time - Date.now()
}

/**
 * The time by the server's clock, in milliseconds since 1970. A device whose clock is days off must not decide
 * whose trial is over; until the first answer it is all there is.
 */
export function serverNow(): number {
  return Date.now() + offset
}
