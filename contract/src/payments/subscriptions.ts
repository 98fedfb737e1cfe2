import * as z from 'zod/mini'
import { planTypeSchema } from '../accounts/users.ts'
import { endpoint } from '../wire/endpoint.ts'
import { listOf, timeSchema } from '../wire/wire.ts'

export const subscriptionTexts = {
  /** An account of the same mailbox had the trial, even if deleted or moved since. */
  noSecondTrial: 'This email already had its free trial. Pick a plan to continue.',
} as const

export const trialStatusSchema = z.object({
  is_trial_active: z.boolean(),
  days_remaining: z.number(),
  trial_ends_at: z.nullable(timeSchema),
  /** An account of the same mailbox had it, in any spelling. */
  had_trial_before: z.optional(z.boolean()),
})
export type TrialStatus = z.output<typeof trialStatusSchema>

/** The latest plan, which may have ended. */
export const currentSubscriptionSchema = z.object({
  plan: z.nullable(
    z.object({
      id: z.number(),
      plan_type: planTypeSchema,
      name: z.string(),
      price: z.number(),
      has_advanced_filtering: z.boolean(),
    }),
  ),
  subscription: z.nullable(z.object({ status: z.string(), end_date: timeSchema, start_date: timeSchema })),
  status: z.enum(['active', 'expired', 'none']),
  end_date: z.nullable(timeSchema),
  days_remaining: z.number(),
  is_trial_active: z.boolean(),
})
export type CurrentSubscription = z.output<typeof currentSubscriptionSchema>

export const planSchema = z.object({
  id: z.number(),
  plan_type: planTypeSchema,
  name: z.string(),
  price: z.number(),
  currency: z.literal('PHP'),
  max_saved_jobs: z.number(),
  max_searches: z.number(),
  has_advanced_filtering: z.boolean(),
})

export const getTrialStatus = endpoint({
  method: 'GET',
  path: '/auth/trial/status/',
  access: 'user',
  summary: 'How long the free trial still runs',
  answers: { 200: trialStatusSchema },
})

export const getCurrentSubscription = endpoint({
  method: 'GET',
  path: '/auth/subscription/current/',
  access: 'user',
  summary: 'The plan held now or last',
  answers: { 200: currentSubscriptionSchema },
})

export const listPlans = endpoint({
  method: 'GET',
  path: '/auth/subscription/plans/',
  access: 'public',
  summary: 'The price list',
  answers: { 200: listOf(planSchema) },
})
