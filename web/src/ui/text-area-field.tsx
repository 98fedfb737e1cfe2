import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts } from './field.tsx'

/** A field of several lines. */
export function TextAreaField(props: FieldTexts & ComponentProps<'textarea'>) {
  const { label, hint, error, optional, className, id, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => <textarea rows={4} {...rest} {...control} className={classNames('input', className)} />}
    </Field>
  )
}
