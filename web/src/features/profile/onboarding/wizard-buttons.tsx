import { ONBOARDING_STEPS } from '@hanap/contract/profile/onboarding-steps'
import { Button } from '../../../ui/buttons/button.tsx'
import { onboardingMessages } from './messages.ts'
import type { Onboarding } from './use-onboarding.ts'

/** The resume is required; the last step has its own skip. */
const SKIPPABLE = [1, 3, 4]

export function WizardButtons(props: { wizard: Onboarding; step: number; name: string }) {
  const { wizard, step, name } = props
  const m = onboardingMessages
  const isLast = step === ONBOARDING_STEPS
  const notes = [m.skipBasics, m.resumeNeeded, m.skipSkills, m.skipProjects, m.skipPreferencesNote]
  return (
    <div className="grid gap-3 border-line py-4 max-sm:pt-6 sm:border-t sm:px-6">
      <div className="flex flex-wrap gap-3 max-sm:*:not-first:grow">
        <Button disabled={step === 1 || wizard.isSaving} onClick={wizard.back}>
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
        {SKIPPABLE.includes(step) && (
          <Button look="quiet" disabled={wizard.isSaving} onClick={() => wizard.skip(name)}>
            {m.skip}
          </Button>
        )}
      </div>
      <p className="field-hint">{notes[step - 1]}</p>
    </div>
  )
}
