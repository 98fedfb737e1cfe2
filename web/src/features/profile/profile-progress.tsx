import type { Profile } from '@hanap/contract/profile/profile'
import { pages } from '@hanap/contract/site/pages'
import { checksOf, profileLeft } from '../../seeker/profile-left.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Progress } from '../../ui/signs/progress.tsx'
import { profileMessages } from './messages.ts'

/** Empty once the profile is complete. */
export function ProfileProgress({ profile }: { profile: Profile }) {
  const m = profileMessages
  const { percent, missing, step } = profileLeft(checksOf(profile))
  const [next] = missing
  if (next === undefined || step === null) return null
  const texts = {
    resume: m.nextResume,
    basics: m.nextBasics,
    skills: m.nextSkills,
    preferences: m.nextPreferences,
  }
  return (
    <section aria-label={m.progress} className="panel">
      <Progress label={m.progress} value={percent} text={m.percentDone(percent)} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="head-text">{texts[next]}</p>
        <ButtonLink to={pages.onboarding.path} search={{ step }} look="primary" className="max-xs:w-full">
          {m.goOnWith}
        </ButtonLink>
      </div>
    </section>
  )
}
