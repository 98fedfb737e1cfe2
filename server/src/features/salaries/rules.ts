import { FEWEST_PAID_LISTINGS, type getSalaryGuide } from '@hanap/contract/jobs/salaries'
import { cleanWords } from '@hanap/contract/jobs/searches'
import { readTags, tagKey } from '@hanap/contract/jobs/tag-filter'
import * as siteSays from '@hanap/contract/says/site'
import type { Query } from '@hanap/contract/wire/endpoint'
import type { GuideQuestion } from '../../search/counts/fitting.ts'

export type GuideQuery = Query<typeof getSalaryGuide>
export type Asked = Omit<GuideQuestion, 'tagIds'> & { tags: { ids: number[]; keys: string[] } | null }

/** Reads what a request asks for; 'all', 'any' and empty values ask for nothing. Two that mean the same are equal. */
export function readGuideQuery(query: GuideQuery): Asked {
  const { experience = 'all', job_type: type = 'any' } = query
  const tags = readTags(query.skills ?? '')
  const ids = tags.filter((tag) => typeof tag === 'number')
  const keys = tags.filter((tag) => typeof tag === 'string').map((name) => tagKey(withoutControls(name)))
  return {
    title: readWords(query.title),
    location: readWords(query.location),
    level: experience === 'all' ? null : experience,
    jobType: type === 'any' ? null : type,
    tags: tags.length === 0 ? null : { ids: distinct(ids), keys: distinct(keys) },
    fewest: FEWEST_PAID_LISTINGS,
  }
}

const readWords = (text = '') => cleanWords(text).toLowerCase() || null
const distinct = <Value extends string | number>(values: Value[]) => [...new Set(values)].sort()

/** No database text may hold NUL. */
const withoutControls = (text: string) => text.toWellFormed().replace(/\p{Cc}/gu, ' ')

/** An answer is as good as new for as long. */
export const FRESH_MS = 60_000
/** As many different questions are remembered. */
export const MOST_REMEMBERED = 300

/** Of questions that have to be counted; who turns the filters over by hand asks far fewer. Many share one address. */
export const GUIDES_A_MINUTE = {
  max: 120,
  windowSeconds: 60,
  text: siteSays.muchAtOnce,
}
