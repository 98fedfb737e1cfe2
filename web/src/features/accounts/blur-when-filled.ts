import type { FocusEvent } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'

/**
 * A field that is checked when it is left, unless it is still empty: an error that comes up while somebody
 * reaches for a link or a button below would push it away from under the pointer. Submitting checks all.
 * What the server said of a value stays until the value changes.
 */
export function blurWhenFilled<Name extends string>(
  field: UseFormRegisterReturn<Name>,
  error: FieldError | undefined,
) {
  return {
    ...field,
    onBlur: async (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (event.target.value !== '' && error?.type !== 'server') await field.onBlur(event)
    },
  }
}
