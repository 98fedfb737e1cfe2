/** In a group, its first focusable element. */
export function focusFirstWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')
  const isGroup = wrong?.matches('fieldset, [role="group"]')
  const target = isGroup ? wrong?.querySelector<HTMLElement>('input, select, textarea, button') : wrong
  target?.focus()
}
