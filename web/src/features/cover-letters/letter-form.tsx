import { type KeptLetter, MAX_COVER_LETTER } from '@hanap/contract/letters/cover-letters'
import { defaultSubject } from '@hanap/contract/letters/default-subjects'
import { withoutControls } from '@hanap/contract/text/text'
import { formatCount } from '../../i18n/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts'
import { TextAreaField } from '../../ui/fields/text-area-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { LetterOrigin } from './letter-origin.tsx'
import { letterMessages } from './letters-messages.ts'
import type { LetterEditing } from './use-letter-edit.ts'

// Pasted text may hold control characters, which the server refuses.
const cleaned = { setValueAs: withoutControls }

export function LetterForm({ letter, edit }: { letter: KeptLetter; edit: LetterEditing }) {
  const m = letterMessages
  const toasts = useToasts()
  const kept = useKeptFocus<HTMLDivElement>((area) => area.querySelector('button'))
  const { register, formState } = edit.form
  const { errors } = formState
  const length = edit.words.content.trim().length

  async function save() {
    if (await edit.save()) toasts.success(m.saved)
  }
  return (
    <form
      noValidate
      aria-label={m.letter}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {edit.failure !== '' && <Alert kind="error" live title={edit.failure} />}
      {edit.isRestored && <Alert kind="info">{m.restored}</Alert>}
      <TextField
        label={m.subject}
        hint={m.subjectHint(defaultSubject(letter.job_title))}
        readOnly={edit.isSaving}
        error={errors.subject?.message}
        {...register('subject', cleaned)}
      />
      <div className="grid gap-1">
        <TextAreaField
          label={m.content}
          rows={14}
          className="field-sizing-content min-h-72"
          readOnly={edit.isSaving}
          error={errors.content?.message}
          {...register('content', cleaned)}
        />
        <p className="text-right text-t0 text-ink-2">
          {m.characters(formatCount(length), formatCount(MAX_COVER_LETTER))}
        </p>
        <LetterOrigin letter={letter} content={edit.words.content} />
      </div>
      <div {...kept} className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary" busy={edit.isSaving} busyText={m.saving}>
          {m.save}
        </Button>
        {edit.isChanged && (
          <>
            <Button disabled={edit.isSaving} onClick={edit.discard}>
              {m.discard}
            </Button>
            <p className="text-t0 text-ink-2">{m.unsaved}</p>
          </>
        )}
      </div>
      {edit.dialog}
    </form>
  )
}
