import type { Application } from '@hanap/contract/applications/applications'
import { pages } from '@hanap/contract/site/pages'
import { useState } from 'react'
import { explain } from '../../../acts/apply/outcome/explain.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { AppliedMyself } from './applied-myself.tsx'
import { detailMessages } from './detail/detail-messages.ts'
import { LetterToBoard } from './detail/letter-to-board.tsx'
import { applicationMessages } from './messages.ts'

/** For an application that may not have reached the board. */
export function SendNotice({ application }: { application: Application }) {
  const m = applicationMessages
  const own = detailMessages
  const [isNotThere, setNotThere] = useState(false)
  const { send_state: state, job } = application
  const problem = application.send_problem && explain(application.send_problem)
  if (state === 'sent') return null
  if (state === 'sending') return <Alert kind="info">{m.sendingText}</Alert>
  const isFailed = state === 'failed'
  return (
    <Alert
      kind={isFailed ? 'error' : 'warning'}
      title={isFailed ? m.failedTitle : m.unknownTitle}
      action={
        <div className="mt-1 grid justify-items-start gap-2">
          <LetterToBoard application={application} />
          <div className="flex flex-wrap items-center gap-2">
            <AppliedMyself application={application} />
            {/* Only a proven failure can be retried. */}
            {isFailed && job !== null && (
              <ButtonLink to={pages.job.path} params={{ id: String(job) }} size="small">
                {m.tryApplying}
              </ButtonLink>
            )}
            {!isFailed && (
              <Button size="small" aria-expanded={isNotThere} onClick={() => setNotThere(!isNotThere)}>
                {own.notThere}
              </Button>
            )}
          </div>
          <div role="status">{isNotThere && !isFailed && <p>{own.notThereText}</p>}</div>
        </div>
      }
    >
      {problem && (
        <div className="grid gap-2">
          <p className="wrap-anywhere">{problem.reason}</p>
          <Points title={own.causes} points={problem.possible_causes} />
          <Points title={own.helps} points={problem.suggestions} />
        </div>
      )}
    </Alert>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <div>
      <p className="head-text">{title}</p>
      <ul className="mt-1 grid list-[square] gap-1 pl-5">
        {points.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
