import '../plans.css'
import { planList, TRIAL_DAYS } from '@hanap/contract/payments/plans'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../api/session/browser-session.ts'
import { Page } from '../../../page/page.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { pricingMessages } from './messages.ts'
import { PriceCard } from './price-card.tsx'

export function PricingPage() {
  const m = pricingMessages
  const isSignedIn = useSession().token !== null
  const questions = [
    [m.renewal, m.renewalText],
    [m.after, m.afterText],
    [m.counts, m.countsText],
    [m.change, m.changeText],
    [m.pay, m.payText],
  ] as const
  return (
    <Page
      title={m.title}
      lead={m.lead(TRIAL_DAYS)}
      actions={
        isSignedIn && (
          <ButtonLink to={pages.plans.path} look="primary">
            {m.toPlans}
          </ButtonLink>
        )
      }
    >
      <div className="plans">
        {planList.map((plan) => (
          <PriceCard key={plan.id} plan={plan} isSignedIn={isSignedIn} />
        ))}
      </div>
      <p className="mt-4 text-center text-t1 text-ink-2">
        {isSignedIn ? (
          m.toPlansNote
        ) : (
          <>
            {m.haveAccount}{' '}
            <Link to={pages.login.path} className="inline-flex min-h-11 items-center">
              {m.logIn}
            </Link>
          </>
        )}
      </p>
      <section className="mt-8" aria-labelledby="pricing-questions">
        <h2 id="pricing-questions">{m.questions}</h2>
        <dl className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2">
          {questions.map(([question, answer]) => (
            <div key={question}>
              <dt className="head-text text-t2">{question}</dt>
              <dd className="mt-1 max-w-[60ch] text-ink-2">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section
        className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t-[1.5px] border-frame pt-6"
        aria-labelledby="pricing-worth"
      >
        <div>
          <h2 id="pricing-worth" className="text-t3">
            {m.worth}
          </h2>
          <p className="text-ink-2">{m.worthText}</p>
        </div>
        <ButtonLink to={pages.salaries.path}>{m.salaryGuide}</ButtonLink>
      </section>
    </Page>
  )
}
