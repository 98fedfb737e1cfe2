import type { Job } from '@hanap/contract/jobs/jobs'
import { EmployerName } from '../../../listing/employer/employer-name.tsx'
import { EmployerPlate } from '../../../listing/employer/employer-plate.tsx'
import { employerMessages } from '../../../listing/employer/messages.ts'

export function EmployerCard({ employer }: Pick<Job, 'employer'>) {
  const m = employerMessages
  return (
    <div className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-3">
      <EmployerPlate employer={employer} />
      <div>
        <p className="head-text leading-tight wrap-anywhere">
          <EmployerName employer={employer} />
        </p>
        {employer === null && <p className="text-t1 text-ink-2">{m.notShownText}</p>}
        {/* 0 means unknown: this job itself is a post. */}
        {employer !== null && employer.total_posts > 0 && (
          <p className="text-t1 text-ink-2">{m.totalPosts(employer.total_posts)}</p>
        )}
      </div>
    </div>
  )
}
