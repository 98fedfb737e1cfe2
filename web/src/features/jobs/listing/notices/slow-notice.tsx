import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { jobMessages } from '../../messages.ts'

const SLOW_MS = 8_000
const TOO_SLOW_MS = 15_000

/** Appears after 8 s; offers to cancel after 15 s. */
export function SlowNotice({ onCancel }: { onCancel: () => void }) {
  const m = jobMessages
  const isSlow = useIsPast(SLOW_MS)
  const isTooSlow = useIsPast(TOO_SLOW_MS)
  return (
    <div role="status">
      {isSlow && (
        <Alert
          kind="info"
          className="mb-3"
          title={m.slow}
          action={isTooSlow && <Button onClick={onCancel}>{m.cancel}</Button>}
        />
      )}
    </div>
  )
}

function useIsPast(ms: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isPast
}
