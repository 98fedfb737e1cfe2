import type { Job } from '@hanap/contract/jobs/jobs'
import { formatDateTime } from '../../../i18n/format.ts'
import { useEmployerName } from '../../../listing/employer/employer-plate.tsx'
import { jobTypeTexts } from '../../../listing/job-type-messages.ts'
import { jobMessages } from '../messages.ts'

function hoursText({ hours_per_week: week, hours_per_day: day }: Job): string {
  if (week === null) return ''
  return day === null ? String(week) : jobMessages.hoursOfDay(week, day)
}

export function JobFacts({ job }: { job: Job }) {
  const m = jobMessages
  const told = [
    [m.type, jobTypeTexts[job.job_type]],
    [m.salaryTerm, job.salary.trim() || m.salaryNotStated],
    [m.datePosted, formatDateTime(job.date_posted)],
    [m.hoursTerm, hoursText(job)],
    [m.employer, useEmployerName(job.employer)],
  ] as const
  const facts = told.filter(([, value]) => value !== '')
  return (
    <dl className="grid">
      {facts.map(([term, value]) => (
        <div
          key={term}
          className="grid grid-cols-[120px_minmax(0,1fr)] gap-3 border-line py-2.25 not-first:border-t"
        >
          <dt className="text-t1 text-ink-2">{term}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
