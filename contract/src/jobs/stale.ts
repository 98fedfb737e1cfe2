import * as z from 'zod/mini'

/**
 * Why an open job may be filled; it then ranks lower by relevance. 'old': last touched on `date_posted`, at least
 * four months ago. 'bumped': put on top this many times in a row, steadily and unchanged. 'alike': the employer has
 * this many open jobs with nearly the same text, one of them newer.
 */
export const staleSchema = z.discriminatedUnion('why', [
  z.object({ why: z.literal('old') }),
  z.object({ why: z.literal('bumped'), times: z.number() }),
  z.object({ why: z.literal('alike'), jobs: z.number() }),
])
export type Stale = z.output<typeof staleSchema>
