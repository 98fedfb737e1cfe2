import { pages } from '@hanap/contract/pages'
import { FileX } from 'lucide-react'
import { isApiProblem } from '../../api/problems.ts'
import { useMessages } from '../../i18n/language.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { jobMessages } from './messages.ts'
import { ListFailed } from './result-notices.tsx'

/** A listing that is not there any more, or one that did not load, in the pane beside the list. */
export function JobUnavailable({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  const m = useMessages(jobMessages)
  return (
    <div className="p-6">
      {isApiProblem(problem, 'not-found') ? <JobGone /> : <ListFailed text={m.jobFailed} onRetry={onRetry} />}
    </div>
  )
}

/** Taken down by the board, or never there. */
export function JobGone() {
  const m = useMessages(jobMessages)
  return (
    <EmptyState
      title={m.gone}
      icon={FileX}
      action={
        <ButtonLink to={pages.jobs.path} search={{ sort_by: 'date' }} look="primary">
          {m.viewAllJobs}
        </ButtonLink>
      }
    >
      <p>{m.goneText}</p>
    </EmptyState>
  )
}
