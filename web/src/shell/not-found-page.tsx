import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '../api/session/browser-session.ts'
import { useSignal } from '../api/signal.ts'
import { Page } from '../page/page.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Road } from '../ui/signs/road.tsx'
import { SignBoard } from '../ui/signs/sign-board.tsx'
import { shellMessages } from './messages.ts'
import { notFoundMessages } from './not-found-messages.ts'
import { WaysOn } from './ways-on.tsx'

/** What is readable offline, for an address only the server knows. */
const OfflinePage = lazy(async () => {
  const part = await import('../offline/offline-page.tsx').catch(() => null)
  return { default: part ? () => <part.OfflinePage onRetry={() => location.reload()} /> : UnknownAddress }
})

/** Offline, an unknown address may exist. */
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

function UnknownAddress() {
  const m = notFoundMessages
  const { pathname } = useLocation()
  const isSignedIn = useSession().token !== null
  return (
    <Page title={m.title} ownHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 nav:grid-cols-2 nav:gap-16">
        <RouteEnd />
        <div className="grid content-start gap-4">
          <div>
            <h1 tabIndex={-1}>{m.title}</h1>
            <p className="page-lead">{m.text}</p>
            <p className="pt-1 wrap-anywhere">{m.address(pathname)}</p>
          </div>
          <p className="flex flex-wrap gap-2 max-xs:*:grow">
            <ButtonLink to="/jobs" look="primary">
              {shellMessages.findJobs}
            </ButtonLink>
            {!isSignedIn && <ButtonLink to="/">{m.backHome}</ButtonLink>}
          </p>
          <WaysOn isBelowJobs />
        </div>
      </div>
    </Page>
  )
}

/** A painted board at the end of the route. */
function RouteEnd() {
  const m = notFoundMessages
  return (
    <SignBoard
      paint={1}
      className="grid content-end gap-4 px-5 pt-5 pb-6 nav:order-1 nav:min-h-90 nav:self-start nav:p-12"
    >
      <p className="sign-text text-t5 nav:text-t7">{m.sign}</p>
      <p className="text-t1 nav:text-t2">{m.signText}</p>
      <Road end="?" />
    </SignBoard>
  )
}
