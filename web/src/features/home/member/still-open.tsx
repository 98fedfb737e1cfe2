import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell, Bookmark, ChartNoAxesColumn, type LucideIcon, Send, UserRound } from 'lucide-react'
import { savedLimitQuery } from '../../../acts/save/saved-limit-query.ts'
import { Icon } from '../../../ui/signs/icon.tsx'
import { memberHomeMessages } from './messages.ts'
import { HomeRow, HomeSection } from './rows.tsx'

/** What needs no plan. The count of saved jobs comes later than the rows. */
export function StillOpen() {
  const m = memberHomeMessages
  const saved = useQuery(savedLimitQuery).data?.current_count
  const rows: [to: string, title: string, note: string, icon: LucideIcon][] = [
    [pages.savedJobs.path, m.openSaved, saved ? m.savedNote(saved) : m.savedText, Bookmark],
    [pages.applications.path, m.openApplications, m.appliedText, Send],
    [pages.savedSearches.path, m.openSearches, m.searchesText, Bell],
    [pages.profile.path, m.profile, m.profileOpen, UserRound],
    [pages.salaries.path, m.openSalaries, m.salariesText, ChartNoAxesColumn],
  ]
  return (
    <HomeSection id="still-open" title={m.stillOpen}>
      <ul className="member-rows">
        {rows.map(([to, title, note, icon]) => (
          <HomeRow
            key={to}
            title={<Link to={to}>{title}</Link>}
            note={note}
            end={<Icon of={icon} className="text-ink-2" />}
          />
        ))}
      </ul>
    </HomeSection>
  )
}
