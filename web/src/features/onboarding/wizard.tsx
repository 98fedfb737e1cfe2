import { ONBOARDING_STEPS } from '@hanap/contract/onboarding'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { BasicsStep } from './basics-step.tsx'
import type { OnboardingDraft } from './draft.ts'
import { FinishOverlay } from './finish-overlay.tsx'
import { onboardingMessages } from './messages.ts'
import { MissingNotice } from './missing-notice.tsx'
import { PreferencesStep, ProjectsStep, SkillsStep } from './other-steps.tsx'
import { ResumeStep } from './resume-step.tsx'
import { StepsProgress } from './steps-progress.tsx'
import { useOnboarding } from './use-onboarding.ts'

const steps = [BasicsStep, ResumeStep, SkillsStep, ProjectsStep, PreferencesStep] as const

/** One step at a time: its fields, and the ways back, on and past it. */
export function Wizard({ start, step }: { start: OnboardingDraft; step: number }) {
  const m = useMessages(onboardingMessages)
  const navigate = useNavigate()
  const wizard = useOnboarding(start, step)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const names = [m.basics, m.resume, m.skills, m.projects, m.preferences]
  const leads = [m.basicsLead, m.resumeLead, m.skillsLead, m.projectsLead, m.preferencesLead]
  const skipTexts = [m.skipBasics, '', m.skipSkills, m.skipProjects, '']
  const Step = steps[step - 1] ?? BasicsStep
  const name = names[step - 1] ?? ''
  const isLast = step === ONBOARDING_STEPS
  useStepFocus(heading, step)
  const leave = useCallback(() => void navigate({ to: '/jobs' }), [navigate])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await wizard.goOn()) return
    // After the errors are drawn.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <div className="grid gap-8 nav:grid-cols-[280px_minmax(0,1fr)] nav:gap-12">
      <StepsProgress step={step} names={names} />
      <form
        ref={form}
        className="grid max-w-[640px] content-start gap-6"
        noValidate
        onSubmit={submit}
        aria-label={name}
      >
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {m.stepOf(step, ONBOARDING_STEPS, name)}
          </h2>
          <p className="mt-1 text-ink-2">{leads[step - 1]}</p>
        </div>
        {wizard.missing && <MissingNotice sections={wizard.missing} onGo={wizard.goTo} />}
        <Step wizard={wizard} />
        <div className="grid gap-2 border-t border-line pt-5">
          <div className="flex flex-wrap gap-3">
            <Button type="button" disabled={step === 1 || wizard.isSaving} onClick={wizard.back}>
              {m.back}
            </Button>
            <Button type="submit" look="primary" busy={wizard.isSaving} busyText={m.saving}>
              {isLast ? m.complete : m.continue}
            </Button>
            {isLast && (
              <Button look="quiet" disabled={wizard.isSaving} onClick={() => void wizard.skipPreferences()}>
                {m.skipPreferences}
              </Button>
            )}
            {step !== 2 && !isLast && (
              <Button look="quiet" disabled={wizard.isSaving} onClick={() => wizard.skip(name)}>
                {m.skip}
              </Button>
            )}
          </div>
          {skipTexts[step - 1] && <p className="field-hint">{skipTexts[step - 1]}</p>}
        </div>
        {wizard.isFinished && <FinishOverlay onEnd={leave} />}
      </form>
    </div>
  )
}

/** Another step is another page to a reader: its heading takes the focus. The first one is the page's own. */
function useStepFocus(heading: { current: HTMLElement | null }, step: number) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [heading, step])
}
