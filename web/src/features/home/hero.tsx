import { TRIAL_DAYS } from '@hanap/contract/payments/plans'
import { Link } from '@tanstack/react-router'
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/button-link.tsx'
import { homeMessages } from './messages.ts'

/** The welcome: what the site does in three lines, the first step, and boards of popular work. */
export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  const m = homeMessages
  return (
    <div className="wrap home-hero">
      <div>
        <p className="text-ink-2">{m.greeting}</p>
        <h1 tabIndex={-1} className="sign-text">
          <span>{m.heroFirst}</span> <span>{m.heroSecond}</span> <span>{m.heroThird}</span>
        </h1>
        <p className="home-lead">{m.heroLead}</p>
        <p className="home-calls">
          {isSignedIn ? (
            <ButtonLink to="/jobs" look="primary" size="big">
              {m.findJobs}
            </ButtonLink>
          ) : (
            <ButtonLink to="/register" look="primary" size="big">
              {m.signUp}
            </ButtonLink>
          )}
          <ButtonAnchor href="#how" size="big">
            {m.howItWorks}
          </ButtonAnchor>
          {!isSignedIn && <span className="text-t1 text-ink-2">{m.trialNote(TRIAL_DAYS)}</span>}
        </p>
      </div>
      <Boards />
    </div>
  )
}

/** Kinds of work with the paint of their board; the name is what is searched for. */
const kinds = [
  { name: 'virtualAssistant', paint: 1 },
  { name: 'customerSupport', paint: 2 },
  { name: 'bookkeeper', paint: 4 },
  { name: 'videoEditor', paint: 3 },
  { name: 'webDeveloper', paint: 5 },
] as const

function Boards() {
  const m = homeMessages
  return (
    <nav className="home-boards" aria-label={m.kinds}>
      {kinds.map(({ name, paint }) => (
        <Link
          key={name}
          to="/jobs"
          search={{ search: m[name].toLowerCase() }}
          className={`home-board paint paint-${paint}`}
        >
          <b className="sign-text">{m[name]}</b>
          <span>{m.seeJobs}</span>
        </Link>
      ))}
      <Link to="/jobs" className="home-all">
        {m.allJobs}
      </Link>
    </nav>
  )
}
