import { FileText, Upload } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { RESUME_ACCEPT } from '../../../../seeker/resumes/check-file.ts'
import { UploadProgress } from '../../../../seeker/resumes/upload-progress.tsx'
import { buttonClass } from '../../../../ui/buttons/button.tsx'
import { useKeptFocus } from '../../../../ui/dialogs/use-kept-focus.ts'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { Progress } from '../../../../ui/signs/progress.tsx'
import { SignBoard } from '../../../../ui/signs/sign-board.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { onboardingMessages } from '../messages.ts'
import type { Onboarding } from '../use-onboarding.ts'
import { foundFields } from './from-resume.ts'
import { ReadResult } from './read-result.tsx'

/** Small on phones, so that the fields stay in view. */
export function StartWithResume({ wizard }: { wizard: Onboarding }) {
  const m = onboardingMessages
  const { draft, upload } = wizard
  const { sending, waiting, isReading, problem } = upload
  // A pressed button, such as Stop, disappears.
  const kept = useKeptFocus<HTMLElement>((area) => area.querySelector('input'))
  const titleId = useId()
  const isBusy = sending !== null || isReading
  const isHere = draft.resume !== null && !isBusy
  const title = isReading ? m.startReading : isHere ? (draft.read ? m.startRead : m.startHere) : m.startTitle
  return (
    <section {...kept} aria-labelledby={titleId} className="panel panel-main max-sm:gap-2 max-sm:p-3.5">
      <div className="grid items-center gap-3 sm:grid-cols-[44px_minmax(0,1fr)]">
        <SignBoard paint={isHere ? 4 : 1} className="grid h-11 place-items-center max-sm:hidden">
          <Icon of={isHere ? FileText : Upload} />
        </SignBoard>
        <div className="wrap-anywhere" role="status">
          <h3 id={titleId} className="text-t3">
            {title}
          </h3>
          <p className="text-t1 text-ink-2 max-sm:text-t0">{isHere ? draft.resume?.name : m.startText}</p>
        </div>
      </div>
      {problem && (
        <Alert kind="error" live>
          {problem}
        </Alert>
      )}
      {waiting && (
        <Alert kind="info" live className="wrap-anywhere">
          {m.waitsForLogin(waiting)}
        </Alert>
      )}
      {sending && <UploadProgress upload={sending} onStop={upload.stop} />}
      {isReading && <Progress label={m.startReading} />}
      {isHere && (
        <ReadResult wizard={wizard}>
          {(facts) => (
            <p className="text-t1 text-ink-2">{foundFields(facts).length > 0 ? m.readLead : m.readNothing}</p>
          )}
        </ReadResult>
      )}
      {!isBusy && (
        <FileButton look={isHere || waiting ? 'plain' : 'primary'} onFile={upload.take}>
          {isHere || waiting ? m.startOther : m.startUpload}
        </FileButton>
      )}
    </section>
  )
}

/** The native input covers the button, and so takes focus and dropped files. */
function FileButton(props: { look: 'primary' | 'plain'; onFile: (file: File) => void; children: ReactNode }) {
  const { look, onFile, children } = props
  return (
    <label
      className={buttonClass(
        { look, size: 'normal', wide: true },
        'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
      )}
    >
      {children}
      <input
        type="file"
        accept={RESUME_ACCEPT}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // So that the same file can be chosen again after an error.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
