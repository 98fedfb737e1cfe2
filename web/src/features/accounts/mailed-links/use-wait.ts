import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** A countdown in seconds; 0 when idle. */
export function useWait(): { secondsLeft: number; begin: (seconds: number) => void } {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((until - now) / SECOND_MS))

  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(Date.now()), SECOND_MS)
    return () => clearTimeout(timer)
  })

  return {
    secondsLeft: left,
    begin: (seconds) => {
      const moment = Date.now()
      setNow(moment)
      setUntil(moment + seconds * SECOND_MS)
    },
  }
}
