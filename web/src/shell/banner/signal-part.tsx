import { Suspense } from 'react'
import { useSignal } from '../../api/signal.ts'
import { useWaitingCount } from '../../seeker/waiting/waiting-marks.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const SignalBar = lazyPart(async () => (await import('../../offline/signal-bar.tsx')).SignalBar)

/** Shown offline, or while changes wait to be sent. */
export function SignalPart() {
  const { state } = useSignal()
  const count = useWaitingCount()
  if (state === 'there' && count === 0) return null
  return (
    <Suspense>
      <SignalBar />
    </Suspense>
  )
}
