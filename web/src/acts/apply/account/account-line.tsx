import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Check, Lock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../../../api/session/browser-session.ts'
import { readOwnPath } from '../../../page/paths.ts'
import { boardEmail, integrationsQuery, isConnected } from '../../../seeker/board-account.ts'
import { Icon } from '../../../ui/signs/icon.tsx'
import { applyButtonMessages } from '../apply-button-messages.ts'
import { addressToApply } from '../asked-to-apply.ts'

/** The account to send from, or what is needed first. */
export function AccountLine() {
  const m = applyButtonMessages
  const { token } = useSession()
  const { data: settings } = useQuery({ ...integrationsQuery, enabled: token !== null })
  const href = useLocation({ select: (location) => location.href })
  if (token === null) return null
  const isOn = settings !== undefined && isConnected(settings)
  const isRefused = isOn && Boolean(settings.needs_attention)
  return (
    <p className="flex items-center gap-2 text-t1 text-ink-2">
      {settings && !isOn && (
        <>
          <Icon of={Lock} size="small" className="text-sea" />
          <ToAccount next={addressToApply(href)}>{m.connectFirst(settings.provider)}</ToAccount>
        </>
      )}
      {isRefused && (
        <>
          <Icon of={TriangleAlert} size="small" className="text-red" />
          <ToAccount next={addressToApply(href)}>{m.connectAgain(settings.provider)}</ToAccount>
        </>
      )}
      {isOn && !isRefused && (
        <>
          <Icon of={Check} size="small" className="text-green" />
          <span className="min-w-0 truncate">{m.appliesAs(boardEmail(settings))}</span>
          <ToAccount next={readOwnPath(href)}>
            {m.change} <span className="sr-only">{m.account}</span>
          </ToAccount>
        </>
      )}
    </p>
  )
}

function ToAccount({ next, children }: { next: string | undefined; children: ReactNode }) {
  return (
    <Link
      to={pages.settings.path}
      search={{ tab: 'integrations', ...(next !== undefined && { next }) }}
      className="relative before:absolute before:-inset-y-2.5 before:inset-x-0"
    >
      {children}
    </Link>
  )
}
