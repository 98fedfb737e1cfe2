import type { Application } from '@hanap/contract/applications/applications'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { Reply } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAhead } from '../../../i18n/age.ts'
import { formatAppointment } from '../../../i18n/appointment.ts'
import { shownEmployer } from '../../../listing/employer/shown-employer.ts'
import { Icon } from '../../../ui/signs/icon.tsx'
import { Jeepney } from '../../../ui/signs/jeepney.tsx'
import { followUpAhead, interviewAhead, nextInterview } from './application-times.ts'
import { changed } from './changing/address-change.ts'
import type { ApplicationsSearch } from './finding/applications-search.ts'
import { applicationMessages } from './messages.ts'

type Applications = readonly Application[]

/** The next interview and the first follow-up, before the list; each opens its application. */
export function NextStops(props: { applications: Applications; search: ApplicationsSearch; now: number }) {
  const { applications, search, now } = props
  const m = applicationMessages
  const interview = nextInterview(applications, now)
  const invited = interview && applications.find((one) => interviewAhead(one, now) === interview)
  const due = firstFollowUp(applications)
  const dueOn = due && followUpAhead(due)
  if (!invited && !dueOn) return null
  return (
    <ul className="next-stops">
      {invited && (
        <NextStop application={invited} search={search} sign={<Jeepney className="next-stop-jeepney" />}>
          {m.interviewAhead(formatAhead(interview, now), formatAppointment(interview))}
        </NextStop>
      )}
      {due && dueOn && (
        <NextStop application={due} search={search} sign={<Icon of={Reply} className="text-yellow" />}>
          {m.followUpAhead(formatAhead(dueOn, now))}
        </NextStop>
      )}
    </ul>
  )
}

function NextStop(props: {
  application: Application
  search: ApplicationsSearch
  sign: ReactNode
  children: ReactNode
}) {
  const { application, search, sign, children } = props
  return (
    <li className="next-stop">
      <span className="next-stop-sign">{sign}</span>
      <div>
        <Link
          to={pages.applications.path}
          search={changed(search, { open: application.id })}
          resetScroll={false}
        >
          {children}
        </Link>
        <p>{[application.job_title, shownEmployer(application.employer_name)].filter(Boolean).join(', ')}</p>
      </div>
    </li>
  )
}

function firstFollowUp(applications: Applications): Application | undefined {
  const due = applications.flatMap((application) => {
    const day = followUpAhead(application)
    return day === null ? [] : [{ application, day }]
  })
  return due.toSorted((one, other) => Date.parse(one.day) - Date.parse(other.day))[0]?.application
}
