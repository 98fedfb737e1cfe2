import { jobTypeTexts } from '../../listing/job-type-messages.ts'
import { guideMessages } from './guide-messages.ts'
import { type GuideSearch, readSkills } from './guide-search.ts'

/** All filters, the title first. */
export function searchNames({ title, ...others }: GuideSearch): string[] {
  return [...(title ? [title] : []), ...filterNames(others)]
}

/** All filters but the title. */
export function filterNames(search: GuideSearch): string[] {
  const { experience, job_type: type, location, skills } = search
  return [
    ...(experience ? [guideMessages[experience]] : []),
    ...(type ? [jobTypeTexts[type]] : []),
    ...(location ? [location] : []),
    ...readSkills(skills),
  ]
}
