/** For a lost focus, so that Tab does not start at the top. */
export function focusHeading(): void {
  const place = document.querySelector('h1') ?? document.querySelector('main')
  place?.focus({ preventScroll: true })
}
