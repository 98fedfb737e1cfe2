import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Check, Lock } from 'lucide-react'
import { useSession } from '../../../api/session/browser-session.ts'
import { readOwnPath } from '../../../page/paths.ts'
import { boardEmail, integrationsQuery, isConnected } from '../../../seeker/board-account.ts'
import { Icon } from '../../../ui/signs/icon.tsx'
import { applyButtonMessages } from '../apply-button-messages.ts'

/** Above a job's buttons: which account an application would go out from, or that one is needed first. */
export function AccountLine() {
  const m = applyButtonMessages
  const { token } = useSession()
  const { data: settings } = useQuery({ ...integrationsQuery, enabled: token !== null })
  const here = useLocation({ select: ({ href }) => readOwnPath(href) })
  if (token === null) return null
  const isOn = settings !== undefined && isConnected(settings)
  const toAccount = {
    to: pages.settings.path,
    search: { tab: 'integrations', ...(here !== undefined && { next: here }) },
    className: 'relative before:absolute before:-inset-y-2.5 before:inset-x-0',
  } as const
  return (
    <p className="flex items-center gap-2 text-t1 text-ink-2">
      {settings && (
        <Icon of={isOn ? Check : Lock} size="small" className={isOn ? 'text-green' : 'text-sea'} />
      )}
      {settings && !isOn && <Link {...toAccount}>{m.connectFirst(settings.provider)}</Link>}
      {isOn && (
        <>
          <span className="min-w-0 truncate">{m.appliesAs(boardEmail(settings))}</span>
          <Link {...toAccount}>
            {m.change} <span className="sr-only">{m.account}</span>
          </Link>
        </>
      )}
    </p>
  )
}
