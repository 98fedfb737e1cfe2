import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldTexts } from './field.tsx'

/** @param props.actions on the label's line */
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
