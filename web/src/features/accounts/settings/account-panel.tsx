import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { profileQuery, subscriptionQuery } from '../../../api/standing.ts'
import { integrationsQuery, isConnected } from '../../../seeker/board-account.ts'
import { settingsMessages } from './messages.ts'
import { planWords } from './plan-words.ts'

export function AccountPanel() {
  const m = settingsMessages
  const { data: user } = useQuery(profileQuery)
  const { data: subscription } = useQuery(subscriptionQuery)
  const { data: board } = useQuery({ ...integrationsQuery, retry: false })
  return (
    <section className="panel" aria-labelledby="settings-account">
      <h2 id="settings-account" className="text-t3">
        {m.yourAccount}
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-t1 [&_dd]:text-right [&_dd]:wrap-anywhere [&_dd]:text-balance [&_dt]:text-ink-2">
        {subscription && (
          <>
            <dt>{m.plan}</dt>
            <dd>{planWords(subscription)}</dd>
          </>
        )}
        {user && (
          <>
            <dt>{m.email}</dt>
            <dd>{user.email}</dd>
          </>
        )}
        {board && (
          <>
            <dt>{board.provider}</dt>
            <dd>{isConnected(board) ? m.isConnected : m.notConnected}</dd>
          </>
        )}
      </dl>
      <Link to={pages.plans.path} className="inline-flex min-h-11 items-center justify-self-start text-t1">
        {m.toPlans}
      </Link>
    </section>
  )
}
