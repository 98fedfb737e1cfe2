import type { ViewProps } from '../views/view-props.ts'
import './timeline.css'
import { useId } from 'react'
import { viewMessages } from '../views/views-messages.ts'
import { TimelineEntry } from './timeline-entry.tsx'
import { formatMonth, groupByMonth } from './timeline-months.ts'

/** Newest activity first, by month. */
export function TimelineView(props: ViewProps) {
  const { applications, search, now, onChange, onUpdate } = props
  const m = viewMessages
  const id = useId()
  return (
    <div className="tracker-rows frame rounded-t-none border-t-0" data-keep-focus>
      <p className="sr-only">{m.timelineOrder}</p>
      {groupByMonth(applications).map(({ month, applications: items }) => (
        <section key={month} aria-labelledby={`${id}-${month}`} className="timeline-month">
          <h3 id={`${id}-${month}`} className="timeline-title">
            {formatMonth(month)}
          </h3>
          <ol className="rows">
            {items.map((item) => (
              <li key={item.id}>
                <TimelineEntry
                  application={item}
                  now={now}
                  onOpen={() => onChange({ page: search.page, open: item.id })}
                  onUpdate={() => onUpdate(item)}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
