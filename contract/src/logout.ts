import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { messageSchema } from './wire.ts'

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout/',
  access: 'user',
  summary: 'End this session',
  answers: { 200: messageSchema },
})

/**
 * The ending of a session whose browser had no signal when its seeker logged out. It keeps no token: of its SHA-256, which
 * signs nobody in, the session can be found to be ended.
 */
export const logoutLater = endpoint({
  method: 'POST',
  path: '/auth/logout/later/',
  access: 'public',
  summary: 'End a session by the SHA-256 of its token; the answer does not tell whether there was one',
  body: z.object({ token_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  answers: { 200: messageSchema },
})
