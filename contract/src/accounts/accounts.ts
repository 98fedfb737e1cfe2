import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { loginSchema, registerSchema } from './account-forms.ts'
import { userSchema } from './users.ts'

export const signedInSchema = z.object({ token: z.string(), user: userSchema, redirect_url: z.string() })

export const login = endpoint({
  method: 'POST',
  path: '/auth/login/',
  access: 'public',
  summary: 'Sign in with e-mail and password',
  body: loginSchema,
  answers: { 200: signedInSchema },
  problems: ['wrong-password', 'email-unverified', 'too-many'],
})

export const register = endpoint({
  method: 'POST',
  path: '/auth/register/',
  access: 'public',
  summary:
    'Make an account and begin the free trial. With a key of an earlier sign-up the same words are answered again, and an account that was not confirmed yet gives way',
  body: registerSchema,
  answers: {
    201: z.union([signedInSchema, z.object({ message: z.literal('verification_required') })]),
  },
  problems: ['conflict', 'too-many'],
})
