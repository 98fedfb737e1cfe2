/**
 * Focuses the application's button with its id in `data-toggle`.
 * @returns false if the page does not show it
 */
export function focusApplication(id: number): boolean {
  const target = document.querySelector<HTMLElement>(`[data-toggle="${id}"]`)
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
  return target !== null
}
