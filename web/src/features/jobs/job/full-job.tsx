import type { JobDetail } from '@hanap/contract/jobs/job-details'
import { Suspense, useRef } from 'react'
import { employerMessages } from '../../../listing/employer/messages.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Panel } from '../../../ui/surfaces/panel.tsx'
import { useIsWhole } from '../../../ui/use-is-whole.ts'
import { jobMessages } from '../messages.ts'
import { CautionLink, CHECK_ID } from './cautions/caution-link.tsx'
import { CheckBeforeApply } from './cautions/check-before-apply.tsx'
import { EmployerCard } from './employer-card.tsx'
import { canApply, JobActions } from './job-actions.tsx'
import { JobBoard } from './job-board.tsx'
import { JobFootBar } from './job-foot-bar.tsx'
import { JobMain } from './job-main.tsx'
import { JobNotices } from './job-notices.tsx'
import { QuickApply } from './quick-apply.tsx'
import { quickApplyMessages } from './quick-apply-messages.ts'
import { SIMILAR_ROOM, SimilarJobs } from './similar/similar-jobs.tsx'
import { WhenSeen } from './when-seen.tsx'

/** Below the first view; its space is reserved. */
const AccountLine = lazyPart(
  async () => (await import('../../../acts/apply/account/account-line.tsx')).AccountLine,
)

/** Lazy: most listings never change. */
const JobPast = lazyPart(async () => (await import('./past/job-past.tsx')).JobPast)

export function FullJob({ job }: { job: JobDetail }) {
  const m = jobMessages
  const employers = employerMessages
  const isOpen = job.removed_at === null
  const actions = useRef<HTMLDivElement>(null)
  const quickApply = useRef<HTMLDivElement>(null)
  const isWhole = useIsWhole()
  // Comes first if the job cannot be applied for.
  const similar = (
    <div className="print:hidden">
      <Panel title={m.similarJobs}>
        <WhenSeen className={SIMILAR_ROOM}>
          <SimilarJobs jobId={job.id} />
        </WhenSeen>
      </Panel>
    </div>
  )
  return (
    <>
      <JobBoard
        job={job}
        place="page"
        actions={
          <div ref={actions} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 max-sm:w-full">
            {isOpen && !job.applied && (
              <div className="min-h-6">
                <Suspense>
                  <AccountLine />
                </Suspense>
              </div>
            )}
            <JobActions job={job} />
          </div>
        }
      />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-12 lg:pt-2">
        <div className="min-w-0">
          <JobNotices job={job} className="pt-6" />
          {isOpen && <CautionLink job={job} />}
          <div>
            <JobMain job={job} isWhole={isWhole} />
          </div>
        </div>
        {isWhole && (
          <div className="job-side grid content-start lg:gap-4 lg:pt-5">
            {!isOpen && similar}
            {canApply(job) && (
              <div ref={quickApply} className="print:hidden">
                <Panel title={quickApplyMessages.title} main>
                  <QuickApply job={job} />
                </Panel>
              </div>
            )}
            {isOpen && (
              <div id={CHECK_ID} tabIndex={-1} className="scroll-mt-4">
                <Panel title={m.check}>
                  <CheckBeforeApply job={job} />
                </Panel>
              </div>
            )}
            <Panel title={employers.employer}>
              <EmployerCard employer={job.employer} />
            </Panel>
            <Suspense>{job.history.length > 1 && <JobPast history={job.history} />}</Suspense>
            {isOpen && similar}
          </div>
        )}
      </div>
      {isWhole && <JobFootBar job={job} actions={actions} quickApply={quickApply} />}
    </>
  )
}
