import { type ReactNode, useId } from 'react'
import { formatCount } from '../i18n/format.ts'

type FilterChoiceProps<Value extends string> = {
  legend: string
  hint?: string | undefined
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  /** Results each option would leave; undefined while unknown. */
  counts: Readonly<Record<Value, number>> | undefined
  countText: (count: string) => string
  onChange: (value: Value) => void
}

export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { legend, hint, options, value, counts, countText, onChange } = props
  const id = useId()
  return (
    <fieldset className="field" aria-describedby={hint && `${id}-hint`}>
      <legend className="field-label mb-1">{legend}</legend>
      <div className="text-t1">
        {options.map((option) => {
          const count = counts?.[option.value]
          const name = `${id}-${option.value}`
          return (
            <label key={option.value} className="choice items-center py-1 lg:min-h-8.5 lg:py-0.5">
              <input
                type="radio"
                className="radio mt-0"
                name={id}
                value={option.value}
                checked={option.value === value}
                aria-labelledby={name}
                aria-describedby={count === undefined ? undefined : `${name}-count`}
                onChange={() => onChange(option.value)}
              />
              <span id={name} className="choice-words">
                {option.label}
              </span>
              {count !== undefined && (
                <span id={`${name}-count`} className="choice-note">
                  <span aria-hidden="true">{formatCount(count)}</span>
                  <span className="sr-only">{countText(formatCount(count))}</span>
                </span>
              )}
            </label>
          )
        })}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
