import type { JobPreferences } from '@hanap/contract/profile/profile'
import type { ReactNode } from 'react'
import { profileMessages } from '../messages.ts'
import { FactList } from './fact-list.tsx'
import { usePreferenceNames } from './preference-names.ts'
import { salaryWords } from './salary-words.ts'

export function PreferenceFacts({ preferences }: { preferences: JobPreferences }) {
  const m = profileMessages
  const names = usePreferenceNames()
  const salary = salaryWords(preferences, m)
  const { job_types, work_arrangement, availability, custom_availability } = preferences
  const types = job_types.map((type) => names.jobType[type]).join(', ')
  const from = availability === 'custom' ? custom_availability : names.availability[availability]
  const facts: (readonly [string, ReactNode])[] = [
    ...(types ? [[m.jobTypes, types] as const] : []),
    ...(salary ? [[m.salary, salary] as const] : []),
    [m.arrangement, names.arrangement[work_arrangement]],
    [m.availability, from],
  ]
  return <FactList facts={facts} />
}
