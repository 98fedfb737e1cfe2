import {
  datesPosted,
  isTagList,
  jobTypeFilters,
  MAX_PAGE,
  minimumPays,
  salaryRanges,
  sortOrders,
  workHours,
} from '@hanap/contract/jobs/jobs'
import { beginningOf } from '@hanap/contract/text/beginning-of'
import { readChosenTags, writeChosenTags } from './chosen-tags.ts'

/** The server reads no more characters of a search. */
export const MAX_TERM = 200

/** As in the address. Absent means no filter, first page. */
export type JobSearchParams = {
  search?: string
  job_type?: (typeof jobTypeFilters)[number]
  salary_range?: (typeof salaryRanges)[number]
  minimum_pay?: (typeof minimumPays)[number]
  work_hours?: (typeof workHours)[number]
  date_posted?: (typeof datesPosted)[number]
  /** Ids or name:{encoded name}, comma-separated. */
  tags?: string
  sort_by?: (typeof sortOrders)[number]
  /** With an order by date or pay: includes jobs that match less well. */
  fit?: 'any'
  page?: number
  /** Shows jobs similar to the one with this id. */
  similar_to?: number
  /** The saved search opened here, which changes may update. Filters nothing. */
  saved?: number
}

/**
 * `q` is another name for `search`. Drops invalid values, so that an old or mistyped link still opens the listing.
 */
export function readJobSearchParams(given: unknown): JobSearchParams {
  const raw = (typeof given === 'object' && given !== null ? given : {}) as Readonly<Record<string, unknown>>
  const params: JobSearchParams = {}
  const search = readTerm(raw['search']) ?? readTerm(raw['q'])
  const jobType = oneOf(jobTypeFilters, raw['job_type'])
  const salaryRange = oneOf(salaryRanges, raw['salary_range'])
  const minimumPay = oneOf(minimumPays, String(raw['minimum_pay']))
  const hours = oneOf(workHours, raw['work_hours'])
  const datePosted = oneOf(datesPosted, raw['date_posted'])
  const tags = readTags(raw['tags'])
  const sortBy = oneOf(sortOrders, raw['sort_by'])
  const page = readWhole(raw['page'])
  const saved = readWhole(raw['saved'])
  const similarTo = readWhole(raw['similar_to'])
  if (search !== undefined) params.search = search
  if (jobType !== undefined && jobType !== 'any') params.job_type = jobType
  if (salaryRange !== undefined) params.salary_range = salaryRange
  if (minimumPay !== undefined) params.minimum_pay = minimumPay
  if (hours !== undefined) params.work_hours = hours
  if (datePosted !== undefined && datePosted !== 'any') params.date_posted = datePosted
  if (tags !== '') params.tags = tags
  if (sortBy !== undefined) params.sort_by = sortBy
  if (raw['fit'] === 'any') params.fit = 'any'
  if (page !== undefined && page > 1 && page <= MAX_PAGE) params.page = page
  if (saved !== undefined) params.saved = saved
  if (similarTo !== undefined) params.similar_to = similarTo
  return params
}

function readText(value: unknown): string | undefined {
  const given = typeof value === 'number' ? String(value) : value
  if (typeof given !== 'string') return undefined
  // Control characters are no search.
  const text = given.replaceAll(/\p{Cc}/gu, ' ').trim()
  return text === '' ? undefined : text
}

/** Valid tags, without duplicates. */
function readTags(value: unknown): string {
  const text = readText(value)?.toWellFormed() ?? ''
  if (!isTagList(text)) return ''
  const tags = writeChosenTags(readChosenTags(text))
  // Encoding lengthens names, perhaps beyond the limit.
  return isTagList(tags) ? tags : text
}

/** Cuts a long text, as the box then shows. */
const readTerm = (value: unknown) => readText(beginningOf(readText(value) ?? '', MAX_TERM))

function readWhole(value: unknown): number | undefined {
  const text = String(value)
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function oneOf<const Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value)
}
