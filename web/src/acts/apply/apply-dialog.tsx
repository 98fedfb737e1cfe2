import { useQuery } from '@tanstack/react-query'
import { Eye, Pencil, TriangleAlert } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldTexts } from '../../api/problems/field-problems.ts'
import {
  boardEmail,
  defaultIntegrations,
  integrationsQuery,
  isConnected,
} from '../../seeker/board-account.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { GenerateButton } from '../letters/generate-button.tsx'
import { AiSettingsButton } from '../letters/instructions/ai-settings-button.tsx'
import type { DraftInHand, LetterDraft } from '../letters/letter-draft.ts'
import { ReuseLetterButton, useReuseLetter } from '../letters/reuse-letter-button.tsx'
import { asSent } from '../letters/rules.ts'
import { useLetterGeneration } from '../letters/use-letter-generation.ts'
import type { ApplyPoints } from './account/apply-points.ts'
import { PointsPart } from './account/points-part.tsx'
import type { useBoardLook } from './account/use-board-look.ts'
import { applyMessages } from './apply-messages.ts'
import { ApplyNotices } from './apply-notices.tsx'
import { AppliesElsewhere } from './asked/applies-elsewhere.tsx'
import { AskedButton, AskedColumn } from './asked/asked-button.tsx'
import { showBlank } from './asked/show-blank.ts'
import type { AskedList } from './asked/use-asked.ts'
import { HandSteps, type HandToFinishBy } from './by-hand/finish-by-hand.tsx'
import type { JobToApplyTo } from './job-to-apply-to.ts'
import { ContactLeftOut } from './letter/contact-left-out.tsx'
import { LetterFields } from './letter/letter-fields.tsx'
import { LetterPreview } from './letter/letter-preview.tsx'
import type { ApplicationError } from './queries.ts'
import { ResumePart, resumeWords } from './resume/resume-part.tsx'
import type { ResumeChoice } from './resume/use-resume-choice.ts'
import { SendWords } from './send-words.tsx'

type Draft = DraftInHand & { draft: LetterDraft }

/** A sheet on phones. */
export function ApplyDialog(props: {
  job: JobToApplyTo
  draft: Draft
  choice: ResumeChoice
  isSending: boolean
  isUnknown: boolean
  /** Sent from elsewhere: only closing is possible here. */
  isUnderWay: boolean
  /** The server said so, without an outcome yet. */
  isToldUnderWay: boolean
  /** Its texts are shown at the fields. */
  problem: unknown
  lastError: ApplicationError | null
  points: ApplyPoints
  look: ReturnType<typeof useBoardLook>
  onLook: () => void
  hand: HandToFinishBy
  asked: AskedList
  /** The session ended before a letter was generated. */
  onSessionOver: () => void
  onShowError: (error: ApplicationError) => void
  onSubmit: () => void
  onClose: () => void
  onSettings: () => void
}) {
  const { job, draft, choice, points, asked, isSending, isUnderWay, onSubmit, onClose } = props
  const m = applyMessages
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const senderId = useId()
  const [view, setView] = useState<'write' | 'preview'>('write')
  const [isAsked, setAsked] = useState(false)
  const [wasTried, setTried] = useState(false)
  /** Missing things in the last warning. */
  const [warnedOf, setWarnedOf] = useState(0)
  const { data: settings } = useQuery(integrationsQuery)
  const { provider } = settings ?? defaultIntegrations
  const employer = job.employer?.name ?? m.employerNotShown
  const serverTexts = fieldTexts(props.problem)
  const isMissing = settings !== undefined && !isConnected(settings)
  const sender = settings ? (isMissing ? '' : m.sentAs(boardEmail(settings))) : m.checkingAccount

  const isReadOnly = isSending || isUnderWay
  const generation = useLetterGeneration({
    job,
    orders: asked.toFollow,
    draft,
    isBlocked: isReadOnly,
    keepResume: choice.keepForLetter,
    stopResume: choice.stop,
    onSessionOver: props.onSessionOver,
  })
  const reuse = useReuseLetter(job, draft)
  // A letter still being generated or inserted is not final.
  const isLetterDue = generation.isBusy || reuse.isPending
  const letter = asSent({ ...draft.draft, content: generation.text ?? draft.draft.content }, job.title)

  const lacks = asked.missing + asked.blanks
  const isWarned = lacks > 0 && lacks <= warnedOf
  const checklist = {
    asked,
    letter: { subject: draft.draft.subject, content: letter.content },
    resume: choice,
    isReadOnly: isReadOnly || isLetterDue,
    onChange: draft.write,
  }

  const isUploading = choice.upload !== null
  function close() {
    if (isUploading && isSending) choice.stop()
    else if (isSending) setAsked(true)
    else onClose()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    if (isLetterDue) return
    setTried(true)
    setAsked(false)
    const wrong = choice.isSample ? 'select' : points.error === undefined ? null : '[data-points]'
    if (wrong === null) {
      if (lacks <= warnedOf || letter.content === '' || isMissing) return onSubmit()
      flushSync(() => {
        setWarnedOf(lacks)
        if (asked.blanks > 0) setView('write')
      })
      showBlank(form.current, job.title)
      return
    }
    flushSync(() => setView('write'))
    form.current?.querySelector<HTMLElement>(wrong)?.focus()
  }

  return (
    <Dialog
      open
      // Sending blocks closing, which would hide the outcome. Uploads are stopped instead.
      onClose={close}
      title={m.title}
      subtitle={`${job.title} · ${employer}`}
      size="sheet"
      footer={
        <>
          {view === 'write' && (
            <div className="border-b border-line pl-2 sm:pl-4">
              <div className="tool-line py-0.5">
                <AskedButton {...checklist} />
                <GenerateButton generation={generation} disabled={isReadOnly || reuse.isPending} />
                <ReuseLetterButton reuse={reuse} disabled={isReadOnly || generation.isBusy} />
                <AiSettingsButton />
              </div>
            </div>
          )}
          <div className="flex flex-wrap items-center justify-end gap-2 px-4 py-2 sm:px-6 sm:py-3">
            {isMissing && (
              <div className="grid w-full gap-2 [&>p:empty]:absolute">
                <HandSteps url={job.url} hand={props.hand} look="primary" />
              </div>
            )}
            <Button
              icon={view === 'write' ? Eye : Pencil}
              onClick={() => setView(view === 'write' ? 'preview' : 'write')}
            >
              {view === 'write' ? m.preview : m.write}
            </Button>
            <Button
              type="submit"
              form={formId}
              look={isMissing || isWarned ? 'plain' : 'primary'}
              icon={isWarned ? TriangleAlert : undefined}
              className="min-h-12 flex-[1_1_9rem] sm:min-w-64 sm:flex-none"
              disabled={isLetterDue}
              busy={isSending || isUnderWay}
              busyText={m.submitting}
              aria-describedby={senderId}
            >
              <SendWords isWarned={isWarned} asked={asked} sender={sender} senderId={senderId} />
            </Button>
          </div>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={send} className="flex min-w-0 flex-1 flex-col">
        <div className="grid gap-3 px-4 not-empty:border-b not-empty:border-line not-empty:py-3 sm:px-6">
          <ApplyNotices
            isSending={isSending && !isUploading}
            isAskedToClose={isAsked && isSending}
            isUnknown={props.isUnknown}
            isUnderWay={isUnderWay || props.isToldUnderWay}
            missingProvider={isMissing ? provider : null}
            refusedProvider={settings?.needs_attention ? provider : null}
            lastError={props.lastError}
            onShowError={props.onShowError}
            onSettings={props.onSettings}
          />
          {!isReadOnly && <AppliesElsewhere job={job} hand={props.hand} />}
          {view === 'write' && asked.isShortened && <ContactLeftOut />}
        </div>
        {view === 'write' ? (
          <LetterFields
            draft={draft.draft}
            generation={generation}
            isUploading={isUploading}
            jobTitle={job.title}
            aiBan={job.orders?.find(({ kind, what }) => kind === 'do-not' && what === 'ai')?.quote}
            isReadOnly={isReadOnly || reuse.isPending}
            wasTried={wasTried}
            problem={props.problem}
            onChange={draft.write}
          >
            <ResumePart
              // Stopping the upload stops the writing too.
              choice={generation.isBusy ? { ...choice, stop: generation.stop } : choice}
              isReadOnly={isReadOnly || generation.isBusy}
              error={serverTexts['resume_id'] ?? serverTexts['resume_url']}
            />
            {!isMissing && (
              <PointsPart
                typed={draft.draft.points}
                points={points}
                error={serverTexts['points']}
                balance={settings?.apply_points}
                look={props.look}
                isReadOnly={isReadOnly}
                onChange={(typed) => draft.write({ points: typed })}
                onLook={props.onLook}
              />
            )}
          </LetterFields>
        ) : (
          <div className="p-4 sm:px-6">
            <LetterPreview
              employer={employer}
              provider={provider}
              email={settings ? boardEmail(settings) : ''}
              letter={letter}
              jobTitle={job.title}
              resumeId={choice.chosen.kind === 'kept' ? choice.chosen.resume.id : null}
              resume={resumeWords(choice.chosen, m)}
              resumeUrl={choice.resumeUrl}
              points={points}
            />
          </div>
        )}
      </form>
      <AskedColumn {...checklist} />
    </Dialog>
  )
}
