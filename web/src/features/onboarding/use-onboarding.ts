import { ONBOARDING_STEPS } from '@hanap/contract/onboarding'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useSession } from '../../api/browser-session.ts'
import { ApiProblem, fieldTexts, NetworkProblem } from '../../api/problems.ts'
import { standingKey } from '../../api/standing.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useToasts } from '../../ui/toast.tsx'
import type { ProfileParts } from '../profile/queries.ts'
import { useSaveProfile } from '../profile/queries.ts'
import type { OnboardingDraft } from './draft.ts'
import { changeByHand } from './from-resume.ts'
import { forgetDraft, keepDraft } from './kept-draft.ts'
import { onboardingMessages } from './messages.ts'
import { type MissingSection, missingSections } from './missing-sections.ts'
import { onboardingStatusQuery } from './queries.ts'
import { resumeForm, skippedPreferences, stepBody } from './step-body.ts'
import { type StepErrors, validateStep } from './validate-step.ts'

const LAST = ONBOARDING_STEPS

/**
 * The wizard's state: what is written, which step is open, and what each button does. Every change is kept in this tab
 * until it is saved; every step is saved on the server.
 */
export function useOnboarding(start: OnboardingDraft, step: number) {
  const m = useMessages(onboardingMessages)
  const toasts = useToasts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { token, user } = useSession()
  const save = useSaveProfile('onboarding')
  const [draft, setDraft] = useState(start)
  const [errors, setErrors] = useState<StepErrors>({})
  const [missing, setMissing] = useState<readonly MissingSection[] | null>(null)
  const [isFinished, setFinished] = useState(false)
  const [isSaving, setSaving] = useState(false)
  // What a call that takes a while reads is what is written by then.
  const latest = useRef(draft)

  function write(next: OnboardingDraft) {
    latest.current = next
    setDraft(next)
    keepDraft(token === null ? null : (user?.id ?? null), next)
  }
  function change(part: Partial<OnboardingDraft>) {
    write(changeByHand(latest.current, part))
    setErrors((known) => withoutChanged(known, part))
  }
  function goTo(next: number) {
    setErrors({})
    setMissing(null)
    void navigate({ to: '/onboarding', search: { step: next } })
  }

  /** Whoever is not signed in, or not any more, does that first and comes back to this step. */
  function logInFirst() {
    keepDraft(null, latest.current)
    void navigate({ to: '/login', search: { next: `/onboarding?step=${step}` } })
  }

  /** @returns whether it was saved; what went wrong is said */
  async function store(body: ProfileParts | FormData): Promise<boolean> {
    setSaving(true)
    try {
      // The client takes a form for any call; its parts are the same as the body's.
      await save.mutateAsync(body as ProfileParts)
      forgetDraft()
      return true
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.status === 401) logInFirst()
      else say(problem)
      return false
    } finally {
      setSaving(false)
    }
  }

  function say(problem: unknown) {
    const texts = fieldTexts(problem)
    setErrors(Object.fromEntries(Object.entries(texts).map(([field, text]) => [fieldOf(field), text])))
    const lines = Object.entries(texts).map(([field, text]) => `${field}: ${text}`)
    const isSilence = problem instanceof NetworkProblem && problem.reason !== 'garbage'
    const title = step === LAST ? m.preferencesFailed : m.saveFailed
    toasts.error(title, lines.join('\n') || (isSilence ? m.noConnection : undefined))
  }

  /** Opens the listings, or says what is missing. */
  async function finish() {
    const status = await queries
      .fetchQuery({ ...onboardingStatusQuery, staleTime: 0 })
      .catch((problem: unknown) => say(problem))
    if (!status) return
    void queries.invalidateQueries({ queryKey: standingKey })
    if (!status.onboarding_completed) return setMissing(missingSections(status))
    toasts.success(m.completedTitle, m.completedText)
    setFinished(true)
  }

  return {
    draft,
    errors,
    missing,
    isSaving,
    isFinished,
    change,
    /** For a change that is not by hand: what a resume filled, or its undoing. */
    write,
    /** The same for a call that took a while: it changes what is written by then. */
    writeWith: (next: (draft: OnboardingDraft) => OnboardingDraft) => write(next(latest.current)),
    clearErrors: (fields: readonly string[]) =>
      setErrors((known) =>
        Object.fromEntries(Object.entries(known).filter(([field]) => !fields.includes(field))),
      ),
    goTo,
    logInFirst,
    back: () => goTo(step - 1),
    /** @returns whether the step was in order; the first wrong field is for the page to focus */
    async goOn(): Promise<boolean> {
      const found = validateStep(step, latest.current)
      setErrors(found)
      if (Object.keys(found).length > 0) return false
      const body = step === 2 ? resumeForm(latest.current) : stepBody(step, latest.current)
      if (!(await store(body))) return false
      if (step === LAST) await finish()
      else goTo(step + 1)
      return true
    },
    skip(name: string) {
      toasts.info(m.skipped, m.skippedText(name))
      // Only how far she is; should it be lost, she is asked once more on another device.
      if (token !== null) save.mutate({ onboarding_step: step })
      goTo(step + 1)
    },
    async skipPreferences() {
      if (!(await store(skippedPreferences))) return
      await queries.fetchQuery({ ...onboardingStatusQuery, staleTime: 0 }).catch(() => {})
      await queries.invalidateQueries({ queryKey: standingKey })
      toasts.info(m.preferencesSkipped)
      void navigate({ to: '/jobs' })
    },
  }
}

export type Onboarding = ReturnType<typeof useOnboarding>

/** The server's name of a field as the steps know it: 'projects.0.title' is '0.title' here. */
const fieldOf = (field: string) => field.replace(/^(projects|job_preferences)\./, '')

function withoutChanged(errors: StepErrors, part: Partial<OnboardingDraft>): StepErrors {
  if (Object.keys(errors).length === 0) return errors
  const isGone = (field: string) =>
    field in part ||
    (field === 'work_options' && ('open_to_remote' in part || 'willing_to_relocate' in part)) ||
    ('projects' in part && (/^\d+\./.test(field) || field === 'projects'))
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isGone(field)))
}
