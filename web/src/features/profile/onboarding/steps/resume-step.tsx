import { RESUME_ACCEPT } from '../../../../seeker/resumes/check-file.ts'
import { resumeMessages } from '../../../../seeker/resumes/messages.ts'
import { UploadProgress } from '../../../../seeker/resumes/upload-progress.tsx'
import { useKeptFocus } from '../../../../ui/dialogs/use-kept-focus.ts'
import { FileField } from '../../../../ui/fields/file-field.tsx'
import { Progress } from '../../../../ui/signs/progress.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { profileFieldMessages } from '../../field-messages.ts'
import { onboardingMessages } from '../messages.ts'
import type { Onboarding } from '../use-onboarding.ts'
import { AddressField } from './address-field.tsx'
import { ReadResult } from './read-result.tsx'
import { ReadValues } from './read-values.tsx'

/** Step 2. */
export function ResumeStep({ wizard }: { wizard: Onboarding }) {
  const m = onboardingMessages
  const r = resumeMessages
  const p = profileFieldMessages
  const { draft, errors } = wizard
  const { sending, waiting, isReading, problem, take, stop } = wizard.upload
  // A pressed button, such as Stop, disappears.
  const kept = useKeptFocus<HTMLDivElement>((area) => area.querySelector('input'))
  const hasFile = draft.resume !== null || waiting !== ''
  return (
    <>
      <div {...kept} className="grid gap-3">
        <FileField
          label={r.label}
          accept={RESUME_ACCEPT}
          prompt={hasFile ? r.promptAnother : r.prompt}
          hint={r.hint}
          error={problem ? undefined : errors['resume']}
          onFile={take}
        />
        {problem && (
          <Alert kind="error" live>
            {problem}
          </Alert>
        )}
        {sending && <UploadProgress upload={sending} onStop={stop} />}
        {!sending && <ResumeFile wizard={wizard} />}
        {isReading && <Progress label={r.reading} />}
      </div>
      {!isReading && (
        <ReadResult wizard={wizard}>{(facts) => <ReadValues wizard={wizard} facts={facts} />}</ReadResult>
      )}
      <AddressField wizard={wizard} field="resume_url" label={p.resumeUrl} hint={m.resumeUrlHint} />
    </>
  )
}

/** Uploaded, or waiting for the login. */
function ResumeFile({ wizard }: { wizard: Onboarding }) {
  const m = onboardingMessages
  const r = resumeMessages
  const { waiting } = wizard.upload
  const { resume } = wizard.draft
  if (waiting)
    return (
      <Alert kind="info" live className="wrap-anywhere">
        {m.waitsForLogin(waiting)}
      </Alert>
    )
  if (!resume) return null
  return (
    <Alert kind="success" live className="wrap-anywhere">
      {r.uploaded(resume.name)}
    </Alert>
  )
}
