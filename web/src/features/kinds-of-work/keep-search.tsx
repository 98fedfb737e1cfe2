import { TRIAL_DAYS } from '@hanap/contract/payments/plans'
import { pages } from '@hanap/contract/site/pages'
import { useSession } from '../../api/session/browser-session.ts'
import { writeAddressSearch } from '../../page/address-search.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { workMessages } from './messages.ts'

/** Sends visitors to the sign-up, which leads to the jobs. No count: the search finds others, too. */
export function SeeJobs({ search }: { search: string }) {
  const m = workMessages
  const next = pages.jobs.path + writeAddressSearch({ search })
  const isSignedIn = useSession().token !== null
  const to = isSignedIn
    ? ({ to: '/jobs', search: { search } } as const)
    : ({ to: '/register', search: { next } } as const)
  return (
    <ButtonLink {...to} look="primary" className="mt-4 max-sm:w-full">
      {isSignedIn ? m.open : m.signUpToSee}
    </ButtonLink>
  )
}

/** Sends visitors to the sign-up, which keeps the search. */
export function KeepSearch({ name, search }: { name: string; search: string }) {
  const m = workMessages
  const next = pages.jobs.path + writeAddressSearch({ search })
  const isSignedIn = useSession().token !== null
  return (
    <section className="work-keep" aria-labelledby="work-keep">
      <h2 id="work-keep">{m.keepTitle}</h2>
      <p>{isSignedIn ? m.openText : m.keepText}</p>
      <ul className="work-chips" aria-label={m.search}>
        <li>{name}</li>
      </ul>
      {isSignedIn ? (
        <ButtonLink to="/jobs" search={{ search }} size="big" wide>
          {m.open}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to="/register" search={{ next }} size="big" wide>
            {m.keep}
          </ButtonLink>
          <p className="work-note text-center">{m.trialNote(TRIAL_DAYS)}</p>
        </>
      )}
    </section>
  )
}
