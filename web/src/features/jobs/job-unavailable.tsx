import { pages } from '@hanap/contract/pages'
import { FileX } from 'lucide-react'
import type { ReactNode } from 'react'
import { isApiProblem } from '../../api/problems.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Page } from '../../shell/page.tsx'
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
function JobGone() {
  const m = useMessages(jobMessages)
  return (
    <EmptyState title={m.gone} icon={FileX}>
      <p>{m.goneText}</p>
    </EmptyState>
  )
}

/** The same as a page of its own, with the way to what is there. */
export function JobGonePage({ back }: { back: ReactNode }) {
  const m = useMessages(jobMessages)
  return (
    <Page title={m.gone} lead={m.goneText} width="text">
      <ButtonLink to={pages.jobs.path} search={{ sort_by: 'date' }} look="primary">
        {m.viewAllJobs}
      </ButtonLink>
      {back && <div className="mt-6">{back}</div>}
    </Page>
  )
}
