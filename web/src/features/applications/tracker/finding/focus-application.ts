/**
 * Puts the focus on an application where the page shows it: on the button that carries its id in `data-toggle`.
 * @returns false where the page does not show it
 */
export function focusApplication(id: number): boolean {
  const target = document.querySelector<HTMLElement>(`[data-toggle="${id}"]`)
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
  return target !== null
}
