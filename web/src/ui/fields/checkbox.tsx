import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldNotes } from './field.tsx'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** May hold links. */
  label: ReactNode
  hint?: ReactNode | undefined
  error?: string | undefined
  /** As a field's. */
  required?: boolean | undefined
}

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} look="check" />
}

/** Takes effect at once. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} look="switch" />
}

function Choice(props: ChoiceProps & { look: 'check' | 'switch' }) {
  const { label, hint, error, required, id, look, ...rest } = props
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <div className="field">
      <label className="choice">
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          className={look}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          aria-describedby={describedBy(inputId, hint, error)}
        />
        <span className="choice-words">{label}</span>
      </label>
      <FieldNotes id={inputId} hint={hint} error={error} />
    </div>
  )
}
