import type { Job, WorkHours } from '@hanap/contract/jobs/jobs'

export type Listing = {
  id: number
  title: string
  description: string
  employer: { id: number; name: string | null } | null
  tags: readonly { id: number; name: string }[]
  jobType: Job['job_type']
  /** US dollars a month; null for an unknown end. */
  usdMin: number | null
  usdMax: number | null
  /** Pesos a month. */
  phpMin: number | null
  phpMax: number | null
  workHours: WorkHours['kind']
  /** Milliseconds since 1970. */
  postedAt: number
  /** The job may be filled. */
  isStale: boolean
}
