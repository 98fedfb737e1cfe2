import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * How far below the viewport a part starts to load. Browsers without scrollMargin load it in a pane only when it
 * shows.
 */
const AHEAD = '400px'

type WhenSeenProps = {
  /** How far ahead it loads; parts that fetch nothing may wait until on screen. */
  ahead?: string
  /** Reserves space, so that what follows does not jump. */
  className?: string
  children: ReactNode
}

/** Renders its children once the visitor scrolls near, or presses Tab: empty space takes no focus. */
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
