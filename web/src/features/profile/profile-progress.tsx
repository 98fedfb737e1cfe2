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
    <section
      aria-label={m.progress}
      className="grid grow items-end gap-x-6 gap-y-3 py-1 xs:grid-cols-[minmax(0,1fr)_auto] lg:py-0"
    >
      <div className="grid gap-1 [&_progress]:sr-only">
        <Progress label={m.progress} value={percent} text={m.percentDone(percent)} />
        <p className="head-text">{texts[next]}</p>
      </div>
      <ButtonLink to={pages.onboarding.path} search={{ step }} look="primary">
        {m.goOnWith}
      </ButtonLink>
    </section>
  )
}
