import { DEFAULT_PROVIDER } from '@hanap/contract/applications/integrations'
import { defaultSubject } from '@hanap/contract/letters/default-subjects'
import { pages } from '@hanap/contract/site/pages'
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isApiProblem } from '../../api/problems/problems.ts'
import { session } from '../../api/session/browser-session.ts'
import { readOwnPath } from '../../page/paths.ts'
import { boardEmail, integrationsQuery, isConnected } from '../../seeker/board-account.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { asSent } from '../letters/rules.ts'
import { useLetterDraft } from '../letters/use-letter-draft.ts'
import { readPoints } from './account/apply-points.ts'
import { useBoardLook } from './account/use-board-look.ts'
import { usePastGate } from './account/use-past-gate.ts'
import { ApplyDialog } from './apply-dialog.tsx'
import { applyMessages } from './apply-messages.ts'
import { type ApplyPopup, ApplyPopups } from './apply-popups.tsx'
import { saidElsewhere } from './asked/elsewhere-order.ts'
import { useAsked } from './asked/use-asked.ts'
import { addressToApply } from './asked-to-apply.ts'
import { setApplied } from './by-hand/mark-applied.ts'
import { useByHand } from './by-hand/use-by-hand.ts'
import type { JobToApplyTo } from './job-to-apply-to.ts'
import { readApplyFailure } from './outcome/apply-failure.ts'
import { sentWords } from './outcome/sent-words.ts'
import { useEndedNotice } from './outcome/use-ended-notice.ts'
import { useSendingWatch } from './outcome/use-sending-watch.ts'
import { applicationErrorQuery } from './queries.ts'
import { ResumeFailed, readResumeFailure, UploadStopped } from './resume/resume-failure.ts'
import { useResumeChoice } from './resume/use-resume-choice.ts'
import { SentDialog } from './sent-dialog.tsx'
import { AccountChanged, applyKey, IntegrationMissing, OrdersChanged, useApply } from './use-apply.ts'

/** The dialog stays this long behind the explanation of a refusal that it cannot fix. */
const CLOSE_AFTER_MS = 1000

export function ApplyFlow(props: {
  job: JobToApplyTo
  open: boolean
  onClose: () => void
  /** Returns the focus to the button. */
  onGone: () => void
}) {
  const { job, open, onClose, onGone } = props
  const m = applyMessages
  const toasts = useToasts()
  const navigate = useNavigate()
  const router = useRouter()
  const queries = useQueryClient()
  const draft = useLetterDraft(job.id, { subject: defaultSubject(job.title), content: '' })
  const choice = useResumeChoice(draft, open)
  const { data: settings } = useQuery({ ...integrationsQuery, enabled: open, refetchOnWindowFocus: 'always' })
  const { data: lastError } = useQuery(applicationErrorQuery(job.id))
  const [popup, setPopup] = useState<ApplyPopup | null>(null)
  const [fieldTexts, setFieldTexts] = useState<unknown>(null)
  const [isUnknown, setUnknown] = useState(false)
  const [isTold, setTold] = useState(false)
  const [isSent, setSent] = useState(false)
  const email = settings ? boardEmail(settings) : ''
  const isMissing = settings !== undefined && !isConnected(settings)
  const isPastGate = usePastGate(open, isMissing)
  const lastToast = useRef(0)

  const letter = asSent(draft.draft, job.title)
  const asked = useAsked(job, { ...letter, resume_url: choice.resumeUrl }, open)

  const sending = useApply(job, {
    onSent: (outcome) => {
      toasts.success(m.submitted, sentWords(outcome, m))
      asked.draft.forget()
      setSent(true)
    },
    onFailed: fail,
  })
  const look = useBoardLook(job.id, failToLook)
  const byHand = useByHand(
    job.id,
    draft,
    () => {
      toasts.dismiss(lastToast.current)
      setPopup(null)
      asked.draft.forget()
      onClose()
    },
    (isElsewhere) => (isElsewhere ? saidElsewhere(job.orders ?? [], asked.said) : asked.said),
  )
  const points = readPoints(draft.draft.points)
  // True also for a sending begun on an earlier visit to the page.
  const isSending = useIsMutating({ mutationKey: applyKey(job.id) }) > 0
  const state = useSendingWatch({
    jobId: job.id,
    draft: draft.stored,
    isTold,
    // Finishing by hand shows its own message.
    isSendingHere: isSending || byHand.isDone,
    onSent: arrived,
  })
  const isUnderWay = state === 'sending'
  useEndedNotice(open, draft.stored !== undefined)
  const closeApplied = useEffectEvent(onClose)
  useEffect(() => {
    if (open && job.applied && !isSending && !isSent && popup === null) closeApplied()
  }, [open, job.applied, isSending, isSent, popup])

  /** Sent by another tab or an earlier visit. */
  function arrived() {
    setTold(false)
    draft.remove()
    asked.draft.forget()
    setApplied(queries, job.id)
    if (!open) return
    toasts.dismiss(lastToast.current)
    toasts.success(m.submitted)
    onClose()
  }

  function fail(problem: unknown) {
    if (problem instanceof IntegrationMissing) return requireAccount(problem.provider)
    if (problem instanceof AccountChanged) {
      lastToast.current = toasts.warning(m.accountChanged, m.accountChangedText(problem.email))
      return
    }
    if (problem instanceof OrdersChanged) {
      lastToast.current = toasts.warning(m.ordersChanged, m.ordersChangedText)
      return
    }
    if (problem instanceof ResumeFailed) {
      const { title, text } = readResumeFailure(problem, m)
      const say = problem.cause instanceof UploadStopped ? toasts.info : toasts.error
      lastToast.current = say(title, text)
      return
    }
    const failure = readApplyFailure(problem, 'apply', m)
    // The dialog says it, without a toast.
    if (failure.isUnderWay) return setTold(true)
    const isApplied = isApiProblem(problem, 'already-applied')
    const error = { message: failure.text, details: failure.details, isApplied }
    if (failure.isUnknown) {
      if (!failure.closesApplying) return setUnknown(true)
      // Earlier failures are no longer shown.
      queries.setQueryData(applicationErrorQuery(job.id).queryKey, null)
      setPopup({ kind: 'unknown', error })
      setTimeout(onClose, CLOSE_AFTER_MS)
      return
    }
    const action = failure.needsPlan
      ? { action: { label: m.seePlans, run: () => void navigate({ to: pages.plans.path }) } }
      : {}
    lastToast.current = toasts.error(m.failed, failure.details ? undefined : failure.text, action)
    queries.setQueryData(applicationErrorQuery(job.id).queryKey, error)
    setFieldTexts(problem)
    if (failure.details) setPopup({ kind: 'error', error })
    if (failure.closesApplying) setTimeout(onClose, CLOSE_AFTER_MS)
  }

  /** As for sending, but the dialog stays and nothing is remembered. */
  function failToLook(problem: unknown) {
    if (isApiProblem(problem, 'integration-required')) return requireAccount()
    const { text, details } = readApplyFailure(problem, 'look', m)
    toasts.error(m.lookFailed, details ? undefined : text)
    if (details) setPopup({ kind: 'error', error: { message: text, details } })
  }
  function requireAccount(provider = settings?.provider ?? DEFAULT_PROVIDER) {
    setPopup({ kind: 'integration', provider })
    toasts.warning(m.integrationTitle(provider), m.integrationText(provider))
  }

  function toLogin() {
    const next = readOwnPath(router.state.location.href)
    void navigate({ to: pages.login.path, search: next ? { next } : {} })
  }
  function submit() {
    if (isUnderWay || queries.isMutating({ mutationKey: applyKey(job.id) }) > 0) return
    if (session.read().token === null) return toLogin()
    if (letter.content === '') return setPopup({ kind: 'letter' })
    if (choice.isSample || points.error !== undefined) return
    setUnknown(false)
    setTold(false)
    setFieldTexts(null)
    toasts.dismiss(lastToast.current)
    sending.mutate({
      letter: { ...letter, resume_url: choice.resumeUrl },
      keepResume: choice.keep,
      points: points.isNamed ? points.count : undefined,
      account: email,
      asked: asked.said,
      draft,
    })
  }
  function toSettings() {
    const next = addressToApply(router.state.location.href)
    void navigate({ to: pages.settings.path, search: { tab: 'integrations', ...(next && { next }) } })
  }
  function closePopup() {
    setPopup(null)
    // The dialog may have closed meanwhile and lost the focus.
    if (!open) requestAnimationFrame(onGone)
  }

  const hand = { ...byHand, letter, resumeUrl: choice.resumeUrl }
  const gate: ApplyPopup | null =
    open && isMissing && !isPastGate.is
      ? { kind: 'integration', provider: settings.provider, onWrite: isPastGate.pass }
      : null

  return (
    <>
      {open && isSent && <SentDialog job={job} email={email} onClose={onClose} />}
      {open && !isSent && gate === null && (
        <ApplyDialog
          job={job}
          draft={draft}
          choice={choice}
          isSending={isSending}
          isUnknown={isUnknown || state === 'unknown'}
          isUnderWay={isUnderWay}
          isToldUnderWay={isTold && state === null}
          problem={fieldTexts}
          lastError={lastError ?? null}
          points={points}
          look={look}
          hand={hand}
          asked={asked}
          onLook={() => look.mutate()}
          onSessionOver={() => toasts.error(m.letterNotGenerated, m.loginAgain)}
          onShowError={(error) => setPopup({ kind: 'error', error })}
          onSubmit={submit}
          onClose={onClose}
          onSettings={toSettings}
        />
      )}
      <ApplyPopups
        popup={popup ?? gate}
        url={job.url}
        hand={hand}
        onSettings={toSettings}
        onClose={popup ? closePopup : onClose}
      />
    </>
  )
}
