import type { Profile } from '@hanap/contract/profile/profile'
import { RESUME_ACCEPT } from '../../../seeker/resumes/check-file.ts'
import { resumeMessages } from '../../../seeker/resumes/messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { profileFieldMessages } from '../field-messages.ts'
import { profileMessages } from '../messages.ts'
import type { ProfileDraft } from '../profile-draft.ts'
import type { ProfileEdit } from '../use-profile-edit.ts'

/** The file uploads on save. */
export function ResumeFields(props: { profile: Profile; draft: ProfileDraft; edit: ProfileEdit }) {
  const { profile, draft, edit } = props
  const m = profileMessages
  const r = resumeMessages
  const f = profileFieldMessages
  const { file, fileProblem, errors, change, choose } = edit
  return (
    <>
      <div className="grid gap-3">
        <FileField
          label={r.label}
          accept={RESUME_ACCEPT}
          prompt={profile.resume ? r.promptAnother : r.prompt}
          hint={profile.resume ? `${profile.resume.name}. ${r.hint}` : r.hint}
          error={errors['resume'] ?? errors['resume_file']}
          fileName={file?.name}
          onFile={choose}
        />
        {fileProblem && (
          <Alert kind="error" live>
            {fileProblem}
          </Alert>
        )}
        {file && (
          <p className="flex flex-wrap items-center gap-3 text-t1 wrap-anywhere">
            {m.newFile(file.name)}
            <Button size="small" look="quiet" onClick={() => choose(null)}>
              {profile.resume ? m.keepPresent : m.removeFile}
            </Button>
          </p>
        )}
      </div>
      <TextField
        label={f.resumeUrl}
        optional
        type="url"
        inputMode="url"
        autoCapitalize="none"
        value={draft.resume_url}
        error={errors['resume_url']}
        onChange={(event) => change({ resume_url: event.target.value })}
      />
    </>
  )
}
