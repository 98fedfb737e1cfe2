import { ONBOARDING_STEPS } from '@hanap/contract/profile/onboarding-steps'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useCallback, useEffect, useId, useRef } from 'react'
import { SignBoard } from '../../../ui/signs/sign-board.tsx'
import { FinishOverlay } from './finish-overlay.tsx'
import { focusFirstWrong } from './focus-wrong.ts'
import { onboardingMessages } from './messages.ts'
import { MissingNotice } from './missing-notice.tsx'
import { BasicsStep } from './steps/basics-step.tsx'
import { PreferencesStep, ProjectsStep, SkillsStep } from './steps/other-steps.tsx'
import { ResumeStep } from './steps/resume-step.tsx'
import { StepsProgress } from './steps/steps-progress.tsx'
import { validateStep } from './steps/validate-step.ts'
import type { Beginning } from './use-draft.ts'
import { useOnboarding } from './use-onboarding.ts'
import { WizardButtons } from './wizard-buttons.tsx'

const steps = [BasicsStep, ResumeStep, SkillsStep, ProjectsStep, PreferencesStep] as const

/** A word on each step, on wide screens. */
const signs = (m: typeof onboardingMessages) =>
  [
    { paint: 2, word: m.basicsSign, text: m.basicsSignText },
    { paint: 1, word: m.resumeSign, text: m.resumeSignText },
    { paint: 4, word: m.skillsSign, text: m.skillsSignText },
    { paint: 3, word: m.projectsSign, text: m.projectsSignText },
    { paint: 5, word: m.preferencesSign, text: m.preferencesSignText },
  ] as const

type WizardProps = { begun: Beginning; step: number; onLeave: () => void }

export function Wizard({ begun, step, onLeave }: WizardProps) {
  const m = onboardingMessages
  const navigate = useNavigate()
  const wizard = useOnboarding(begun, step, onLeave)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const names = [m.basics, m.resume, m.skills, m.projects, m.preferences]
  const leads = ['', m.resumeLead, m.skillsLead, m.projectsLead, m.preferencesLead]
  const Step = steps[step - 1] ?? BasicsStep
  const name = names[step - 1] ?? ''
  const lead = leads[step - 1]
  const sign = signs(m)[step - 1] ?? signs(m)[0]
  useStepFocus(heading, step)
  const leave = useCallback(() => void navigate({ to: '/jobs', replace: true }), [navigate])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await wizard.goOn()) return
    // After the errors are rendered.
    requestAnimationFrame(() => focusFirstWrong(form.current))
  }
  const lines = names.map((line, at) => {
    const isThere = Object.keys(validateStep(at + 1, wizard.draft)).length === 0
    return { name: line, state: at >= wizard.passed ? 'ahead' : isThere ? 'done' : 'skipped' } as const
  })

  return (
    <div className="grid gap-4 sm:gap-6 nav:grid-cols-[264px_minmax(0,1fr)] nav:gap-10 xl:grid-cols-[240px_minmax(0,1fr)_256px]">
      <StepsProgress step={step} passed={wizard.passed} lines={lines} />
      <form
        ref={form}
        className="frame max-w-[720px] bg-card max-sm:overflow-visible max-sm:border-0 max-sm:bg-transparent"
        noValidate
        onSubmit={submit}
        aria-labelledby={headingId}
      >
        <div className="grid gap-4 sm:gap-6 sm:p-6">
          <div>
            <h2 ref={heading} id={headingId} tabIndex={-1}>
              {m.stepOf(step, ONBOARDING_STEPS, name)}
            </h2>
            {lead && <p className="mt-1 text-ink-2">{lead}</p>}
          </div>
          {wizard.missing && <MissingNotice sections={wizard.missing} onGo={wizard.goTo} />}
          <Step key={step} wizard={wizard} />
        </div>
        <WizardButtons wizard={wizard} step={step} name={name} />
        {wizard.isFinished && <FinishOverlay onEnd={leave} />}
      </form>
      <SignBoard
        paint={sign.paint}
        className="@container sticky top-8 grid content-center gap-3 self-start p-7 max-xl:hidden xl:min-h-64"
      >
        <p className="sign-text text-[12.5cqi]">{sign.word}</p>
        <p>{sign.text}</p>
      </SignBoard>
    </div>
  )
}

/** A new step's heading takes the focus, like a new page's; not the first one's. */
function useStepFocus(heading: { current: HTMLElement | null }, step: number) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [heading, step])
}
