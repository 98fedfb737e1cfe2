import type { JobPreferences } from '@hanap/contract/profile/profile'
import { profileFieldMessages } from '../field-messages.ts'

type Names<Value extends string> = Readonly<Record<Value, string>>

export function usePreferenceNames(): {
  jobType: Names<JobPreferences['job_types'][number]>
  arrangement: Names<JobPreferences['work_arrangement']>
  availability: Names<JobPreferences['availability']>
} {
  const m = profileFieldMessages
  return {
    jobType: {
      'full-time': m.typeFullTime,
      'part-time': m.typePartTime,
      contract: m.typeContract,
      freelance: m.typeFreelance,
      internship: m.typeInternship,
    },
    arrangement: {
      'on-site': m.onSite,
      remote: m.remoteArrangement,
      hybrid: m.hybrid,
      flexible: m.flexible,
    },
    availability: {
      immediately: m.immediately,
      '2-weeks': m.twoWeeks,
      '1-month': m.oneMonth,
      custom: m.custom,
    },
  }
}
