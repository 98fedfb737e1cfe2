import { type ComponentType, lazy, Suspense } from 'react'
import { NetworkProblem } from '../api/problems.ts'
import { useSignal } from '../api/signal.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { type FailedPart, Failure, isFetchOfCode, useRetry } from './failure.tsx'
import { shellMessages } from './messages.ts'
import { Page } from './page.tsx'

const WaysOn = lazyPart(async () => (await import('./ways-on.tsx')).WaysOn)

/** What can be read without a signal; where even that is not here, the plain failure. */
const OfflinePage = lazy<ComponentType<FailedPart>>(async () => {
  const part = await import('../offline/offline-page.tsx').catch(() => null)
  if (!part) return { default: FailedPage }
  return { default: (props) => <part.OfflinePage onRetry={useRetry(props)} /> }
})

/** A page that failed. The router's error component. */
export function ErrorPage(props: FailedPart) {
  const { state } = useSignal()
  const isForWantOfSignal = isFetchOfCode(props.error) || props.error instanceof NetworkProblem
  if (state !== 'lost' || !isForWantOfSignal) return <FailedPage {...props} />
  return (
    <Suspense fallback={<FailedPage {...props} />}>
      <OfflinePage {...props} />
    </Suspense>
  )
}

function FailedPage({ error, reset }: FailedPart) {
  const m = shellMessages
  return (
    <Page title={m.errorTitle} width="text">
      <Failure error={error} reset={reset} />
      <Suspense>
        <WaysOn />
      </Suspense>
    </Page>
  )
}
