import { addApplicationSchema, trackingTexts } from '@hanap/contract/applications/application-tracking'
import * as z from 'zod/mini'
import { withHttps } from '../../../../ui/web-address.ts'

const { job_title, employer_name, job_url, applied_date, status, notes } = addApplicationSchema.shape

/** The fields of an application added by hand, with their shapes in a draft. */
export const applicationFields = {
  job_title: z.string(),
  employer_name: z.string(),
  job_url: z.string(),
  applied_date: z.string(),
  status,
  notes: z.string(),
}

/**
 * @param days.today in Manila, '2026-11-20'
 * @param days.kept the stored day, always accepted
 * @param wrongDate the text for an invalid date
 */
export function applicationFormSchema(days: { today: string; kept?: string }, wrongDate: string) {
  return z.object({
    job_title,
    employer_name,
    /** A listed job has its own address. */
    job_url: z.optional(
      z.pipe(
        z.transform((typed: string): string | undefined => withHttps(typed)),
        job_url,
      ),
    ),
    applied_date: z.string().check(
      z.refine((day) => day !== '' && applied_date.safeParse(day).success, { error: wrongDate, abort: true }),
      z.refine((day) => day <= days.today || day === days.kept, { error: trackingTexts.inFuture }),
    ),
    status,
    notes,
  })
}

/** As typed. */
export type ApplicationForm = z.input<ReturnType<typeof applicationFormSchema>>
/** As sent, after all rules. */
export type FilledApplication = z.output<ReturnType<typeof applicationFormSchema>>
