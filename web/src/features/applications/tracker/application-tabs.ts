import {
  type Application,
  type ApplicationStatus,
  applicationStatuses,
  applicationStatusLabels,
} from '@hanap/contract/applications'
import { isUnder } from './never-sent.ts'

type StatusTab = 'all' | ApplicationStatus

/** All and the six statuses, each with its number of applications. */
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

/** The next interview that lies ahead, of applications still at that stop; null without one. */
export function nextInterview(applications: readonly Application[], now: number): string | null {
  const ahead = applications.flatMap(({ status, interview_date }) =>
    status === 'interview' && interview_date && Date.parse(interview_date) > now ? [interview_date] : [],
  )
  return ahead.sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null
}
