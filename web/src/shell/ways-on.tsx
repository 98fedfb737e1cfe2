import { ChevronRight } from 'lucide-react'
import { useSession } from '../api/session/browser-session.ts'
import { PageLink } from '../page/page-link.tsx'
import { Icon } from '../ui/signs/icon.tsx'
import { shellMessages } from './messages.ts'

/** @param props.isBelowJobs a button above already links to the jobs */
export function WaysOn({ isBelowJobs = false }: { isBelowJobs?: boolean }) {
  const m = shellMessages
  const isSignedIn = useSession().token !== null
  const own = [
    ...(isBelowJobs ? [] : [{ path: '/jobs', label: m.findJobs }]),
    { path: '/saved-jobs', label: m.savedJobs },
    { path: '/applications', label: m.applications },
  ]
  const open = [
    { path: '/salaries', label: m.salaryGuide },
    { path: '/resources', label: m.guides },
    { path: '/login', label: m.login },
  ]
  return (
    <nav aria-label={m.waysOn} className="grid gap-2 pt-4">
      <h2 className="text-t3">{m.waysOn}</h2>
      <ul className="frame rows">
        {[...(isSignedIn ? own : open), { path: '/contact', label: m.contact }].map(({ path, label }) => (
          <li key={path}>
            <PageLink path={path} className="flex min-h-11 items-center justify-between gap-3 px-4">
              {label}
              <Icon of={ChevronRight} size="small" />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
