let offset = 0

/** Sets the clock by an answer's Date header; an answer without a readable one changes nothing. */
export function setServerClock(date: string | null): void {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time)) offset = time - Date.now()
}

/**
 * The server's time, in milliseconds since 1970; a device's clock may be days off. Before the first answer, the
 * device's.
 */
export function serverNow(): number {
  return Date.now() + offset
}
