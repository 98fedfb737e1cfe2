import { applicationStatuses } from '@hanap/contract/applications/applications'
import { applicationStatusLabels } from '../../status-labels.ts'

export const statusOptions = applicationStatuses.map((value) => ({
  value,
  label: applicationStatusLabels[value],
}))
