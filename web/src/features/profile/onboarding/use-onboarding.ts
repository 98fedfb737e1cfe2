import { ONBOARDING_STEPS } from '@hanap/contract/profile/onboarding-steps'
import type { Profile } from '@hanap/contract/profile/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { currentState } from '../../../api/answers/version.ts'
import { standingKey } from '../../../api/query-keys.ts'
import { useSession } from '../../../api/session/browser-session.ts'
import { type ProfileParts, useSaveOnboarding } from '../../../seeker/profile.ts'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { withWholeAddresses } from '../../../ui/web-address.ts'
import { formOf } from '../form-of.ts'
import type { OnboardingDraft } from './draft.ts'
import { onboardingMessages } from './messages.ts'
import { type MissingSection, missingSections } from './missing-sections.ts'
import { onboardingStatusQuery } from './queries.ts'
import { bodyOf, bodyWithoutPreferences, fieldsOfStep, keepsPreferences } from './steps/step-body.ts'
import { errorsAtFields, withoutChanged } from './steps/step-errors.ts'
import { useStepUpload } from './steps/use-step-upload.ts'
import { type StepErrors, validateStep } from './steps/validate-step.ts'
import type { DraftField } from './unsaved.ts'
import { type Beginning, useDraft } from './use-draft.ts'
import { useFailures } from './use-failures.ts'

const LAST = ONBOARDING_STEPS

/**
 * Changes are kept in this tab until saved; each step is saved on the server.
 * @param onLeave called when the page is about to be left for the login
 */
export function useOnboarding(begun: Beginning, step: number, onLeave: () => void) {
  const m = onboardingMessages
  const toasts = useToasts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  const isSignedIn = useSession().token !== null
  const save = useSaveOnboarding()
  const { draft, latest, change, write, settle, forget } = useDraft(begun)
  const [errors, setErrors] = useState<StepErrors>({})
  const [missing, setMissing] = useState<readonly MissingSection[] | null>(null)
  const [isFinished, setFinished] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const passed = usePassed(begun.passed, step)
  const failures = useFailures(step, onLeave)
  const upload = useStepUpload({
    isSignedIn,
    draft,
    latest: () => latest().draft,
    write,
    logInFirst: failures.logInFirst,
    onTaken: () => setErrors((known) => without(known, 'resume')),
  })

  function goTo(next: number) {
    setErrors({})
    setMissing(null)
    void navigate({ to: '/onboarding', search: { step: next } })
  }

  /** A late answer must not pull the seeker back. */
  function stillHere(): () => boolean {
    const { pathname } = router.state.location
    return () => router.state.location.pathname === pathname
  }

  /** Ignores clicks while one is running. */
  async function once(work: () => Promise<boolean>): Promise<boolean> {
    if (isBusy.current) return true
    isBusy.current = true
    setSaving(true)
    try {
      return await work()
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  /**
   * Merges what was saved elsewhere meanwhile.
   * @param make builds the request from the latest draft
   * @returns whether it was saved; a failure shows under this title
   */
  async function store(make: () => { fields: DraftField[]; body: ProfileParts }, title?: string) {
    for (;;) {
      const { draft, version } = latest()
      const { fields, body } = make()
      try {
        // The form names the uploaded file by its id, so that it uploads once. The client accepts a form for any
        // call.
        const sent = step === 2 ? (formOf(body) as ProfileParts) : body
        settle(await save.mutateAsync({ body: sent, version }), { fields, draft })
        return true
      } catch (problem) {
        const now = currentState(problem) as Profile | undefined
        if (now && now.version !== version) {
          settle(now)
          continue
        }
        setErrors(errorsAtFields(failures.say(problem, title)))
        return false
      }
    }
  }

  async function finish() {
    const status = await queries
      .fetchQuery({ ...onboardingStatusQuery, staleTime: 0 })
      .catch((problem: unknown) => void failures.say(problem, m.checkFailed))
    if (!status) return
    void queries.invalidateQueries({ queryKey: standingKey })
    if (!status.onboarding_completed) return setMissing(missingSections(status))
    forget()
    toasts.success(m.completedTitle, m.completedText)
    setFinished(true)
  }

  return {
    draft,
    errors,
    missing,
    isSaving,
    isFinished,
    passed,
    upload,
    write,
    change(part: Partial<OnboardingDraft>) {
      const before = latest().draft
      setErrors((known) => withoutChanged(known, before, part))
      change(part)
    },
    goTo,
    back: () => goTo(step - 1),
    /** @returns whether the step was valid; if not, focus the first invalid field */
    goOn(): Promise<boolean> {
      write(withWholeAddresses)
      const isSending = step === 2 && upload.sending !== null
      const found = isSending
        ? { resume: m.stillSending }
        : validateStep(step, latest().draft, upload.hasResume())
      setErrors(found)
      if (Object.keys(found).length > 0) return Promise.resolve(false)
      return once(async () => {
        const isHere = stillHere()
        const isSaved = await store(
          () => {
            const fields = fieldsOfStep(step, latest().draft, latest().saved)
            return { fields, body: bodyOf(step, latest().draft, fields) }
          },
          step === LAST ? m.preferencesFailed : undefined,
        )
        if (step === LAST) {
          if (isSaved) await finish()
          return isSaved
        }
        if (isSaved && isHere()) goTo(step + 1)
        return isSaved
      })
    },
    skip(name: string) {
      if (isBusy.current) return
      toasts.info(m.skipped, m.skippedText(name))
      // If this is lost, another device shows the step once more.
      if (isSignedIn) save.mutate({ body: { onboarding_step: step } })
      goTo(step + 1)
    },
    skipPreferences: () =>
      once(async () => {
        let isKept = false
        const isSaved = await store(() => {
          const { draft: whole, saved } = latest()
          isKept = keepsPreferences(whole, saved)
          return { fields: fieldsOfStep(LAST, whole, saved), body: bodyWithoutPreferences(whole, saved) }
        })
        if (!isSaved) return false
        await queries.fetchQuery({ ...onboardingStatusQuery, staleTime: 0 }).catch(() => {})
        await queries.invalidateQueries({ queryKey: standingKey })
        forget()
        toasts.info(isKept ? m.preferencesKept : m.preferencesSkipped)
        void navigate({ to: '/jobs' })
        return true
      }),
  }
}

export type Onboarding = ReturnType<typeof useOnboarding>

function usePassed(before: number, step: number): number {
  const [known, setKnown] = useState(before)
  const passed = Math.max(known, step - 1)
  // Remembered for when the seeker goes back.
  if (passed !== known) setKnown(passed)
  return passed
}

const without = (errors: StepErrors, field: string): StepErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))
