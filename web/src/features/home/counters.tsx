import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatCount } from '../../i18n/format.ts'
import { homeMessages } from './messages.ts'
import { useCounter } from './use-counter.ts'

/** The figures that the front page counts up to: seekers, employers, jobs. */
const targets = { jobSeekers: 1_000, employers: 3_500, jobs: 12_000 } as const

/** Three figures that run up once when they are first seen. */
export function Counters() {
  const m = homeMessages
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return (
    // Whole figures that are about to count up are not shown: they would fall back to nothing first.
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

/** Whether something has been on screen yet, as far as the browser can tell. */
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
