import { plans, TRIAL_DAYS } from '@hanap/contract/payments/plans'
import { formatPeso } from '../../i18n/format.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { SignBoard } from '../../ui/signs/sign-board.tsx'
import { homeMessages } from './messages.ts'

export function FinalCall() {
  const m = homeMessages
  return (
    <SignBoard paint={1} as="section" className="home-final">
      <div className="wrap">
        <div>
          <h2 className="sign-text">{m.finalSign}</h2>
          <p>{m.finalText(TRIAL_DAYS, formatPeso(plans.basic.price))}</p>
        </div>
        <p className="home-calls">
          <ButtonLink to="/register" look="dark" size="big">
            {m.signUp}
          </ButtonLink>
          <ButtonLink to="/login" look="clear" size="big">
            {m.logIn}
          </ButtonLink>
        </p>
      </div>
    </SignBoard>
  )
}
