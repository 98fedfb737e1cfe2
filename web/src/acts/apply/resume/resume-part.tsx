import { formatDate } from '../../../i18n/format.ts'
import { RESUME_ACCEPT } from '../../../seeker/resumes/check-file.ts'
import { UploadProgress } from '../../../seeker/resumes/upload-progress.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Badge } from '../../../ui/signs/badge.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { applyMessages } from '../apply-messages.ts'
import { FoldLine } from '../fold-line.tsx'
import { optionValue, type ResumeOption } from './resume-choice.ts'
import type { ResumeChoice } from './use-resume-choice.ts'

type Texts = typeof applyMessages

export function ResumePart(props: {
  choice: ResumeChoice
  isReadOnly: boolean
  /** From the server. */
  error: string | undefined
}) {
  const { choice, isReadOnly, error } = props
  const m = applyMessages
  const { options, chosen, hasFailed, isSample, upload } = choice
  // Stop and Try Again disappear after use.
  const kept = useKeptFocus<HTMLDivElement>((area) => area.querySelector('select'))
  const isKept = chosen.kind === 'kept' || chosen.kind === 'new'
  return (
    <FoldLine
      label={m.resume}
      value={shortLabel(chosen, m)}
      note={choice.resumeUrl === '' ? (isKept ? m.notSent : undefined) : m.linkSent}
      mustOpen={hasFailed || isSample || upload !== null || error !== undefined}
    >
      <div {...kept} className="grid gap-3">
        {hasFailed && (
          <Alert
            kind="warning"
            title={m.resumesFailed}
            live
            action={
              <Button size="small" onClick={choice.retry}>
                {m.tryAgain}
              </Button>
            }
          >
            {m.resumesFailedText}
          </Alert>
        )}
        <SelectField
          label={m.resume}
          options={options.map((option) => ({
            value: optionValue(option),
            label: optionLabel(option, m),
            disabled: option.kind === 'loading',
          }))}
          value={optionValue(chosen)}
          disabled={isReadOnly}
          hint={isKept ? m.noFile : undefined}
          error={isSample ? m.sampleChosen : error}
          onChange={(event) => choice.choose(event.target.value)}
        />
        {isSample && (
          <div>
            <Badge tone="mango">{m.sample}</Badge>
          </div>
        )}
        {upload ? (
          <UploadProgress upload={upload} onStop={choice.stop} />
        ) : (
          <FileField
            label={m.uploadAnother}
            accept={RESUME_ACCEPT}
            prompt={m.uploadPrompt}
            disabled={isReadOnly}
            onFile={choice.take}
          />
        )}
        <ResumeLink choice={choice} isReadOnly={isReadOnly} />
      </div>
    </FoldLine>
  )
}

function ResumeLink({ choice, isReadOnly }: { choice: ResumeChoice; isReadOnly: boolean }) {
  const m = applyMessages
  const { offeredUrl, resumeUrl, isProfileKnown } = choice
  if (offeredUrl === '') return isProfileKnown ? <p className="text-t0 text-ink-2">{m.noLink}</p> : null
  return (
    <Checkbox
      label={m.addLink}
      hint={<span className="wrap-anywhere">{offeredUrl}</span>}
      checked={resumeUrl !== ''}
      disabled={isReadOnly}
      onChange={(event) => choice.setLink(event.target.checked ? offeredUrl : '')}
    />
  )
}

function optionLabel(option: ResumeOption, m: Texts): string {
  if (option.kind === 'kept') {
    return m.resumeNamed(option.resume.file_name, formatDate(option.resume.uploaded_at))
  }
  if (option.kind === 'new') return m.newResume(option.file.name)
  if (option.kind === 'sample') return option.name
  return option.kind === 'loading' ? m.resumesLoading : m.noResume
}

function shortLabel(chosen: ResumeOption, m: Texts): string {
  if (chosen.kind === 'kept') return chosen.resume.file_name
  return chosen.kind === 'new' ? chosen.file.name : optionLabel(chosen, m)
}

export function resumeWords(chosen: ResumeOption, m: Texts): string {
  if (chosen.kind === 'kept') return m.previewNoFile(chosen.resume.file_name)
  if (chosen.kind === 'new') return m.previewNoFile(chosen.file.name)
  if (chosen.kind === 'sample') return m.sampleChosen
  return chosen.kind === 'loading' ? m.resumesLoading : m.noResume
}
