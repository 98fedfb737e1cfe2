let offset = 0

/** An unreadable or missing Date header changes nothing. */
export function setServerClock(date: string | null): void {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time)) offset = time - Date.now()
}

/** Milliseconds since 1970; a device's clock may be days off. Before the first answer, the device's time. */
export function serverNow(): number {
  return Date.now() + offset
}
