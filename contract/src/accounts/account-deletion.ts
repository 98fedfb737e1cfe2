import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { messageSchema } from '../wire/wire.ts'

export const accountDeletionTexts = {
  passwordRequired: 'Please enter your password to confirm account deletion.',
  wrongPassword: 'Invalid password. Please try again.',
  noPasswordYet: 'This account has no password yet. We emailed you a link to set one.',
  paymentOpen: 'A payment is still processing. Please try again once it’s done.',
  deleted: 'Your account and all associated data have been successfully deleted.',
} as const

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/auth/delete-account/',
  access: 'user',
  summary: 'Delete the account and everything that belongs to it, at once and for good',
  body: z.object({
    password: z
      .string({ error: accountDeletionTexts.passwordRequired })
      .check(
        z.minLength(1, { error: accountDeletionTexts.passwordRequired }),
        z.maxLength(128, { error: accountDeletionTexts.wrongPassword }),
      ),
  }),
  answers: { 200: messageSchema },
  problems: ['conflict', 'too-many'],
  saysError: true,
})
