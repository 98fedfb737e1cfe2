import { jobTypeFilters } from '@hanap/contract/jobs/jobs'
import { type ExperienceLevel, experienceLevels } from '@hanap/contract/jobs/salaries'
import { readTags, tagKey, writeTagName } from '@hanap/contract/jobs/tag-filter'

/** What the salary guide is narrowed to, as its address says it; what is absent narrows nothing. */
export type GuideSearch = {
  title?: string
  location?: string
  experience?: ExperienceLevel
  job_type?: GuideJobType
  /** Names of tags, as `name:{encoded name}`, separated by commas. */
  skills?: string
}
/** 'any' is no filter, and is left out. */
export const guideJobTypes = jobTypeFilters.filter((type) => type !== 'any')
type GuideJobType = (typeof guideJobTypes)[number]

/** As many letters of a title or a place as the server reads. */
export const MAX_WORDS = 100
/** As many skills as make sense together. */
const MAX_SKILLS = 12

/** Reads the guide's address; a value that means nothing is left out. */
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

/** The names of the chosen skills, each once. */
export function readSkills(text: string | undefined): string[] {
  const names = readTags(text ?? '').filter((tag) => typeof tag === 'string')
  const isFirst = (name: string, i: number) =>
    names.findIndex((other) => tagKey(other) === tagKey(name)) === i
  return names.filter(isFirst).slice(0, MAX_SKILLS)
}

/** Chosen skills as an address holds them; '' for none. */
export const writeSkills = (names: readonly string[]): string => names.map(writeTagName).join(',')

/** Typed words as they are searched for: without control characters, or half a character at the end. */
export function readWords(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_WORDS)
  return text.replace(/[\uD800-\uDBFF]$/, '').trim()
}
