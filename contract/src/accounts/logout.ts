import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { messageSchema } from '../wire/wire.ts'

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout/',
  access: 'user',
  summary: 'End this session',
  answers: { 200: messageSchema },
})

/** For a browser that was offline at logout. The SHA-256 of the token identifies the session and cannot log in. */
export const logoutLater = endpoint({
  method: 'POST',
  path: '/auth/logout/later/',
  access: 'public',
  summary: 'End a session by the SHA-256 of its token; the answer does not tell whether there was one',
  body: z.object({ token_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  answers: { 200: messageSchema },
})
