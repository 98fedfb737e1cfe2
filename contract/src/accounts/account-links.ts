import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { messageSchema } from '../wire/wire.ts'
import { emailField, newPasswordFields, samePasswords } from './account-forms.ts'
import { signedInSchema } from './accounts.ts'

/** Answers do not reveal whether an account exists. */
export const accountLinkTexts = {
  linkInvalid: 'This link has expired or you already used it. Please ask for a new one.',
  resetAsked:
    'If an account with this email exists, a link to set a new password is on its way. It works for one hour.',
  resendAsked: 'If this address isn’t confirmed yet, a new link is on its way.',
  passwordSet: 'Your new password is set. Please log in with it.',
  emailChanged:
    'Your new email address is confirmed. If you log in with a password, use this address from now on.',
  alreadyConfirmed: 'This email address is already confirmed. You can log in.',
  tooManyMails: 'You asked for too many emails. Please try again later.',
  tooManyTries: 'Too many attempts. Please try again later.',
  mailIsOff: 'This site can’t send emails right now. Please contact support.',
} as const

/** The token after the '#' of a mailed link. */
const token = z
  .string({ error: accountLinkTexts.linkInvalid })
  .check(z.regex(/^[A-Za-z0-9_-]{20,100}$/, { error: accountLinkTexts.linkInvalid }))

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/email/verify/',
  access: 'public',
  summary: 'Confirm an address by the link mailed to it: a new account’s (signs in) or a changed one',
  body: z.object({ token }),
  answers: {
    200: z.union([
      z.object({ ...signedInSchema.shape, purpose: z.literal('sign-up') }),
      z.object({ message: z.string(), email: z.string(), purpose: z.literal('change') }),
      // A reopened link, whose address is already proven: no error, and no login.
      z.object({ message: z.string(), email: z.string(), purpose: z.literal('again') }),
    ]),
  },
  problems: ['link-invalid', 'conflict', 'too-many'],
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/email/resend/',
  access: 'public',
  summary: 'Mail the verification link again; the answer does not tell whether there is such an account',
  body: z.object({ email: emailField }),
  answers: { 200: messageSchema },
  problems: ['too-many', 'outside-down'],
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/password/reset/',
  access: 'public',
  summary: 'Mail a link to set a new password; the answer does not tell whether there is such an account',
  body: z.object({ email: emailField }),
  answers: { 200: messageSchema },
  problems: ['too-many', 'outside-down'],
})

export const newPasswordSchema = z.object(newPasswordFields).check(samePasswords)

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/password/reset/confirm/',
  access: 'public',
  summary: 'Set a new password by the mailed link; every session of the account ends',
  body: z.object({ token, ...newPasswordFields }).check(samePasswords),
  answers: { 200: messageSchema },
  problems: ['link-invalid', 'too-many'],
})
