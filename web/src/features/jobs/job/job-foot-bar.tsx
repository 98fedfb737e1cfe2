import type { Job } from '@hanap/contract/jobs/jobs'
import { type RefObject, useEffect, useState } from 'react'
import { ApplyButton } from '../../../acts/apply/apply-button.tsx'
import { SaveJobButton } from '../../../acts/save/save-job-button.tsx'
import { ShareButton } from '../../../acts/share/share-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { jobMessages } from '../messages.ts'

type JobFootBarProps = {
  job: Job
  /** Hidden while either is on screen. */
  actions: RefObject<HTMLElement | null>
  quickApply: RefObject<HTMLElement | null>
}

/** Replaces the buttons on phones once they scroll away. Sticky, so it never covers the footer. */
export function JobFootBar({ job, actions, quickApply }: JobFootBarProps) {
  const m = jobMessages
  const isSeen = useEitherSeen(actions, quickApply)
  if (job.removed_at !== null) return null
  return (
    <div
      role="group"
      aria-label={m.actions}
      className={classNames(
        'foot-bar sticky bottom-0 z-3 -mx-4 mt-6 -mb-12 flex gap-2 border-t-[1.5px] border-frame bg-card px-4 py-2 sm:hidden print:hidden',
        isSeen && 'invisible',
      )}
    >
      <div className="flex-1">
        <ApplyButton job={job} wide />
      </div>
      <SaveJobButton job={job} place="details" compact />
      <ShareButton job={job} compact />
    </div>
  )
}

/** True until known. */
function useEitherSeen(one: RefObject<HTMLElement | null>, other: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState<ReadonlySet<Element> | null>(null)
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver((entries) => {
      setSeen((before) => {
        const now = new Set(before)
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) now.add(target)
          else now.delete(target)
        }
        return now
      })
    })
    for (const { current } of [one, other]) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [one, other])
  return seen === null || seen.size > 0
}
