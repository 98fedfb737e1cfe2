import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'

export const onboardingStatusSchema = z.object({
  checks: z.object({
    has_basic_info: z.boolean(),
    has_resume: z.boolean(),
    has_skills: z.boolean(),
    has_job_preferences: z.boolean(),
  }),
  /** All four, where preferences may have been skipped on purpose. Stays true once it was. */
  onboarding_completed: z.boolean(),
  /** Whether 'Skip preferences' was chosen. */
  preferences_skipped: z.boolean(),
  /** The step to go on with, 1 to 5: the one after the last that was done or skipped. */
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
