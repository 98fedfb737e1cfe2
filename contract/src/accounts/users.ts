import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { timeSchema } from '../wire/wire.ts'

export const planTypeSchema = z.enum(['free', 'basic', 'premium'])

export const userSchema = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone_number: z.string(),
  /** Version of the names, the address and the phone number. */
  version: z.string(),
  account_type: z.literal('jobseeker'),
  onboarding_completed: z.boolean(),
  is_trial_active: z.boolean(),
  is_trial: z.boolean(),
  trial_days_remaining: z.number(),
  trial_ends_at: z.nullable(timeSchema),
  has_active_subscription: z.boolean(),
  subscription: z.nullable(
    z.object({
      status: z.string(),
      plan: z.object({ plan_type: planTypeSchema, has_advanced_filtering: z.boolean() }),
    }),
  ),
})
export type User = z.output<typeof userSchema>

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/auth/profile/',
  access: 'user',
  summary: 'The signed-in seeker',
  answers: { 200: userSchema },
  versioned: userSchema,
})

export const getUser = endpoint({
  method: 'GET',
  path: '/auth/user/',
  access: 'user',
  summary: 'The signed-in seeker (the same answer as /auth/profile/)',
  answers: { 200: userSchema },
  versioned: userSchema,
})
