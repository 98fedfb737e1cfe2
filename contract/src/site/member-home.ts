import * as z from 'zod/mini'
import { jobSchema } from '../jobs/jobs.ts'
import { alertPauses, searchCriteriaSchema } from '../jobs/saved-searches.ts'
import { notificationFrequencies } from '../notices/notifications.ts'
import { onboardingStatusSchema } from '../profile/onboarding.ts'
import * as jobSays from '../says/jobs.ts'
import { endpoint } from '../wire/endpoint.ts'
import { givenDaySchema, timeSchema } from '../wire/wire.ts'

/** The home shows at most these; the counts are of all. */
export const MOST_MATCHES_SHOWN = 10
export const MOST_FOLLOW_UPS_SHOWN = 5

export const nextInterviewSchema = z.object({
  application_id: z.number(),
  job_title: z.string(),
  /** '' if the employer is not named. */
  employer_name: z.string(),
  starts_at: timeSchema,
  starts_on: givenDaySchema,
  /** Such as 'Call with the team lead'. */
  label: z.string(),
  /** Such as the address of a call. */
  place: z.string(),
})
export type NextInterview = z.output<typeof nextInterviewSchema>

export const dueFollowUpSchema = z.object({
  application_id: z.number(),
  job_title: z.string(),
  employer_name: z.string(),
  applied_date: timeSchema,
  applied_on: givenDaySchema,
  /** In Manila, '2026-11-30'. */
  due_on: z.string(),
})
export type DueFollowUp = z.output<typeof dueFollowUpSchema>

export const homeAlertSchema = z.object({
  id: z.number(),
  name: z.string(),
  criteria: searchCriteriaSchema,
  /** Null if it sends alerts. */
  paused: z.nullable(z.enum(alertPauses)),
  /** Open jobs that matched since the last visit. */
  fresh: z.number(),
})
export type HomeAlert = z.output<typeof homeAlertSchema>

export const begunLetterSchema = z.object({
  job_id: z.number(),
  job_title: z.string(),
  employer_name: z.string(),
})
export type BegunLetter = z.output<typeof begunLetterSchema>

/** The drafts stay on the seeker's device. */
export const MOST_BEGUN_LETTERS = 5

export const memberHomeSchema = z.object({
  /** The end of the last visit; a week ago on the first. */
  since: timeSchema,
  matches: z.object({
    count: z.number(),
    /** Newest first. None without an active subscription. */
    jobs: z.array(jobSchema),
  }),
  interviews: z.object({ count: z.number(), next: z.nullable(nextInterviewSchema) }),
  /** Overdue or due soon, earliest first. */
  follow_ups: z.object({ count: z.number(), due: z.array(dueFollowUpSchema) }),
  alerts: z.object({
    frequency: z.enum(notificationFrequencies),
    searches: z.array(homeAlertSchema),
  }),
  /** Requested jobs that are open and not applied to. */
  begun_letters: z.array(begunLetterSchema),
  onboarding: onboardingStatusSchema,
})
export type MemberHome = z.input<typeof memberHomeSchema>

export const readMemberHome = endpoint({
  method: 'GET',
  path: '/home/',
  access: 'user',
  summary: 'What waits for this seeker: new matches, the next interview, follow-ups, alerts, the profile',
  query: z.object({
    /** Job ids of this device's drafts. */
    letters: z.optional(
      z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,4}$/, { error: jobSays.whichJob })),
    ),
  }),
  answers: { 200: memberHomeSchema },
})
