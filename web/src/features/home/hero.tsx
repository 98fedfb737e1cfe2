import { TRIAL_DAYS } from '@hanap/contract/payments/plans'
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Boards } from './boards.tsx'
import { homeMessages } from './messages.ts'

export function Hero() {
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
          <ButtonLink to="/register" look="primary" size="big">
            {m.signUp}
          </ButtonLink>
          <ButtonAnchor href="#how" size="big">
            {m.howItWorks}
          </ButtonAnchor>
          <span className="text-t1 text-ink-2">{m.trialNote(TRIAL_DAYS)}</span>
        </p>
      </div>
      <Boards />
    </div>
  )
}
