import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldTexts } from './field.tsx'

/** A field of several lines. @param props.actions what can be done with its text, on the line of its label */
export function TextAreaField(props: FieldTexts & ComponentProps<'textarea'> & { actions?: ReactNode }) {
  const { label, hint, error, optional, required, actions, className, id, ...rest } = props
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      required={required}
      id={id}
      actions={actions}
    >
      {(control) => <textarea rows={4} {...rest} {...control} className={classNames('input', className)} />}
    </Field>
  )
}
