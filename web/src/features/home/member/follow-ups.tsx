import { Link } from '@tanstack/react-router'
import { formatDay } from '../../../i18n/format.ts'
import { shownEmployer } from '../../../listing/employer/shown-employer.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { memberHomeMessages } from './messages.ts'
import type { ReadHome } from './queries.ts'
import { HomeRow, HomeSection, jobAt } from './rows.tsx'
import { dueText } from './times.ts'

/** Earliest due first. */
export function FollowUps({ home, now }: { home: ReadHome; now: number }) {
  const m = memberHomeMessages
  const { count, due } = home.follow_ups
  if (count === 0) return null
  return (
    <HomeSection id="follow-ups" title={m.followUp}>
      <ul className="member-rows">
        {due.map((one) => {
          const toApplication = { to: '/applications', search: { open: one.application_id } } as const
          const job = jobAt(one.job_title, shownEmployer(one.employer_name))
          const { text, isDue } = dueText(one.due_on, now, m)
          return (
            <HomeRow
              key={one.application_id}
              title={<Link {...toApplication}>{job}</Link>}
              note={
                <>
                  <span className={isDue ? 'font-medium text-yellow' : ''}>{text}</span> ·{' '}
                  {m.applied(formatDay(one.applied_on ?? one.applied_date))}
                </>
              }
              end={
                <ButtonLink {...toApplication} size="small">
                  {m.write} <span className="sr-only">{m.writeFor(job)}</span>
                </ButtonLink>
              }
            />
          )
        })}
      </ul>
      {count > due.length && (
        <Link to="/applications" className="member-more">
          {m.allApplications(count)}
        </Link>
      )}
    </HomeSection>
  )
}
