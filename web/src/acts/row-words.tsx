import type { Job } from '@hanap/contract/jobs/jobs'
import type { ReactNode } from 'react'
import { formatAge } from '../i18n/age.ts'
import { useJobTypeWords } from '../listing/job-type-words.ts'
import { asksWords } from '../listing/orders/asks-words.ts'
import { usePostedPay } from '../listing/pay/posted-pay.ts'
import { staleWords } from '../listing/stale/stale-words.ts'
import { Icon } from '../ui/signs/icon.tsx'
import { Tag } from '../ui/signs/tag.tsx'
import { useAppliedMark } from './applied/applied-mark.ts'

const markTones = { blue: 'text-blue', grey: 'text-ink-2', yellow: 'text-yellow' } as const

/** Scrolls by arrow keys. */
const scrolledByKeys = { tabIndex: 0 }

/** One line that scrolls. */
export function RowWords({ job, now, children }: { job: Job; now: number; children?: ReactNode }) {
  const mark = useAppliedMark(job)
  const asks = asksWords(job.asks)
  const stale = staleWords(job, now)
  return (
    <div {...scrolledByKeys} className="row-words -mr-1 -ml-4">
      {/* Fits the narrowest phone. */}
      {stale && <span className="font-medium text-yellow">{stale}</span>}
      <b className="font-medium">{useJobTypeWords(job.job_type)}</b>
      <span className="mr-0.5 text-ink-2">{formatAge(job.date_posted, now)}</span>
      {children}
      {asks && <span>{asks}</span>}
      {mark && (
        <span className={`flex items-center gap-1 font-semibold ${markTones[mark.tone]}`}>
          <Icon of={mark.icon} size="small" />
          {mark.text}
        </span>
      )}
      {job.tags.map((tag) => (
        <Tag key={tag.id}>{tag.name}</Tag>
      ))}
      <span className="text-ink-2">{usePostedPay(job.salary)}</span>
    </div>
  )
}
