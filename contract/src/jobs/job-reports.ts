import * as z from 'zod/mini'
import { fill } from '../says/fill.ts'
import * as siteSays from '../says/site.ts'
import { isVisible } from '../text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { plainText } from '../wire/text-fields.ts'
import { detailSchema, idParams } from '../wire/wire.ts'

export const reportReasons = ['asks-for-money', 'fake', 'misleading', 'gone', 'offensive', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

const MAX_NOTE = 1000

export const jobReportTexts = {
  chooseReason: 'Choose what’s wrong with this job',
  noteTooLong: fill(siteSays.long, { most: MAX_NOTE }),
  noteMissing: 'Please say what’s wrong with this job',
  thanks: 'Thank you. We’ll check this job.',
} as const

export const jobReportSchema = z
  .object({
    reason: z.enum(reportReasons, { error: jobReportTexts.chooseReason }),
    note: z._default(
      z.string().check(plainText, z.trim(), z.maxLength(MAX_NOTE, { error: jobReportTexts.noteTooLong })),
      '',
    ),
  })
  .check(
    z.refine(({ reason, note }) => reason !== 'other' || isVisible(note), {
      error: jobReportTexts.noteMissing,
      path: ['note'],
    }),
  )
export type JobReport = z.output<typeof jobReportSchema>

export const reportJob = endpoint({
  method: 'POST',
  path: '/jobs/:id/report/',
  access: 'user',
  summary: 'Tell the operator that something is wrong with a listing; a second report replaces the first',
  params: idParams,
  body: jobReportSchema,
  answers: { 201: detailSchema, 200: detailSchema },
})
