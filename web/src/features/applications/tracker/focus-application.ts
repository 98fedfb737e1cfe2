/**
 * Puts the focus on an application wherever the page shows it: on the first link or button of the element that carries
 * its id in `data-application`.
 * @returns false where the page does not show it
 */
export function focusApplication(id: number): boolean {
  const place = document.querySelector(`[data-application="${id}"]`)
  const target = place?.querySelector<HTMLElement>('a[href], button')
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
  return target !== null && target !== undefined
}
