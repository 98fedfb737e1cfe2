import type { LetterSummary } from '@hanap/contract/letters/cover-letters'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { SavedEntry } from '../../acts/save/saved-entries.ts'
import { useSavedJobs } from '../../acts/save/use-saved-jobs.ts'
import { useEmployerName } from '../../listing/employer/employer-plate.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Panel } from '../../ui/surfaces/panel.tsx'
import { sideMessages } from './side-messages.ts'

const MOST_SHOWN = 4

/** Saved jobs to write for next; on a first visit an example, too. */
export function LettersSide({ letters }: { letters: readonly LetterSummary[] }) {
  const { entries } = useSavedJobs()
  const written = new Set(letters.map(({ job_post_id }) => job_post_id))
  const open = entries.filter(
    ({ job_details: job }) => !job.applied && job.removed_at === null && !written.has(job.id),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {letters.length === 0 && <ExampleLetter />}
      {open.length > 0 ? (
        <WriteNext entries={open.slice(0, MOST_SHOWN)} />
      ) : (
        letters.length > 0 && <SaveFirst />
      )}
    </div>
  )
}

function WriteNext({ entries }: { entries: readonly SavedEntry[] }) {
  return (
    <Panel title={sideMessages.next}>
      <ul className="rows -my-2.5">
        {entries.map((entry) => (
          <JobToWriteFor key={entry.job_id} entry={entry} />
        ))}
      </ul>
    </Panel>
  )
}

function JobToWriteFor({ entry: { job_details: job } }: { entry: SavedEntry }) {
  const titleId = useId()
  const toJob = { to: pages.job.path, params: { id: String(job.id) } } as const
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2.5 has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-sea">
      <div>
        <h3 id={titleId} className="row-title line-clamp-2 wrap-anywhere">
          <Link
            {...toJob}
            className="text-ink no-underline group-hover:underline before:absolute before:inset-0 focus-visible:outline-0"
          >
            {job.title}
          </Link>
        </h3>
        <p className="truncate text-ink-2 text-t0">{useEmployerName(job.employer)}</p>
      </div>
      <span className="relative">
        <ButtonLink {...toJob} state={{ opensApply: true }} size="small" aria-describedby={titleId}>
          {sideMessages.write}
        </ButtonLink>
      </span>
    </li>
  )
}

function SaveFirst() {
  const m = sideMessages
  return (
    <Panel title={m.next}>
      <p className="text-ink-2 text-t1">{m.saveFirst}</p>
      <p>
        <ButtonLink to={pages.jobs.path}>{m.findJobs}</ButtonLink>
      </p>
    </Panel>
  )
}

/** A job's orders, and a cover letter that follows them. */
function ExampleLetter() {
  const m = sideMessages
  return (
    <Panel title={m.example}>
      <p className="border-l-4 border-mango pl-3 text-t1">{m.asked}</p>
      <div className="grid gap-2 border-[1.5px] border-edge p-4 text-t1">
        <p>
          <b className="border-b-2 border-mango-edge bg-yellow-tint px-1 head-text">{m.codeWord}</b>{' '}
          {m.opening}
        </p>
        <p>{m.answer}</p>
      </div>
      <p className="text-ink-2 text-t0">{m.note}</p>
    </Panel>
  )
}
