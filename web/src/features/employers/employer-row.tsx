import type { EmployerCard } from '@hanap/contract/jobs/employers'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { formatAge } from '../../i18n/age.ts'
import { EmployerPlate } from '../../listing/employer/employer-plate.tsx'
import { directoryMessages } from './directory-messages.ts'

/** The name's link covers the row. */
export function EmployerRow({ employer, now }: { employer: EmployerCard; now: number }) {
  const m = directoryMessages
  const { id, name, open_jobs, total_posts, newest_posted_at } = employer
  const age = formatAge(newest_posted_at, now)
  return (
    <li className="group relative grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-4 py-3.5 -outline-offset-3 hover:bg-sunk has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-sea lg:grid-cols-[44px_minmax(0,1fr)_8rem_9rem_11rem] lg:gap-x-4">
      <span className="self-start max-lg:row-span-2">
        <EmployerPlate employer={employer} />
      </span>
      <h3 className="text-[0.9375rem] leading-tight wrap-anywhere">
        <Link
          to={pages.employer.path}
          params={{ id: String(id) }}
          className="text-ink no-underline group-hover:underline before:absolute before:inset-0 focus-visible:outline-0"
        >
          {name}
        </Link>
      </h3>
      <p className="flex flex-wrap gap-x-2.5 text-t1 text-ink-2 max-lg:col-start-2 lg:contents">
        <b className="text-ink">{m.openJobs(open_jobs)}</b>
        <span>{m.postsInAll(total_posts)}</span>
        <span>{age && m.newest(age)}</span>
      </p>
    </li>
  )
}
