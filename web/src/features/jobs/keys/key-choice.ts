const NAME = 'job-keys'

/** Single keys can be turned off, since speech input types letters by accident (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}

export function setKeysOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, 'off')
  } catch {
    // Without storage they stay on.
  }
}
