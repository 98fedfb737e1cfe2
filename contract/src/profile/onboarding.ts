import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'

export const onboardingStatusSchema = z.object({
  checks: z.object({
    has_basic_info: z.boolean(),
    has_resume: z.boolean(),
    has_skills: z.boolean(),
    has_job_preferences: z.boolean(),
  }),
  /** All four, or with skipped preferences. Never becomes false again. */
  onboarding_completed: z.boolean(),
  preferences_skipped: z.boolean(),
  /** 1 to 5: the step after the last done or skipped one. */
  next_step: z.number(),
})
export type OnboardingStatus = z.output<typeof onboardingStatusSchema>

export const checkOnboardingStatus = endpoint({
  method: 'POST',
  path: '/auth/check-onboarding-status/',
  access: 'user',
  summary: 'What of the onboarding is there, and whether it is complete',
  answers: { 200: onboardingStatusSchema },
})
