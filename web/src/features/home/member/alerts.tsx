import { Link } from '@tanstack/react-router'
import { listingSearch } from '../../../acts/save-search/criteria.ts'
import { classNames } from '../../../ui/class-names.ts'
import { memberHomeMessages } from './messages.ts'
import type { ReadHome } from './queries.ts'
import { HomeRow, HomeSection } from './rows.tsx'

/** The saved searches page shows the rest. */
const MOST_SHOWN = 5

/** Most new jobs first. */
export function Alerts({ home }: { home: ReadHome }) {
  const m = memberHomeMessages
  const { frequency, searches } = home.alerts
  if (searches.length === 0) return null
  const shown = [...searches].sort((a, b) => b.fresh - a.fresh).slice(0, MOST_SHOWN)
  return (
    <HomeSection
      id="alerts"
      title={m.alerts}
      end={
        <Link to="/saved-searches" className="member-more">
          {m.manage}
        </Link>
      }
    >
      <ul className="member-rows">
        {shown.map(({ id, name, criteria, paused, fresh }) => (
          <HomeRow
            key={id}
            title={
              <Link to="/jobs" search={{ ...listingSearch(criteria), saved: id }}>
                {name}
              </Link>
            }
            note={m[paused ?? frequency]}
            end={
              <span className={classNames('member-fresh', fresh > 0 && 'member-fresh-some')}>
                {fresh > 0 ? m.fresh(fresh) : m.noneYet}
              </span>
            }
          />
        ))}
      </ul>
    </HomeSection>
  )
}
