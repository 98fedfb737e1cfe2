import * as z from 'zod/mini'
import { atMost, filledIn, oneLine } from '../wire/text-fields.ts'
import { accountTexts } from './account-texts.ts'
import { normalEmail } from './email-address.ts'
import { MOST_SIGN_UP_KEYS } from './sign-up-keys.ts'

/* A separate file: pages that only call these endpoints load no schema library. */
const MAX_NAME = 100

const required = (text: string) => z.minLength(1, { error: text, abort: true })
const text = (message: string) => z.string({ error: message })

/** An address as stored; see normalEmail. */
export const emailField = text(accountTexts.emailRequired).check(
  z.trim(),
  required(accountTexts.emailRequired),
  filledIn(accountTexts.emailRequired),
  z.maxLength(254, { error: 'Please use at most 254 characters', abort: true }),
  z.overwrite((value) => normalEmail(value) ?? value),
  z.refine((value) => normalEmail(value) !== null, { error: accountTexts.emailInvalid }),
)

/** 8 to 128 characters, a letter and a digit; never trimmed or cut. */
const newPasswordField = text(accountTexts.passwordRule).check(
  z.maxLength(128, { error: accountTexts.passwordLong, abort: true }),
  z.refine((value) => value.length >= 8 && /\p{L}/u.test(value) && /\p{Nd}/u.test(value), {
    error: accountTexts.passwordRule,
  }),
)

export const loginSchema = z.object({
  email: emailField,
  password: text(accountTexts.passwordRequired).check(
    required(accountTexts.passwordRequired),
    z.minLength(6, { error: accountTexts.passwordShort }),
    z.maxLength(128, { error: accountTexts.passwordLong }),
  ),
  remember_me: z._default(z.boolean(), false),
})

export const nameField = (message: string) =>
  text(message).check(z.trim(), required(message), filledIn(message), oneLine, atMost(MAX_NAME))

export const usernameField = text(accountTexts.usernameRequired).check(
  z.trim(),
  required(accountTexts.usernameRequired),
  filledIn(accountTexts.usernameRequired),
  atMost(60),
  z.regex(/^[A-Za-z0-9_]+$/, { error: accountTexts.usernameCharacters }),
)

/** Typed twice; the form checks samePasswords too. */
export const newPasswordFields = {
  password: newPasswordField,
  confirm_password: text(accountTexts.confirmRequired).check(required(accountTexts.confirmRequired)),
}

export const samePasswords = z.refine<{ password: string; confirm_password: string }>(
  (value) => value.password === value.confirm_password,
  { error: accountTexts.confirmDiffers, path: ['confirm_password'], when: () => true },
)

const registerFields = {
  first_name: nameField(accountTexts.firstNameRequired),
  last_name: nameField(accountTexts.lastNameRequired),
  username: usernameField,
  email: emailField,
  ...newPasswordFields,
}

/**
 * At least 128 random bits per sign-up a browser sends, this one first. They tell the server which account this
 * browser has just made.
 */
const signUpKeys = z
  .array(z.string().check(z.regex(/^[A-Za-z0-9_-]{32,100}$/)))
  .check(z.maxLength(MOST_SIGN_UP_KEYS))

/** An account_type other than jobseeker is ignored. */
export const registerSchema = z
  .object({ ...registerFields, sign_up_keys: z._default(signUpKeys, []) })
  .check(samePasswords)

/** The browser's form; agreement to the terms is not in the payload. */
export const registerFormSchema = z
  .object({
    ...registerFields,
    account_type: z.literal('jobseeker', { error: accountTexts.accountTypeRequired }),
    terms: z.literal(true, { error: accountTexts.termsRequired }),
  })
  .check(samePasswords)
