import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { emailField, nameField, usernameField } from './account-forms.ts'
import { accountTexts } from './account-texts.ts'
import { userSchema } from './users.ts'

export const accountChangeTexts = {
  oldPasswordRequired: 'Current password is required',
  wrongOldPassword: 'Your old password was entered incorrectly. Please enter it again.',
  newPasswordRule:
    'Password must be at least 8 characters with at least one uppercase letter and one number.',
  newPasswordsDiffer: 'New passwords do not match.',
  passwordChanged: 'Your password was changed. Please log in again.',
  phoneInvalid: 'Please enter a phone number with digits, spaces and + ( ) - only',
  noPasswordYet: 'This account has no password yet. We emailed you a link to set one.',
} as const

export const updateUserSchema = z.object({
  // Only the address is required; omitted fields stay unchanged.
  email: emailField,
  username: z.optional(usernameField),
  first_name: z.optional(nameField(accountTexts.firstNameRequired)),
  last_name: z.optional(nameField(accountTexts.lastNameRequired)),
  phone_number: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(30, { error: accountChangeTexts.phoneInvalid }),
        z.regex(/^[+\d(][\d ()./-]*$|^$/, { error: accountChangeTexts.phoneInvalid }),
      ),
  ),
})

export const updateUser = endpoint({
  method: 'PUT',
  path: '/user/update/',
  access: 'user',
  summary:
    'Change names, username, phone number; a changed e-mail address counts once the link mailed to it was opened',
  body: updateUserSchema,
  answers: {
    200: z.object({
      ...userSchema.shape,
      /** The address awaiting confirmation; null when unchanged. */
      pending_email: z.nullable(z.string()),
    }),
  },
  versioned: userSchema,
  problems: ['changed-elsewhere', 'conflict', 'too-many'],
})

const newPassword = (text: string) =>
  z.string({ error: text }).check(z.maxLength(128, { error: accountTexts.passwordLong, abort: true }))

/**
 * The password rule differs from the sign-up's, as specified. A screen reads the texts at old_password, new_password1
 * and non_field_errors.
 */
export const changePasswordSchema = z
  .object({
    old_password: z
      .string({ error: accountChangeTexts.oldPasswordRequired })
      .check(
        z.minLength(1, { error: accountChangeTexts.oldPasswordRequired }),
        z.maxLength(128, { error: accountTexts.passwordLong }),
      ),
    new_password1: newPassword(accountChangeTexts.newPasswordRule).check(
      z.refine((value) => value.length >= 8 && /\p{Lu}/u.test(value) && /\p{Nd}/u.test(value), {
        error: accountChangeTexts.newPasswordRule,
      }),
    ),
    new_password2: newPassword(accountChangeTexts.newPasswordsDiffer),
  })
  .check(
    z.refine((value) => value.new_password1 === value.new_password2, {
      error: accountChangeTexts.newPasswordsDiffer,
    }),
  )

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/password/change/',
  access: 'user',
  summary: 'Change the password; every session ends, this one too',
  body: changePasswordSchema,
  answers: { 200: z.object({ message: z.string(), logout_required: z.literal(true) }) },
  problems: ['too-many'],
})
