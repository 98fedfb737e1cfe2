import * as z from 'zod/mini'

/**
 * Why an open job may be filled. 'old': last touched on `date_posted`, four months ago or more. 'bumped': put on top
 * this many times in a row, steadily and unchanged. 'alike': the employer has this many open jobs with nearly the
 * same text, including a newer one. Such jobs rank lower by relevance.
 */
export const staleSchema = z.discriminatedUnion('why', [
  z.object({ why: z.literal('old') }),
  z.object({ why: z.literal('bumped'), times: z.number() }),
  z.object({ why: z.literal('alike'), jobs: z.number() }),
])
export type Stale = z.output<typeof staleSchema>
