let offset = 0

/** Ignores an unreadable or missing date. */
export function setServerClock(date: string | null): void {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time)) offset = time - Date.now()
}

/** Milliseconds since 1970, because a device's clock may be days off; the device's before the first answer. */
export function serverNow(): number {
  return Date.now() + offset
}
