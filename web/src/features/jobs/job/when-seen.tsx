import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below what is shown a part begins; in a pane of its own, browsers that do not know this begin when it shows. */
const AHEAD = '400px'

type WhenSeenProps = {
  /** How far ahead it begins; what only shows, and asks for nothing, may wait until it is on screen. */
  ahead?: string
  /** Keeps the room, where what follows should not jump. */
  className?: string
  children: ReactNode
}

/** Holds back what is asked for and shown until somebody scrolls near it, or goes by keys, which pass no empty place. */
export function WhenSeen({ ahead = AHEAD, className, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => typeof IntersectionObserver !== 'function')
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: ahead, scrollMargin: ahead },
    )
    observer.observe(place.current)
    const go = ({ key }: KeyboardEvent) => key === 'Tab' && setNear(true)
    document.addEventListener('keydown', go)
    return () => {
      observer.disconnect()
      document.removeEventListener('keydown', go)
    }
  }, [ahead])
  return isNear ? children : <div ref={place} className={className} />
}
