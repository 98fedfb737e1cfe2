import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below what is shown of a scrolling pane a part begins; browsers that do not know this begin when it shows. */
const AHEAD = '400px'

/** Holds back what is asked for and shown until somebody scrolls near it. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => typeof IntersectionObserver !== 'function')
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { scrollMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isNear ? children : <div ref={place} />
}
