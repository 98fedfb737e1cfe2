import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { translate } from '../../i18n/translate.ts'
import { Icon } from '../signs/icon.tsx'
import { fieldMessages } from './field-messages.ts'

export type FieldTexts = {
  label: string
  hint?: ReactNode | undefined
  error?: string | undefined
  optional?: boolean | undefined
  /** For screen readers: the form validates, not the browser. */
  required?: boolean | undefined
}

export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

/** Errors are in a live region. */
export function Field(
  props: FieldTexts & {
    id?: string | undefined
    /** On the label's line, or below it. */
    actions?: ReactNode
    children: (control: FieldControl) => ReactNode
  },
) {
  const { label, hint, error, optional, required, actions, children } = props
  const m = fieldMessages
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <div className="field">
      <div className="field-head">
        <label className="field-label" htmlFor={id}>
          {label} {optional && <span className="field-optional">{m.optional}</span>}
        </label>
        {actions}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(id, hint, error),
        'aria-required': required || undefined,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
}

/** Their ids are those of `describedBy`. */
export function FieldNotes({ id, hint, error }: { id: string; hint: ReactNode; error: string | undefined }) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div aria-live="polite" className="contents">
        {error && (
          <p className="field-error" id={`${id}-error`}>
            <Icon of={TriangleAlert} size="small" />
            {translate(error)}
          </p>
        )}
      </div>
    </>
  )
}
