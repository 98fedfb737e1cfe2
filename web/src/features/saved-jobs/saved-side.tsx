import type { Job } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import type { SavedEntry } from '../../acts/save/saved-entries.ts'
import { salaryMessages } from '../../listing/pay/messages.ts'
import { PayRuler } from '../../listing/pay/pay-ruler.tsx'
import { payFigure, payKind } from '../../listing/pay/pay-words.ts'
import { ChangeWords } from './changed-since.tsx'
import { savedJobsPageMessages } from './page-messages.ts'

/** Beside the list on wide screens. */
export function SavedSide({ entries }: { entries: readonly SavedEntry[] }) {
  const m = savedJobsPageMessages
  const paid = entries
    .map((entry) => entry.job_details)
    .filter((job) => payKind(job) === 'estimate')
    .sort((one, other) => most(other) - most(one))
  const changed = entries.filter((entry) => entry.changed)
  return (
    <>
      {entries.length < 2 && <NothingToCompare />}
      {paid.length > 1 && (
        <section className="panel gap-1">
          <h2 className="text-t3">{m.sideBySide}</h2>
          <p className="text-ink-2 text-t0">{m.sideBySideText}</p>
          <ul className="rows">
            {paid.map((job) => (
              <li key={job.id} className="pt-2.5 pb-2">
                <p className="flex items-baseline justify-between gap-3 text-t1">
                  <JobLink job={job} />
                  <b className="head-text flex-none">{payFigure(job, salaryMessages)}</b>
                </p>
                <PayRuler paid={job} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {changed.length > 0 && (
        <section className="panel gap-1">
          <h2 className="text-t3">{m.changedTitle}</h2>
          <ul className="rows">
            {changed.map((entry) => (
              <li key={entry.job_id} className="grid gap-1 py-2.5">
                <p className="font-medium text-t1">
                  <JobLink job={entry.job_details} />
                </p>
                <ChangeWords entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Shaped like the later rulers. */
function NothingToCompare() {
  const m = savedJobsPageMessages
  const paid = { salary: '', pay: null }
  return (
    <section className="panel">
      <h2 className="text-t3">{m.sideBySide}</h2>
      <PayRuler paid={paid} />
      <PayRuler paid={paid} />
      <p className="text-ink-2 text-t1">{m.sideBySideNone}</p>
    </section>
  )
}

function JobLink({ job }: { job: Job }) {
  return (
    <Link to={pages.job.path} params={{ id: String(job.id) }} className="line-clamp-2 py-0.5 wrap-anywhere">
      {job.title}
    </Link>
  )
}

const most = ({ pay }: Job) => pay?.php_max ?? pay?.php_min ?? 0
