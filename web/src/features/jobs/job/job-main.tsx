import type { JobDetail } from '@hanap/contract/jobs/job-details'
import { type ReactNode, Suspense } from 'react'
import { salaryMessages } from '../../../listing/pay/messages.ts'
import { PayFacts } from '../../../listing/pay/pay-facts.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { jobMessages } from '../messages.ts'
import { JobDescription } from './description/job-description.tsx'
import { JobBlock } from './job-block.tsx'
import { JobFacts } from './job-facts.tsx'
import { WhenSeen } from './when-seen.tsx'

/** Lazy: most jobs state no hours. */
const ShiftFacts = lazyPart(async () => (await import('../../../listing/hours/shift-facts.tsx')).ShiftFacts)

const AskedFor = lazyPart(async () => (await import('../../../listing/orders/asked-for.tsx')).AskedFor)

const SaidFacts = lazyPart(async () => (await import('../../../listing/said/said-facts.tsx')).SaidFacts)

/** About the height of the hours. */
const SHIFT_ROOM = 'h-78'
/** About the height of one. */
const SAID_ROOM = 'h-36 border-t border-line'
/** About the height of three. */
const ORDERS_ROOM = 'h-80 border-t border-line'

type JobMainProps = {
  job: JobDetail
  level?: 'h2' | 'h3'
  /** False ends the column with the hours. */
  isWhole?: boolean
  /** Before the details, if there is no second column. */
  aside?: ReactNode
}

export function JobMain({ job, level = 'h2', isWhole = true, aside }: JobMainProps) {
  const m = jobMessages
  const pay = salaryMessages
  return (
    <>
      <div className="job-terms rows">
        <div>
          <JobBlock title={pay.pay} level={level}>
            <PayFacts paid={job} typical={job.typical_pay} />
          </JobBlock>
          {(job.said.pay || job.said.type || job.said.country || (!job.shift && job.manila.hours)) && (
            <WhenSeen ahead="0px" className={SAID_ROOM}>
              <Suspense fallback={<div className={SAID_ROOM} />}>
                <SaidFacts job={job} heading={level} />
              </Suspense>
            </WhenSeen>
          )}
        </div>
        {job.shift && (
          <WhenSeen ahead="0px" className={SHIFT_ROOM}>
            <Suspense fallback={<div className={SHIFT_ROOM} />}>
              <ShiftFacts shift={job.shift} heading={level} />
            </Suspense>
          </WhenSeen>
        )}
      </div>
      {job.orders.length > 0 && (
        <WhenSeen ahead="0px" className={ORDERS_ROOM}>
          <Suspense fallback={<div className={ORDERS_ROOM} />}>
            <AskedFor job={job} heading={level} />
          </Suspense>
        </WhenSeen>
      )}
      {aside}
      {isWhole && (
        <>
          <JobBlock title={m.jobDetails} level={level}>
            <JobFacts job={job} />
          </JobBlock>
          <JobBlock title={m.description} level={level}>
            <JobDescription description={job.description} headingLevel={level === 'h2' ? 'h3' : 'h4'} />
          </JobBlock>
        </>
      )}
    </>
  )
}
