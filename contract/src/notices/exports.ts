import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { messageSchema, timeSchema } from '../wire/wire.ts'

export const EXPORT_DAYS = 7

export const exportTexts = {
  asked: 'Your data export has been requested. You will receive an email with your data shortly.',
  linkInvalid: 'This link has expired or you already used it. You can ask for a new copy under Settings.',
  beingFetched: 'You’re downloading this copy now. If the download stopped, try again in two minutes.',
  tooMany: 'You’ve asked for several copies today. Please try again tomorrow.',
} as const

export const exportStates = ['waiting', 'working', 'ready', 'fetched', 'expired', 'failed'] as const

export const dataExportSchema = z.object({
  id: z.number(),
  state: z.enum(exportStates),
  /** 0 of 0 before the start. */
  done: z.number(),
  total: z.number(),
  /** Bytes; null until ready. */
  size: z.nullable(z.number()),
  requested_at: timeSchema,
  ready_at: z.nullable(timeSchema),
  expires_at: z.nullable(timeSchema),
})
export type DataExport = z.output<typeof dataExportSchema>

export const requestDataExport = endpoint({
  method: 'POST',
  path: '/settings/request-data-export/',
  access: 'user',
  summary: 'Ask for a copy of everything stored about this seeker; a link is mailed when it is made',
  answers: { 202: messageSchema },
  problems: ['too-many', 'outside-down'],
})

export const readDataExport = endpoint({
  method: 'GET',
  path: '/settings/data-export/',
  access: 'user',
  summary: 'How the last asked for copy fares; null where none was asked for',
  answers: { 200: z.object({ export: z.nullable(dataExportSchema) }) },
})

const linkBody = z.object({
  token: z
    .string({ error: exportTexts.linkInvalid })
    .check(z.regex(/^[A-Za-z0-9_-]{20,100}$/, { error: exportTexts.linkInvalid })),
})

export const fetchDataExport = endpoint({
  method: 'POST',
  path: '/settings/data-export/fetch/',
  // For programs: pages send the token from the link's '#', which no history or proxy records.
  aliases: [{ method: 'GET', path: '/exports/:token/', bodyInPath: true }],
  access: 'user',
  summary: 'The copy as a ZIP file, by the link that was mailed to its owner; again where it does not arrive',
  body: linkBody,
  answers: { 200: 'file' },
  problems: ['link-invalid', 'in-progress', 'outside-down'],
})

export const confirmDataExport = endpoint({
  method: 'POST',
  path: '/settings/data-export/fetched/',
  access: 'user',
  summary: 'The copy has arrived whole: its link is spent, and the copy deleted',
  body: linkBody,
  answers: { 204: null },
})
