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
    <dl className="job-facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
