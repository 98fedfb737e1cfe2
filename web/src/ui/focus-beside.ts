import { focusHeading } from './focus-heading.ts'

/** Before a button's row disappears: focuses the next row's button, else the previous one's, else the heading. */
export function focusBeside(button: Element): void {
  const row = button.closest('li')
  const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')
  if (beside) beside.focus()
  else focusHeading()
}
