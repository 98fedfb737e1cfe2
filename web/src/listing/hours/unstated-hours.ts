import type { WorkHours } from '@hanap/contract/jobs/jobs'

export const unstatedHours: WorkHours = { kind: 'not-stated', start_minute: null, end_minute: null }
