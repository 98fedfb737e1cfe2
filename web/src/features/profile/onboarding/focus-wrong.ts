/** Puts the focus on the first field that is wrong; in a group, on the first thing in it that can take it. */
export function focusFirstWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')
  const isGroup = wrong?.matches('fieldset, [role="group"]')
  const target = isGroup ? wrong?.querySelector<HTMLElement>('input, select, textarea, button') : wrong
  target?.focus()
}
