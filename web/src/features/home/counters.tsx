import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatCount } from '../../i18n/format.ts'
import { homeMessages } from './messages.ts'
import { useCounter } from './use-counter.ts'

const targets = { jobSeekers: 1_000, employers: 3_500, jobs: 12_000 } as const

/** Counts up once, when first seen. */
export function Counters() {
  const m = homeMessages
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return (
    // Hidden until seen: the figures would otherwise drop to 0 first.
    <div ref={place} className="home-count" data-waits={isSeen ? undefined : true}>
      <dl className="wrap">
        <Counter label={m.jobSeekers} target={targets.jobSeekers} isSeen={isSeen} />
        <Counter label={m.employers} target={targets.employers} isSeen={isSeen} />
        <Counter label={m.jobs} target={targets.jobs} isSeen={isSeen} />
      </dl>
    </div>
  )
}

function Counter({ label, target, isSeen }: { label: string; target: number; isSeen: boolean }) {
  const value = useCounter(target, isSeen)
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatCount(value)}</dd>
    </div>
  )
}

/** Stays false without IntersectionObserver. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isSeen
}
