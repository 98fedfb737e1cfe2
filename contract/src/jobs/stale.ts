import * as z from 'zod/mini'

/**
 * Why a job may be filled. 'old': the employer last touched it on `date_posted`, four months ago or more. 'bumped': put on
 * top again so many times in a row, in a steady rhythm, unchanged. 'alike': the employer has so many open jobs of nearly
 * this text, itself included, and a newer one among them. By relevance such a job comes later. None
 * where it was taken down.
 */
export const staleSchema = z.discriminatedUnion('why', [
  z.object({ why: z.literal('old') }),
  z.object({ why: z.literal('bumped'), times: z.number() }),
  z.object({ why: z.literal('alike'), jobs: z.number() }),
])
export type Stale = z.output<typeof staleSchema>
