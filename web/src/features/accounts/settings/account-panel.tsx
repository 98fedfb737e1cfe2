import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Eye, EyeOff, Mail, Plug } from 'lucide-react'
import { profileQuery } from '../../../api/standing.ts'
import { integrationsQuery, isConnected } from '../../../seeker/board-account.ts'
import { Icon } from '../../../ui/signs/icon.tsx'
import { Panel } from '../../../ui/surfaces/panel.tsx'
import { settingsMessages } from './messages.ts'
import { PlanSign } from './plan-sign.tsx'
import { privacySettingsQuery } from './privacy/queries.ts'
import type { SettingsTab } from './settings-search.ts'

export function AccountPanel({ tab }: { tab: SettingsTab }) {
  const m = settingsMessages
  const { data: user } = useQuery(profileQuery)
  const { data: board } = useQuery({ ...integrationsQuery, retry: false })
  return (
    <div className="grid gap-4">
      <section className="panel account-panel" aria-labelledby="settings-account">
        <h2 id="settings-account" className="text-t3">
          {m.yourAccount}
        </h2>
        <PlanSign />
        <dl>
          {user && (
            <div>
              <Icon of={Mail} />
              <dt>{m.email}</dt>
              <dd>{user.email}</dd>
            </div>
          )}
          {board && (
            <div>
              {isConnected(board) ? <Icon of={Check} className="text-green" /> : <Icon of={Plug} />}
              <dt>{board.provider}</dt>
              <dd>{isConnected(board) ? m.isConnected : m.notConnected}</dd>
            </div>
          )}
        </dl>
        <Link to={pages.plans.path} className="inline-flex min-h-11 items-center justify-self-start text-t1">
          {m.toPlans}
        </Link>
      </section>
      {/* The privacy tab is about nothing else. */}
      {tab !== 'privacy' && <WhoSees />}
    </div>
  )
}

function WhoSees() {
  const m = settingsMessages
  const { data } = useQuery({ ...privacySettingsQuery, retry: false })
  if (!data) return null
  const { profile_visibility: visibility, allow_recruiter_contact: isContactShown } = data
  return (
    <Panel title={m.whoSees} className="account-panel">
      <p className="account-sees">
        <Icon of={visibility === 'private' ? EyeOff : Eye} />
        {m[visibility]}
      </p>
      <p className="account-sees">
        <Icon of={isContactShown ? Mail : EyeOff} />
        {isContactShown ? m.contactShown : m.contactHidden}
      </p>
      <Link
        to={pages.settings.path}
        search={{ tab: 'privacy' }}
        className="inline-flex min-h-11 items-center justify-self-start text-t1"
      >
        {m.toPrivacy}
      </Link>
    </Panel>
  )
}
