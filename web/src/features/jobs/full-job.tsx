import type { Job } from '@hanap/contract/jobs'
import { useRef } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import { employerMessages } from '../employers/messages.ts'
import { EmployerCard } from './employer-card.tsx'
import { JobActions, QuickApply, RemovedNotice } from './job-actions.tsx'
import { JobBoard } from './job-board.tsx'
import { JobFootBar } from './job-foot-bar.tsx'
import { JobMain } from './job-main.tsx'
import { jobMessages } from './messages.ts'
import { SimilarJobs } from './similar-jobs.tsx'

/** A job with everything told of it; on phones a bar keeps the buttons in reach. */
export function FullJob({ job }: { job: Job }) {
  const m = useMessages(jobMessages)
  const employers = useMessages(employerMessages)
  const actions = useRef<HTMLDivElement>(null)
  const quickApply = useRef<HTMLDivElement>(null)
  return (
    <>
      <JobBoard
        job={job}
        place="page"
        actions={
          <div
            ref={actions}
            className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-[1fr_auto]"
          >
            <JobActions job={job} />
          </div>
        }
      />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-12 lg:pt-2">
        <div className="min-w-0">
          <div className="pt-6 empty:hidden">
            <RemovedNotice job={job} />
          </div>
          <div>
            <JobMain job={job} />
          </div>
        </div>
        <div className="grid content-start gap-4 lg:pt-6">
          <div ref={quickApply}>
            <Panel title={m.quickApply} main>
              <QuickApply job={job} />
            </Panel>
          </div>
          <Panel title={employers.employer}>
            <EmployerCard employer={job.employer} />
          </Panel>
          <Panel title={m.similarJobs}>
            <SimilarJobs jobId={job.id} />
          </Panel>
        </div>
      </div>
      <JobFootBar job={job} actions={actions} quickApply={quickApply} />
    </>
  )
}
