import { plans, TRIAL_DAYS } from '@hanap/contract/plans'
import { formatCount } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.tsx'
import { SignBoard } from '../../ui/sign-board.tsx'
import { onboardingMessages } from './messages.ts'

/** The free trial's terms as three figures on a sign. */
export function TrialTerms() {
  const m = useMessages(onboardingMessages)
  const { max_saved_jobs, max_searches } = plans.free
  const facts = [
    { figure: TRIAL_DAYS, name: m.trialDays, text: m.trialDaysText },
    { figure: max_saved_jobs, name: m.trialSaved, text: m.trialSavedText },
    { figure: max_searches, name: m.trialSearches, text: m.trialSearchesText },
  ]
  return (
    <section aria-labelledby="trial-title" className="grid gap-3">
      <h2 id="trial-title">{m.trialTitle}</h2>
      <SignBoard paint={1} className="px-6 py-6 nav:p-8">
        <ul className="grid gap-5 sm:grid-cols-3 sm:gap-6">
          {facts.map(({ figure, name, text }) => (
            <li key={name}>
              <p className="sign-text text-t6">{formatCount(figure)}</p>
              <p className="head-text mt-1">{name}</p>
              <p className="text-t1">{text}</p>
            </li>
          ))}
        </ul>
      </SignBoard>
      <p className="max-w-[68ch] text-ink-2">{m.trialNote}</p>
    </section>
  )
}
