import { useMessages } from '../../i18n/language.tsx'
import { Page } from '../../shell/page.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { JobBoard } from './job-board.tsx'
import { JobMain } from './job-main.tsx'
import { jobMessages } from './messages.ts'
import { sampleJob } from './sample-job.ts'

/** The job did not load: says so, and shows a sample that can be neither saved nor applied to. */
export function SampleJob({ onRetry }: { onRetry: () => void }) {
  const m = useMessages(jobMessages)
  const job = sampleJob(m)
  return (
    <Page title={job.title} ownHeading>
      <Alert
        kind="error"
        live
        className="mb-6"
        title={m.jobFailed}
        action={<Button onClick={onRetry}>{m.tryAgain}</Button>}
      >
        {m.sampleText}
      </Alert>
      <JobBoard
        job={job}
        place="page"
        badge={<Badge tone="mango">{m.sample}</Badge>}
        actions={
          <div className="flex flex-wrap gap-2">
            <Button disabled>{m.applyNow}</Button>
            <Button disabled>{m.saveJob}</Button>
          </div>
        }
      />
      <JobMain job={job} />
    </Page>
  )
}
