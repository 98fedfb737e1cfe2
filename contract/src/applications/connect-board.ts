import * as z from 'zod/mini'

export const integrationTexts = {
  emailRequired: 'Please enter your OLJ email',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Please enter your OLJ password',
  wrongCredentials: 'Invalid OLJ credentials. Please check your email and password.',
  unavailable: 'The OLJ integration service is not available.',
} as const

export const connectBoardSchema = z.object({
  olj_email: z
    .string({ error: integrationTexts.emailRequired })
    .check(
      z.trim(),
      z.minLength(1, { error: integrationTexts.emailRequired, abort: true }),
      z.maxLength(254, { error: integrationTexts.emailInvalid, abort: true }),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: integrationTexts.emailInvalid }),
    ),
  olj_password: z
    .string({ error: integrationTexts.passwordRequired })
    .check(
      z.minLength(1, { error: integrationTexts.passwordRequired }),
      z.maxLength(200, { error: 'Please use at most 200 characters' }),
    ),
})
