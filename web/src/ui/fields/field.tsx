import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { translate } from '../../i18n/translate.ts'
import { Icon } from '../signs/icon.tsx'
import { fieldMessages } from './field-messages.ts'

export type FieldTexts = {
  label: string
  hint?: ReactNode | undefined
  error?: string | undefined
  /** Says '(optional)' beside the label. */
  optional?: boolean | undefined
  /** Told to readers; the form checks it, and never the browser with a bubble of its own. */
  required?: boolean | undefined
}

export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

/**
 * The frame of every field: label, control, hint, error. The control receives its id and what describes it.
 * An error appears in a live region, so that it is spoken when it comes up.
 */
export function Field(
  props: FieldTexts & {
    id?: string | undefined
    /** Stands on the label's line, and under it where that is too short. */
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

/** The ids of the notes that are there. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
}

/** Hint and error under a control, with the ids that `describedBy` names. */
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
