import { useEffect, useEffectEvent, useRef, useState } from 'react'

const REFRESH_MS = 60_000

/**
 * The current time, updated every 60 s until `endsAt`. Calls `onEnd` once for each `endsAt`, so that a server with a
 * slow clock is not asked in a loop.
 * @param endsAt milliseconds since 1970; null for no countdown
 */
export function useCountdown(endsAt: number | null, onEnd: () => void, clock: () => number): number {
  const [now, setNow] = useState(clock)
  const ended = useRef<number | null>(null)
  const finish = useEffectEvent(onEnd)

  useEffect(() => {
    if (endsAt === null) return
    const left = endsAt - now
    if (left <= 0) {
      if (ended.current !== endsAt) {
        ended.current = endsAt
        finish()
      }
      return
    }
    const timer = setTimeout(() => setNow(clock()), Math.min(REFRESH_MS, left))
    return () => clearTimeout(timer)
  }, [endsAt, now, clock])

  return now
}
