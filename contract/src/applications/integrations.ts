import * as z from 'zod/mini'
import * as jobSays from '../says/jobs.ts'
import * as siteSays from '../says/site.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, listOf, timeSchema, wholeNumber } from '../wire/wire.ts'
import { connectBoardSchema } from './connect-board.ts'

/** Unless the operator configures another name. */
export const DEFAULT_PROVIDER = 'Online Jobs Portal'

/** The integration type of an account on the board. */
export const BOARD_ACCOUNT = 'olj'

export const integrationSchema = z.object({
  id: z.number(),
  type: z.literal(BOARD_ACCOUNT),
  email: z.string(),
  is_active: z.boolean(),
  sync_enabled: z.boolean(),
})

/** Lets the seeker see every use of the sealed password. */
export const integrationUseSchema = z.object({
  id: z.number(),
  purpose: z.enum(['verify', 'apply', 'check', 'sync']),
  outcome: z.string(),
  used_at: timeSchema,
})
export type IntegrationUse = z.output<typeof integrationUseSchema>

export const USES_PER_PAGE = 50

export const connectionTroubles = [
  'credentials', // the stored login is refused
  'session', // logged out again at once
  'bot-page', // the board wants a bot check
  'refused',
  'layout',
  'down', // no answer, or asks us to slow down
] as const
export type ConnectionTrouble = (typeof connectionTroubles)[number]

export const integrationSettingsSchema = z.object({
  /** Empty when not connected. */
  olj_email: z.string(),
  olj_sync_applications: z.boolean(),
  integration_id: z.nullable(z.number()),
  integrations: z.array(integrationSchema),
  provider: z.string(),
  /** Newest first, the first page only. */
  uses: z.array(integrationUseSchema),
  uses_count: z.number(),
  /** Why the board refuses the login: nothing works until it is connected again. */
  needs_attention: z.nullable(z.enum(connectionTroubles)),
  sync: z.object({
    /** The last success. */
    last_synced_at: z.nullable(timeSchema),
    /** Null if the last sync succeeded. */
    problem: z.nullable(z.enum(connectionTroubles)),
    /** The next automatic sync; null when off or not connected. */
    next_at: z.nullable(timeSchema),
  }),
  /** As last seen on the board; null if never. */
  apply_points: z.nullable(z.object({ left: z.number(), seen_at: timeSchema })),
})
export type IntegrationSettings = z.output<typeof integrationSettingsSchema>

export const getIntegrationSettings = endpoint({
  method: 'GET',
  path: '/settings/integrations/',
  access: 'user',
  summary: 'The connected board account',
  answers: { 200: integrationSettingsSchema },
})

export const listIntegrationUses = endpoint({
  method: 'GET',
  path: '/settings/integrations/uses/',
  access: 'user',
  summary: 'Every use of the board account in the last 12 months, newest first, a page at a time',
  query: z.object({ page: z.optional(wholeNumber(jobSays.pageRange, 10_000)) }),
  answers: { 200: listOf(integrationUseSchema) },
})

export const updateIntegrationSettings = endpoint({
  method: 'PUT',
  path: '/settings/integrations/',
  access: 'user',
  summary: 'Whether the board’s own application states are brought over',
  body: z.object({
    olj_sync_applications: z.boolean({ error: siteSays.onOrOff }),
    integration_id: z.optional(z.nullable(z.number())),
    sync_enabled: z.optional(z.boolean()),
  }),
  answers: { 200: integrationSettingsSchema },
})

export const connectBoard = endpoint({
  method: 'POST',
  path: '/olj/',
  access: 'user',
  summary: 'Verify board credentials by a real login and keep them sealed',
  body: connectBoardSchema,
  answers: { 200: z.object({ olj_email: z.string(), integration_id: z.number() }) },
  problems: ['board-credentials', 'board-down', 'too-many'],
})

export const disconnectBoard = endpoint({
  method: 'DELETE',
  path: '/settings/integration/delete/:id/',
  access: 'user',
  summary: 'Forget the board account and its sealed password',
  params: idParams,
  answers: { 204: null },
})

export const syncBoard = endpoint({
  method: 'POST',
  path: '/settings/integrations/sync/',
  access: 'user',
  summary: 'Bring the board’s own application states over now',
  answers: {
    200: z.object({
      /** Applications with a new status, or now known to have arrived. */
      changed: z.number(),
      settings: integrationSettingsSchema,
    }),
  },
  problems: ['integration-required', 'board-credentials', 'board-down', 'apply-refused', 'too-many'],
})
