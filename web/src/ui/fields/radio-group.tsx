import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names.ts'
import { describedBy, FieldNotes } from './field.tsx'

type RadioGroupProps<Value extends string> = {
  legend: string
  name?: string | undefined
  options: readonly { value: Value; label: ReactNode; note?: ReactNode; disabled?: boolean }[]
  value: Value | null
  onChange: (value: Value) => void
  hint?: ReactNode | undefined
  error?: string | undefined
  /** As a field's. */
  required?: boolean | undefined
  className?: string | undefined
  /** The first enabled choice, to focus on errors. */
  inputRef?: Ref<HTMLInputElement> | undefined
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onChange, hint, error, required, className } = props
  const id = useId()
  const first = options.find((option) => !option.disabled)
  return (
    <fieldset
      className={classNames('field', className)}
      // A plain group has no aria-required.
      role={required ? 'radiogroup' : undefined}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, hint, error)}
    >
      <legend className="field-label">{legend}</legend>
      <div>
        {options.map((option) => (
          <label className="choice" key={option.value}>
            <input
              type="radio"
              ref={option === first ? props.inputRef : undefined}
              className="radio"
              name={props.name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className="choice-words">{option.label}</span>
            {option.note !== undefined && <span className="choice-note">{option.note}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
