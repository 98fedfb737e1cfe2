import type { WorkHours } from '@hanap/contract/jobs/jobs'

/** The hours of a job that says nothing of them. */
export const unstatedHours: WorkHours = { kind: 'not-stated', start_minute: null, end_minute: null }
