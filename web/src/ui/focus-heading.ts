/** For when the focused element is gone, so that Tab does not start at the top. */
export function focusHeading(): void {
  const place = document.querySelector('h1') ?? document.querySelector('main')
  place?.focus({ preventScroll: true })
}
