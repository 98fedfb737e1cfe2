import * as z from 'zod/mini'
import * as jobSays from '../says/jobs.ts'
import { saidTextsSchema } from '../says/said.ts'
import { endpoint } from '../wire/endpoint.ts'
import { timeSchema, wholeNumber } from '../wire/wire.ts'

export const notificationFrequencies = ['immediately', 'daily', 'weekly'] as const
export type NotificationFrequency = (typeof notificationFrequencies)[number]

/** Every email not about the account itself belongs to one. */
export const notificationTopics = ['job_alerts', 'application_updates', 'messages', 'marketing'] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** In Manila; weekly digests are sent on Monday. */
export const DIGEST_HOUR = 8

export const notificationTexts = {
  frequencyInvalid: 'Choose immediately, daily or weekly',
  linkInvalid: 'This unsubscribe link doesn’t work. Choose your emails under Settings.',
} as const

export const notificationSettingsSchema = z.object({
  job_alerts: z.boolean(),
  application_updates: z.boolean(),
  messages: z.boolean(),
  marketing: z.boolean(),
  frequency: z.enum(notificationFrequencies, { error: notificationTexts.frequencyInvalid }),
})
export type NotificationSettings = z.output<typeof notificationSettingsSchema>

export const defaultNotificationSettings: NotificationSettings = {
  job_alerts: true,
  application_updates: true,
  messages: true,
  marketing: false,
  frequency: 'daily',
}

/** Under `settings` too, because screens may read them there. */
const toldSettingsSchema = z.extend(notificationSettingsSchema, {
  settings: notificationSettingsSchema,
  version: z.string(),
})
export type ToldSettings = z.output<typeof toldSettingsSchema>

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/settings/notifications/',
  access: 'user',
  summary: 'What this seeker wants to be told by e-mail, and how often',
  answers: { 200: toldSettingsSchema },
  versioned: toldSettingsSchema,
})

export const updateNotificationSettings = endpoint({
  method: 'PUT',
  path: '/settings/notifications/',
  access: 'user',
  summary: 'Choose what to be told by e-mail, and how often; what is left out stays as it is',
  body: z.partial(notificationSettingsSchema),
  answers: { 200: toldSettingsSchema },
  versioned: toldSettingsSchema,
  problems: ['changed-elsewhere'],
})

export const notificationKinds = [
  'job-alert', // listings that match a saved search
  'application-update', // the board says something new of an application
  'message', // an employer answered on the board
  'follow-up', // the seeker's reminder
  'board-account', // the board no longer accepts the login
  'payment', // a payment went through, or a plan ends soon
  'security', // a password, address or login method changed
  'export',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const notificationSchema = z.object({
  id: z.number(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  /** By code, for programs in another language. */
  said: z.optional(saidTextsSchema),
  /** Of the site, with its query; '' for none. */
  path: z.string(),
  created_at: timeSchema,
  read_at: z.nullable(timeSchema),
})
export type Notification = z.output<typeof notificationSchema>

export const NOTIFICATIONS_PER_PAGE = 30

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications/',
  access: 'user',
  summary: 'What this seeker was told, newest first',
  query: z.object({ page: z.optional(wholeNumber(jobSays.pageNumber, 1000)) }),
  answers: {
    200: z.object({ count: z.number(), unread_count: z.number(), results: z.array(notificationSchema) }),
  },
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/notifications/read/',
  access: 'user',
  summary: 'Mark notifications as read: these, or all up to one',
  body: z.object({
    ids: z.optional(z.array(z.int().check(z.positive())).check(z.maxLength(100))),
    /** This id and all older ones. */
    up_to: z.optional(z.int().check(z.positive())),
  }),
  answers: { 200: z.object({ unread_count: z.number() }) },
})

/** From after a link's '#', or the List-Unsubscribe header. */
const unsubscribeToken = z
  .string({ error: notificationTexts.linkInvalid })
  .check(z.regex(/^[A-Za-z0-9_.-]{20,200}$/, { error: notificationTexts.linkInvalid }))

export const unsubscribedSchema = z.object({
  topic: z.enum(notificationTopics),
  is_on: z.boolean(),
  /** Masked, such as 'a•••@example.ph'. */
  email: z.string(),
})

/**
 * For List-Unsubscribe, with `?token=`. Mail apps post 'List-Unsubscribe=One-Click' as a form (RFC 8058); visitors
 * are redirected to the page. Not among the endpoints, which speak JSON.
 */
export const ONE_CLICK_PATH = '/notifications/one-click/'

export const changeSubscription = endpoint({
  method: 'POST',
  path: '/notifications/subscription/',
  access: 'public',
  summary:
    'Turn mails of one topic off or on by the link in one of them, without signing in; or only see how it stands',
  body: z.object({
    token: unsubscribeToken,
    /** Omitted: changes nothing, because the page asks first. */
    is_on: z.optional(z.boolean()),
  }),
  answers: { 200: unsubscribedSchema },
  problems: ['link-invalid', 'too-many'],
})
