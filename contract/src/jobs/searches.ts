import * as z from 'zod/mini'
import { storable } from '../text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import type { JobList } from './jobs.ts'

/** As specified. */
export const searchTexts = {
  limitReached:
    "You've reached your monthly search limit. Please upgrade your subscription to continue searching.",
  refused: 'Search limit reached. Please upgrade your subscription.',
  statusFailed: 'Unable to load search count information',
} as const

/** Repeating a search within this time is free. */
export const FREE_REPEAT_MINUTES = 30
/** An increment waits this long for its search. */
export const CREDIT_SECONDS = 60

/** Unifies widths and spaces; drops invisible characters and a final full stop. May be ''. */
export const cleanWords = (text: string) =>
  storable(text)
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<=[\p{L}\p{M}\p{N}])[.,;:!?]+$/u, '')

/** Searches with the same result are one; case is ignored too. */
export const normaliseWords = (text: string) =>
  // Lower case decomposes some letters; the second normalization recomposes them.
  cleanWords(text).toLowerCase().normalize('NFKC')

/** Searches that undo a list's reading of the words, or are saved from it: paid for with it. May be empty. */
export const textsPaidAlong = ({
  understood,
  corrections,
  meant,
}: Pick<JobList, 'understood' | 'corrections' | 'meant'>) => [
  ...(meant === null ? [] : [meant]),
  ...understood.map(({ without }) => without),
  ...corrections.flatMap(({ asTyped }) => asTyped ?? []),
]

export const searchStatusSchema = z.object({
  remaining_searches: z.number(),
  max_searches: z.number(),
  current_count: z.number(),
  can_search: z.boolean(),
  /** In Manila, YYYY-MM. */
  month: z.string(),
  /** The first of the next month in Manila, YYYY-MM-DD. */
  resets_on: z.string(),
})
export type SearchStatus = z.output<typeof searchStatusSchema>

export const getSearchStatus = endpoint({
  method: 'GET',
  path: '/auth/subscription/search/status/',
  access: 'user',
  summary: 'How many keyword searches are left this month',
  answers: { 200: searchStatusSchema },
})

export const incrementSearches = endpoint({
  method: 'POST',
  path: '/auth/subscription/search/increment/',
  access: 'user',
  summary: 'Count the search about to be made; the next new words within a minute spend it',
  answers: { 200: searchStatusSchema },
  problems: ['search-limit', 'subscription-required'],
})
