import {
  type Application,
  type ApplicationStatus,
  applicationStatuses,
} from '@hanap/contract/applications/applications'
import { applicationStatusLabels } from '../../status-labels.ts'
import { isUnder } from '../never-sent.ts'

type StatusTab = 'all' | ApplicationStatus

export function statusTabs(applications: readonly Application[], all: string) {
  const countOf = (status: ApplicationStatus) => applications.filter((item) => isUnder(item, status)).length
  return [
    { id: 'all' as StatusTab, label: all, count: applications.length },
    ...applicationStatuses.map((status) => ({
      id: status as StatusTab,
      label: applicationStatusLabels[status],
      count: countOf(status),
    })),
  ]
}
