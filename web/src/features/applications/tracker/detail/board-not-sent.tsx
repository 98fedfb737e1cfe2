import type { Application } from '@hanap/contract/applications/applications'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { formatCount } from '../../../../i18n/format.ts'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { viewMessages } from '../views/views-messages.ts'

/** Failed applications push the rest down, so few show at first. */
const SHOWN_AT_FIRST = 3

/** Applications that failed to reach the board; they have no column and cannot be moved. */
export function BoardNotSent(props: { applications: readonly Application[]; onOpen: (id: number) => void }) {
  const { applications, onOpen } = props
  const m = viewMessages
  const id = useId()
  const [isLong, setLong] = useState(false)
  if (applications.length === 0) return null
  const shown = isLong ? applications : applications.slice(0, SHOWN_AT_FIRST)
  return (
    <section className="board-not-sent" aria-labelledby={id}>
      <h3 id={id} className="flex items-center gap-2">
        <Icon of={X} size="small" />
        {m.notSentTitle} <b className="board-count">{formatCount(applications.length)}</b>
      </h3>
      <p className="text-ink-2 text-t1">{m.notSentText}</p>
      <ul className="rows">
        {shown.map(({ id: own, job_title, employer_name }) => (
          <li key={own} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 py-2 text-t1 wrap-anywhere">
              <b>{job_title}</b>, {shownEmployer(employer_name)}
            </span>
            <Button
              look="quiet"
              size="small"
              className="max-sm:-ml-2.5"
              aria-haspopup="dialog"
              onClick={() => onOpen(own)}
            >
              {m.whyNotSent} <span className="sr-only">{m.ofTitle(job_title)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < applications.length && (
        <Button size="small" className="justify-self-start" onClick={() => setLong(true)}>
          {m.showMore(formatCount(applications.length - shown.length))}
        </Button>
      )}
    </section>
  )
}
