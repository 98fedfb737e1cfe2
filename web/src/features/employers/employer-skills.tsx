import type { EmployerPage } from '@hanap/contract/jobs/employers'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { subscriptionQuery } from '../../api/standing.ts'
import { formatCount } from '../../i18n/format.ts'
import { Panel } from '../../ui/surfaces/panel.tsx'
import { directoryMessages } from './directory-messages.ts'

/** Links to the jobs by tag if the plan includes filters, else by search. */
export function EmployerSkills({ skills }: Pick<EmployerPage, 'skills'>) {
  const m = directoryMessages
  const { data: canFilter = false } = useQuery({
    ...subscriptionQuery,
    select: ({ plan }) => plan?.has_advanced_filtering ?? false,
  })
  return (
    <Panel title={m.skills}>
      {skills.length === 0 ? (
        <p className="text-t1 text-ink-2">{m.noSkills}</p>
      ) : (
        <>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-1.5">
            {skills.map(({ id, name, jobs }) => (
              <li key={id} className="grid min-w-0">
                <Link
                  to={pages.jobs.path}
                  search={canFilter ? { tags: String(id) } : { search: name }}
                  className="chip justify-between px-2.5 py-1 text-t0 leading-tight no-underline"
                >
                  {name}{' '}
                  <span className="chip-count whitespace-nowrap">
                    {formatCount(jobs)} <span className="sr-only">{m.jobs(jobs)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="text-t0 text-ink-2">{canFilter ? m.skillsFilter : m.skillsSearch}</p>
        </>
      )}
    </Panel>
  )
}
