/** Focuses the button with its id in `data-toggle`. @returns false if not shown */
export function focusApplication(id: number): boolean {
  const target = document.querySelector<HTMLElement>(`[data-toggle="${id}"]`)
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
  return target !== null
}
