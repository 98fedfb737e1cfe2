import { useMessages } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { profileFieldMessages } from '../profile/field-messages.ts'
import { withHttps } from '../profile/web-address.ts'
import { RESUME_ACCEPT } from '../resumes/check-file.ts'
import { resumeMessages } from '../resumes/messages.ts'
import { UploadProgress } from '../resumes/upload-progress.tsx'
import { onboardingMessages } from './messages.ts'
import { ReadValues } from './read-values.tsx'
import type { Onboarding } from './use-onboarding.ts'
import { useStepUpload } from './use-step-upload.ts'

/** Step 2: the resume, sent with a progress bar and read; a link to one beside it. */
export function ResumeStep({ wizard }: { wizard: Onboarding }) {
  const m = useMessages(onboardingMessages)
  const r = useMessages(resumeMessages)
  const p = useMessages(profileFieldMessages)
  const { draft, errors, change } = wizard
  const { upload, isReading, problem, take, stop } = useStepUpload(wizard)
  return (
    <>
      <div className="grid gap-3">
        <FileField
          label={r.label}
          accept={RESUME_ACCEPT}
          prompt={draft.resume ? r.promptAnother : r.prompt}
          hint={r.hint}
          error={problem ? undefined : errors['resume']}
          fileName={draft.resume ? `${draft.resume.name} (${r.promptAnother.toLowerCase()})` : undefined}
          disabled={upload !== null}
          onFile={(file) => void take(file)}
        />
        {upload && <UploadProgress upload={upload} onStop={stop} />}
        {isReading && <Progress label={r.reading} />}
        {problem && (
          <Alert kind="error" live>
            {problem}
          </Alert>
        )}
        {draft.resume && !upload && !isReading && (
          <p role="status" className="text-t1 text-green">
            {r.uploaded(draft.resume.name)}
          </p>
        )}
      </div>
      {draft.facts && !isReading && <ReadValues wizard={wizard} facts={draft.facts} />}
      <TextField
        label={p.resumeUrl}
        hint={m.resumeUrlHint}
        optional
        type="url"
        inputMode="url"
        autoCapitalize="none"
        value={draft.resume_url}
        error={errors['resume_url']}
        onChange={(event) => change({ resume_url: event.target.value })}
        onBlur={() => change({ resume_url: withHttps(draft.resume_url) })}
      />
    </>
  )
}
