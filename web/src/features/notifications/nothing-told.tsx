import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell, Bookmark, FileText, Lock } from 'lucide-react'
import { PopularSearches } from '../../acts/save-search/popular-searches.tsx'
import { savedSearchesQuery } from '../../acts/save-search/queries.ts'
import { NothingYet } from '../../page/nothing-yet.tsx'
import { Icon } from '../../ui/signs/icon.tsx'
import { emptyMessages } from './empty-messages.ts'
import { notificationMessages } from './messages.ts'

/** Explains what will appear here. */
export function NothingTold() {
  const m = notificationMessages
  const { data: list } = useQuery(savedSearchesQuery)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <NothingYet icon={Bell} title={m.emptyTitle} text={m.emptyText} findJobs={m.emptyAction} />
      {list && <PopularSearches list={list} />}
      <Coming />
    </div>
  )
}

/** Shaped like the later rows. */
function Coming() {
  const m = emptyMessages
  const coming = [
    {
      icon: Bookmark,
      title: m.jobs,
      text: m.jobsText,
      link: <Link to={pages.savedSearches.path}>{m.toSearches}</Link>,
    },
    {
      icon: FileText,
      title: m.applications,
      text: m.applicationsText,
      link: <Link to={pages.applications.path}>{m.toApplications}</Link>,
    },
    {
      icon: Lock,
      title: m.account,
      text: m.accountText,
      link: (
        <Link to={pages.settings.path} search={{ tab: 'notifications' }}>
          {notificationMessages.settings}
        </Link>
      ),
    },
  ]
  return (
    <section aria-label={m.title}>
      <h2 className="pb-2 text-t3">{m.title}</h2>
      <ul className="frame rows">
        {coming.map(({ icon, title, text, link }) => (
          <li
            key={title}
            className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 px-4 py-3 sm:grid-cols-[24px_minmax(0,1fr)_auto] sm:items-center"
          >
            <Icon of={icon} className="text-ink-2 max-sm:mt-0.5" />
            <div>
              <h3>{title}</h3>
              <p className="text-ink-2 text-t1">{text}</p>
            </div>
            <p className="max-sm:col-start-2 max-sm:-mb-1.5 text-t1">{link}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
