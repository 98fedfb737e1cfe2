import { translate } from '../../i18n/translate.ts'
import { UploadProgress } from '../../seeker/resumes/upload-progress.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { profileMessages } from './messages.ts'
import type { ProfileEdit } from './use-profile-edit.ts'
import type { ProfileSave } from './use-profile-save.ts'

type EditBarProps = { form: string; edit: ProfileEdit; saving: ProfileSave; onCancel: () => void }

/** Sticky in long sections. */
export function EditBar({ form, edit, saving, onCancel }: EditBarProps) {
  const m = profileMessages
  const { isSaving, share, stop } = saving
  // Stop disappears with the upload.
  const kept = useKeptFocus<HTMLDivElement>((bar) => bar.querySelector('button'))
  return (
    <div {...kept} data-top-bar className="sticky top-0 z-1 grid gap-3 border-b border-line bg-paper py-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" form={form} look="primary" busy={isSaving} busyText={m.saving}>
          {m.save}
        </Button>
        <Button disabled={isSaving} onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
      {share !== null && edit.file && (
        <UploadProgress upload={{ name: edit.file.name, share }} onStop={stop} />
      )}
      {saving.dialog}
    </div>
  )
}

/** Says that the edit was restored, or that a file must be chosen again. */
export function EditNotices({ edit }: { edit: ProfileEdit }) {
  const m = profileMessages
  const { isRestored, lostFile } = edit
  return (
    <Alert kind="info">
      {isRestored ? m.restored : m.editing} {lostFile && m.chooseAgain(lostFile)}
    </Alert>
  )
}

/** Errors about the profile as a whole, not a section. */
export function EditProblems({ problems }: Pick<ProfileEdit, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <Alert kind="error" live className="mb-4">
      {problems.map((text) => (
        <p key={text}>{translate(text)}</p>
      ))}
    </Alert>
  )
}
