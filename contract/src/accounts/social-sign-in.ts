import * as z from 'zod/mini'
import * as accountSays from '../says/accounts.ts'
import { endpoint } from '../wire/endpoint.ts'
import { signedInSchema } from './accounts.ts'

/** As specified. The provider's name is configured, 'Google' by default. */
export const socialSignInTexts = {
  startFailed: 'Failed to connect to Google. Please try again.',
  noCode: 'No authentication code was received from the provider.',
  serverError: 'A server error occurred during authentication.',
  other: 'There was a problem completing your authentication. Please try again.',
} as const

const host = z
  .string({ error: accountSays.hostMissing })
  .check(
    z.minLength(1, { error: accountSays.hostMissing }),
    z.maxLength(260, { error: accountSays.hostLong }),
  )

export const startSocialSignIn = endpoint({
  method: 'POST',
  path: '/auth/google/start/',
  access: 'public',
  summary:
    'Begin signing in through the provider: where to send the browser, and the state it compares; a cookie binds both to it',
  body: z.object({ host }),
  answers: { 200: z.object({ authorization_url: z.string(), state: z.string() }) },
  problems: ['sign-in-refused', 'outside-down', 'too-many'],
})

export const finishSocialSignIn = endpoint({
  method: 'POST',
  path: '/auth/google-callback/',
  access: 'public',
  summary: 'Sign in with the code that the provider sent the browser back with',
  body: z.object({
    code: z
      .string({ error: socialSignInTexts.noCode })
      .check(z.minLength(1, { error: socialSignInTexts.noCode }), z.maxLength(4000)),
    state: z.string({ error: socialSignInTexts.other }).check(z.maxLength(200)),
    host,
    /** The issuer of RFC 9207. */
    iss: z.optional(z.string().check(z.maxLength(400))),
  }),
  answers: { 200: signedInSchema },
  problems: ['sign-in-refused', 'outside-down', 'too-many'],
})
