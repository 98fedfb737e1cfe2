import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time now in milliseconds since 1970, told anew every minute: for ages such as '2 hours ago'. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
