import type { Application } from '@hanap/contract/applications'
import { pages } from '@hanap/contract/pages'
import { useMessages } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { BoardLink } from '../apply/board-link.tsx'
import { applicationMessages } from './messages.ts'

/** What is known of an application the board has not surely got, and the next step. */
export function SendNotice({ application }: { application: Application }) {
  const m = useMessages(applicationMessages)
  const { send_state: state, send_problem: problem, job, job_url } = application
  if (state === 'sent') return null
  if (state === 'sending') return <Alert kind="info">{m.sendingText}</Alert>
  const isFailed = state === 'failed'
  return (
    <Alert
      kind={isFailed ? 'error' : 'warning'}
      title={isFailed ? m.failedTitle : m.unknownTitle}
      action={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {isFailed && (
            <ButtonLink to={pages.job.path} params={{ id: String(job) }} size="small">
              {m.tryApplying}
            </ButtonLink>
          )}
          <BoardLink url={job_url} />
        </div>
      }
    >
      {problem && (
        <>
          <p>{problem.reason}</p>
          <ul className="mt-2 grid list-[square] gap-1 pl-5">
            {problem.suggestions.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
