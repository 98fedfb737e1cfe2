import * as z from 'zod/mini'
import { fill } from '../says/fill.ts'
import * as jobSays from '../says/jobs.ts'
import { endpoint } from '../wire/endpoint.ts'
import { listOf } from '../wire/wire.ts'
import { MAX_QUERY } from './jobs.ts'

export const suggestionKinds = ['title', 'employer', 'tag'] as const
export const suggestionSchema = z.object({
  kind: z.enum(suggestionKinds),
  text: z.string(),
  /** Of the employer or the tag; null for a title. */
  id: z.nullable(z.number()),
  /** Open listings. */
  count: z.number(),
})
export type Suggestion = z.output<typeof suggestionSchema>

export const suggestSearches = endpoint({
  method: 'GET',
  path: '/jobs/suggest/',
  access: 'subscriber',
  summary: 'Titles, employers and tags that begin with what was typed; no search is used',
  query: z.object({
    text: z.string().check(z.maxLength(MAX_QUERY, { error: fill(jobSays.queryLong, { most: MAX_QUERY }) })),
  }),
  answers: { 200: listOf(suggestionSchema) },
})
