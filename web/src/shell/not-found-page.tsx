import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '../api/session/browser-session.ts'
import { useSignal } from '../api/signal.ts'
import { Page } from '../page/page.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { shellMessages } from './messages.ts'
import { notFoundMessages } from './not-found-messages.ts'
import { WaysOn } from './ways-on.tsx'

/** What can be read without a signal, in the place of an address that only the server could tell something about. */
const OfflinePage = lazy(async () => {
  const part = await import('../offline/offline-page.tsx').catch(() => null)
  return { default: part ? () => <part.OfflinePage onRetry={() => location.reload()} /> : UnknownAddress }
})

/** An address that is none of ours, as far as anybody can tell: without a signal nobody can. */
export function NotFoundPage() {
  const { state } = useSignal()
  const isUnreached =
    state === 'lost' || globalThis.document?.documentElement.dataset['unreached'] !== undefined
  if (!isUnreached) return <UnknownAddress />
  return (
    <Suspense>
      <OfflinePage />
    </Suspense>
  )
}

/** Says which address it is, why that may be, and where to go on. */
function UnknownAddress() {
  const m = notFoundMessages
  const { pathname } = useLocation()
  const isSignedIn = useSession().token !== null
  return (
    <Page title={m.title} lead={m.text} width="text">
      <div className="grid justify-items-start gap-4">
        <p className="wrap-anywhere">{m.address(pathname)}</p>
        <p className="flex flex-wrap gap-2">
          <ButtonLink to="/jobs" look="primary">
            {shellMessages.findJobs}
          </ButtonLink>
          {!isSignedIn && <ButtonLink to="/">{m.backHome}</ButtonLink>}
        </p>
      </div>
      <WaysOn isBelowJobs />
    </Page>
  )
}
