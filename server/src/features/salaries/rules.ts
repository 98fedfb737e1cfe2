import { FEWEST_PAID_LISTINGS, type getSalaryGuide } from '@hanap/contract/jobs/salaries'
import { cleanWords } from '@hanap/contract/jobs/searches'
import { readTagFilter } from '@hanap/contract/jobs/tag-filter'
import * as siteSays from '@hanap/contract/says/site'
import type { Query } from '@hanap/contract/wire/endpoint'
import type { GuideQuestion } from '../../search/port.ts'

export type GuideQuery = Query<typeof getSalaryGuide>
export type Asked = Omit<GuideQuestion, 'tagIds'> & { tags: { ids: number[]; keys: string[] } | null }

/** 'all', 'any' and empty values are no criterion. Equal queries read the same. */
export function readGuideQuery(query: GuideQuery): Asked {
  const { experience = 'all', job_type: type = 'any' } = query
  const tags = readTagFilter(query.skills ?? '')
  return {
    title: readWords(query.title),
    location: readWords(query.location),
    level: experience === 'all' ? null : experience,
    jobType: type === 'any' ? null : type,
    tags: tags && { ids: distinct(tags.ids), keys: distinct(tags.keys) },
    fewest: FEWEST_PAID_LISTINGS,
  }
}

const readWords = (text = '') => cleanWords(text).toLowerCase() || null
const distinct = <Value extends string | number>(values: Value[]) => [...new Set(values)].sort()

/** How long an answer is served. */
export const FRESH_MS = 60_000
export const MOST_REMEMBERED = 300

/** Limits uncached queries only; many people share one address. */
export const GUIDES_A_MINUTE = {
  max: 120,
  windowSeconds: 60,
  text: siteSays.muchAtOnce,
}
