import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import {
  datesPosted,
  jobSearchQuerySchema,
  jobTypeFilters,
  minimumPays,
  salaryRanges,
  workHours,
} from './jobs.ts'

const optionCounts = <const Option extends string>(options: readonly [Option, ...Option[]]) =>
  z.record(z.enum(options), z.number())

/**
 * How many listings each option would leave: it replaces the choice in its own filter; words and other filters stay.
 */
export const filterCountsSchema = z.object({
  count: z.number(),
  job_type: optionCounts(jobTypeFilters),
  salary_range: optionCounts(['any', ...salaryRanges]),
  minimum_pay: optionCounts(['any', ...minimumPays]),
  work_hours: optionCounts(['any', ...workHours]),
  date_posted: optionCounts(datesPosted),
  /** The most frequent, and those requested by id. */
  tags: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
})
export type FilterCounts = z.output<typeof filterCountsSchema>

export const countFilters = endpoint({
  method: 'GET',
  path: '/jobs/filters/',
  access: 'subscriber',
  summary:
    'How many listings each option of the filters would leave; counts only, for every plan, no search is used',
  query: jobSearchQuerySchema,
  answers: { 200: filterCountsSchema },
})
