import './about.css'
import './features.css'
import { plans, TRIAL_DAYS } from '@hanap/contract/payments/plans'
import { Link } from '@tanstack/react-router'
import { formatPeso } from '../../../i18n/format.ts'
import { Page } from '../../../page/page.tsx'
import { featureList } from './feature-list.ts'
import { featuresMessages } from './features-messages.ts'

export function FeaturesPage() {
  const m = featuresMessages
  return (
    <Page title={m.title} ownHeading width="full">
      <div className="wrap about-hero">
        <p className="text-ink-2" aria-hidden="true">
          {m.title}
        </p>
        <h1 tabIndex={-1} className="sign-text" aria-label={`${m.title}. ${m.heroFirst} ${m.heroSecond}`}>
          <span>{m.heroFirst}</span> <span>{m.heroSecond}</span>
        </h1>
        <p className="about-lead">{m.heroLead}</p>
      </div>
      <ul className="wrap feature-cards">
        {featureList(m).map(({ sign, paint, title, text, facts, link: { text: words, ...link } }) => (
          <li key={title} className="frame">
            <p className={`sign-text paint paint-${paint}`} aria-hidden="true">
              {sign}
            </p>
            <div className="feature-words">
              <h2>{title}</h2>
              <p>{text}</p>
              <ul>
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
              <Link {...link}>{words}</Link>
            </div>
          </li>
        ))}
      </ul>
      <More />
    </Page>
  )
}

function More() {
  const m = featuresMessages
  return (
    <section className="about-band bg-sunk" aria-labelledby="more-title">
      <div className="wrap">
        <h2 id="more-title">{m.moreTitle}</h2>
        <div className="feature-more">
          <div>
            <h3>{m.plansTitle}</h3>
            <p>{m.plansText(TRIAL_DAYS, formatPeso(plans.basic.price))}</p>
            <Link to="/subscription/plans">{m.plansLink}</Link>
          </div>
          <div>
            <h3>{m.privacyTitle}</h3>
            <p>{m.privacyText}</p>
            <Link to="/settings" search={{ tab: 'privacy' }}>
              {m.privacyLink}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
