const NAME = 'job-keys'

/**
 * Whether single keys do something here: they can be turned off, since whoever speaks to a computer types letters
 * without meaning to (WCAG 2.1.4).
 */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}

/** Turns the keys on or off, now and for later visits. */
export function setKeysOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, 'off')
  } catch {
    // A browser that forbids storage keeps them on.
  }
}
