import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * How far below the viewport a part loads. Without scrollMargin support, parts in a pane load only when they show.
 */
const AHEAD = '400px'

type WhenSeenProps = {
  /** How far ahead it loads; a part that fetches nothing may wait. */
  ahead?: string
  /** Reserves space, so that nothing jumps. */
  className?: string
  children: ReactNode
}

/** Renders once the visitor scrolls near or presses Tab: empty space takes no focus. */
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
