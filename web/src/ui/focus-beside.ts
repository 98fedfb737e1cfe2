import { focusHeading } from './focus-heading.ts'

/** For a button whose row is about to go: the focus moves to the next row's button, or the one before, or the heading. */
export function focusBeside(button: Element): void {
  const row = button.closest('li')
  const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')
  if (beside) beside.focus()
  else focusHeading()
}
