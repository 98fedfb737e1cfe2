import type { HiddenJob } from '@hanap/contract/jobs/hidden-jobs'
import type { Job } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { AppliedBadge } from '../../acts/applied/applied-badge.tsx'
import { hiddenJobMessages } from '../../acts/hide/messages.ts'
import { formatAge } from '../../i18n/age.ts'
import { EmployerPlate, useEmployerName } from '../../listing/employer/employer-plate.tsx'
import { useJobTypeWords } from '../../listing/job-type-words.ts'
import { PayLine } from '../../listing/pay/pay-line.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { focusBeside } from '../../ui/focus-beside.ts'
import { hiddenPageMessages } from './page-messages.ts'

type HiddenJobRowProps = {
  item: HiddenJob
  now: number
  /** Whether the click ends a double tap begun on the row above, now gone. */
  isSecondTap: (event: MouseEvent) => boolean
  onShow: (job: Job) => void
}

export function HiddenJobRow({ item, now, isSecondTap, onShow }: HiddenJobRowProps) {
  const m = hiddenPageMessages
  const { showAgain } = hiddenJobMessages
  const job = item.job_details
  const employer = useEmployerName(job.employer)
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 p-4 sm:grid-cols-[44px_minmax(0,1fr)_auto]">
      <EmployerPlate employer={job.employer} />
      <div>
        <h2 className="-my-1 line-clamp-3 py-1 text-[0.9375rem] leading-tight wrap-anywhere">
          <Link
            to={pages.job.path}
            params={{ id: String(job.id) }}
            className="py-1 text-ink no-underline hover:underline"
          >
            {job.title}
          </Link>
        </h2>
        <p className="mt-0.5 text-t1 text-ink-2 wrap-anywhere">{employer}</p>
      </div>
      <div className="col-span-full grid gap-1.5 pt-2.5">
        <PayLine paid={job} />
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-t0">
          <b>{useJobTypeWords(job.job_type)}</b>
          <span className="text-ink-2">{m.hiddenOn(formatAge(item.hidden_at, now))}</span>
          <AppliedBadge job={job} />
        </div>
      </div>
      <p className="col-span-full mt-3 sm:col-start-3 sm:row-start-1 sm:mt-0">
        <Button
          aria-label={m.showAgainTitled(job.title)}
          onClick={(event) => {
            if (isSecondTap(event)) return
            focusBeside(event.currentTarget)
            onShow(job)
          }}
        >
          {showAgain}
        </Button>
      </p>
    </li>
  )
}
