import type { Job } from '@hanap/contract/jobs'
import { useMessages } from '../../i18n/language.tsx'
import { salaryMessages } from '../salaries/messages.ts'
import { PayFacts } from '../salaries/pay-facts.tsx'
import { JobBlock } from './job-block.tsx'
import { JobDescription } from './job-description.tsx'
import { JobFacts } from './job-facts.tsx'
import { jobMessages } from './messages.ts'

/** A job's main column: pay, facts, description. */
export function JobMain({ job, level = 'h2' }: { job: Job; level?: 'h2' | 'h3' }) {
  const m = useMessages(jobMessages)
  const pay = useMessages(salaryMessages)
  return (
    <>
      <JobBlock title={pay.pay} level={level}>
        <PayFacts paid={job} />
      </JobBlock>
      <JobBlock title={m.jobDetails} level={level}>
        <JobFacts job={job} />
      </JobBlock>
      <JobBlock title={m.description} level={level}>
        <JobDescription description={job.description} headingLevel={level === 'h2' ? 'h3' : 'h4'} />
      </JobBlock>
    </>
  )
}
