/** Puts the focus on the page's heading: for when what had it is gone, so that Tab does not start over at the top. */
export function focusHeading(): void {
  const place = document.querySelector('h1') ?? document.querySelector('main')
  place?.focus({ preventScroll: true })
}
