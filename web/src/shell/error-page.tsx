import { type ComponentType, lazy, Suspense } from 'react'
import { NetworkProblem } from '../api/problems/problems.ts'
import { useSignal } from '../api/signal.ts'
import { type FailedPart, Failure, isFetchOfCode, useRetry } from '../page/failing/failure.tsx'
import { failureMessages } from '../page/failing/failure-messages.ts'
import { Page } from '../page/page.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { shellMessages } from './messages.ts'

const WaysOn = lazyPart(async () => (await import('./ways-on.tsx')).WaysOn)

/** What is readable offline; falls back to the plain failure if this code is missing. */
const OfflinePage = lazy<ComponentType<FailedPart>>(async () => {
  const part = await import('../offline/offline-page.tsx').catch(() => null)
  if (!part) return { default: FailedPage }
  return { default: (props) => <part.OfflinePage onRetry={useRetry(props)} /> }
})

/** The router's error component. */
export function ErrorPage(props: FailedPart) {
  const isForWantOfSignal = useIsForWantOfSignal(props)
  if (!isForWantOfSignal) return <FailedPage {...props} />
  return (
    <Suspense fallback={<FailedPage {...props} />}>
      <OfflinePage {...props} />
    </Suspense>
  )
}

function useIsForWantOfSignal({ error }: FailedPart): boolean {
  const { state } = useSignal()
  return state === 'lost' && (isFetchOfCode(error) || error instanceof NetworkProblem)
}

function FailedPage(props: FailedPart) {
  const m = shellMessages
  const isForWantOfSignal = useIsForWantOfSignal(props)
  return (
    <Page title={isForWantOfSignal ? failureMessages.offlineTitle : m.errorTitle} width="text">
      <Failure {...props} />
      <Suspense>
        <WaysOn />
      </Suspense>
    </Page>
  )
}
