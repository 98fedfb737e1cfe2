import type { Job } from '@hanap/contract/jobs/jobs'
import { Link } from '@tanstack/react-router'
import { SaveJobButton } from '../../../acts/save/save-job-button.tsx'
import { formatAge } from '../../../i18n/age.ts'
import { jobLink } from '../../../listing/address/job-addresses.ts'
import { EmployerPlate, useEmployerName } from '../../../listing/employer/employer-plate.tsx'
import { HoursWords } from '../../../listing/hours/hours-words.tsx'
import { useJobTypeWords } from '../../../listing/job-type-words.ts'
import { salaryMessages } from '../../../listing/pay/messages.ts'
import { PayRuler } from '../../../listing/pay/pay-ruler.tsx'
import { payFigure, payKind } from '../../../listing/pay/pay-words.ts'
import { classNames } from '../../../ui/class-names.ts'

export function MatchRow({ job, now }: { job: Job; now: number }) {
  const type = useJobTypeWords(job.job_type)
  const isKnown = payKind(job) === 'estimate'
  return (
    <li className="member-match">
      <EmployerPlate employer={job.employer} />
      <div className="min-w-0">
        <h3 className="line-clamp-3">
          <Link {...jobLink(job, undefined)}>{job.title}</Link>
        </h3>
        <p className="text-t1 text-ink-2">{useEmployerName(job.employer)}</p>
      </div>
      <div className="member-match-facts">
        <p className="flex items-baseline justify-between gap-3">
          <b className={classNames('head-text', !isKnown && 'text-ink-3')}>
            {payFigure(job, salaryMessages)}
          </b>
          <span className="text-t0 whitespace-nowrap text-ink-2">{type}</span>
        </p>
        <PayRuler paid={job} />
        <p className="flex items-center justify-between gap-3 text-t0 text-ink-2">
          <HoursWords hours={job.work_hours} />
          <span className="whitespace-nowrap">{formatAge(job.date_posted, now)}</span>
        </p>
      </div>
      <span className="member-match-save">
        <SaveJobButton job={job} place="search" />
      </span>
    </li>
  )
}
