import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, listOf, timeSchema } from '../wire/wire.ts'

export const sessionSchema = z.object({
  id: z.number(),
  /** Such as 'Chrome on Android'; '' if unknown. */
  device: z.string(),
  kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  created_at: timeSchema,
  /** Accurate to some minutes. */
  last_used_at: timeSchema,
  expires_at: timeSchema,
  is_current: z.boolean(),
})
export type Session = z.output<typeof sessionSchema>

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions/',
  access: 'user',
  summary: 'Where this seeker is signed in, the last used first',
  answers: { 200: listOf(sessionSchema) },
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id/',
  access: 'user',
  summary: 'Sign out there',
  params: idParams,
  answers: { 204: null },
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/auth/sessions/end-others/',
  access: 'user',
  summary: 'Sign out everywhere but here',
  answers: { 200: z.object({ ended: z.number() }) },
})
