import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../signs/icon.tsx'
import { Field, type FieldTexts } from './field.tsx'

export type TextFieldProps = FieldTexts &
  ComponentProps<'input'> & {
    icon?: LucideIcon | undefined
    /** Inside the field's right end. */
    end?: ReactNode
    /** On the label's line. */
    actions?: ReactNode
  }

/** Takes react-hook-form's `register(…)`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, required, icon, end, actions, className, id, ...rest } = props
  return (
    <Field {...{ label, hint, error, optional, required, actions, id }}>
      {(control) => {
        const input = <input type="text" {...rest} {...control} className={classNames('input', className)} />
        if (!icon && !end) return input
        return (
          <span className="input-box">
            {icon && <Icon of={icon} />}
            {input}
            {end && <span className="input-end">{end}</span>}
          </span>
        )
      }}
    </Field>
  )
}
