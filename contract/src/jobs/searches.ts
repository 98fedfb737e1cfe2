import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import type { JobList } from './jobs.ts'

/** The specified texts of the monthly search limit. */
export const searchTexts = {
  limitReached:
    "You've reached your monthly search limit. Please upgrade your subscription to continue searching.",
  refused: 'Search limit reached. Please upgrade your subscription.',
  statusFailed: 'Unable to load search count information',
} as const

/** Searching the same words again is free for this long after they were last searched. */
export const FREE_REPEAT_MINUTES = 30
/** How long an increment waits for the search it was made for. */
export const CREDIT_SECONDS = 60

/**
 * A search's canonical words: widths, spaces, invisible characters (no database text may hold NUL) and a final full
 * stop make no difference. '' if nothing is left.
 */
export const cleanWords = (text: string) =>
  text
    // No text for a database holds half a letter either.
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<=[\p{L}\p{M}\p{N}])[.,;:!?]+$/u, '')

/** The form in which two texts are one search, cleaned or not: case makes no other one either. */
export const normaliseWords = (text: string) =>
  // Some letters come apart in lower case; the second time puts them together again.
  cleanWords(text).toLowerCase().normalize('NFKC')

/**
 * The texts that a list leads to by taking back how its words were read: they are paid for with it. Empty where a text asks
 * for nothing else.
 */
export const textsTakenBack = ({ understood, corrections }: Pick<JobList, 'understood' | 'corrections'>) => [
  ...understood.map(({ without }) => without),
  ...corrections.map(({ asTyped }) => asTyped),
]

/** Where a seeker stands with this month's keyword searches. */
export const searchStatusSchema = z.object({
  remaining_searches: z.number(),
  max_searches: z.number(),
  current_count: z.number(),
  can_search: z.boolean(),
  /** The calendar month in Manila, YYYY-MM. */
  month: z.string(),
  /** The first day of the next month in Manila, YYYY-MM-DD, when the count begins anew. */
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
