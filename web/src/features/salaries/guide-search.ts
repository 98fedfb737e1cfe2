import { jobTypeFilters } from '@hanap/contract/jobs/jobs'
import { type ExperienceLevel, experienceLevels } from '@hanap/contract/jobs/salaries'
import { readTags, tagKey, writeTagName } from '@hanap/contract/jobs/tag-filter'
import { readWords } from '../../page/typed-words.ts'

/** Absent filters do not filter. */
export type GuideSearch = {
  title?: string
  location?: string
  experience?: ExperienceLevel
  job_type?: GuideJobType
  /** As `name:{encoded name}`, comma-separated. */
  skills?: string
}
/** 'any' is no filter. */
export const guideJobTypes = jobTypeFilters.filter((type) => type !== 'any')
type GuideJobType = (typeof guideJobTypes)[number]

/** More skills make no sense together. */
const MAX_SKILLS = 12

/** Drops invalid values. */
export function readGuideSearch(given: Readonly<Record<string, unknown>>): GuideSearch {
  const title = readWords(given['title'])
  const location = readWords(given['location'])
  const experience = experienceLevels.find((level) => level === given['experience'])
  const jobType = guideJobTypes.find((type) => type === given['job_type'])
  const skills = writeSkills(readSkills(String(given['skills'] ?? '')))
  return {
    ...(title !== '' && { title }),
    ...(location !== '' && { location }),
    ...(experience && { experience }),
    ...(jobType && { job_type: jobType }),
    ...(skills !== '' && { skills }),
  }
}

/** Without duplicates. */
export function readSkills(text: string | undefined): string[] {
  const names = readTags(text ?? '').filter((tag) => typeof tag === 'string')
  const isFirst = (name: string, i: number) =>
    names.findIndex((other) => tagKey(other) === tagKey(name)) === i
  return names.filter(isFirst).slice(0, MAX_SKILLS)
}

/** '' for none. */
export const writeSkills = (names: readonly string[]): string => names.map(writeTagName).join(',')
