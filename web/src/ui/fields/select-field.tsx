import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../signs/icon.tsx'
import { Field, type FieldTexts } from './field.tsx'

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly { value: string; label: string; disabled?: boolean }[]
    /** The first, empty choice. */
    placeholder?: string | undefined
    /** On the label's line. */
    actions?: ReactNode
  }

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, required, options, placeholder, actions, className, id, ...rest } =
    props
  return (
    <Field {...{ label, hint, error, optional, required, actions, id }}>
      {(control) => (
        <span className="input-box">
          <select {...rest} {...control} className={classNames('input', className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </span>
      )}
    </Field>
  )
}
