import { addApplicationSchema, trackingTexts } from '@hanap/contract/applications/application-tracking'
import * as z from 'zod/mini'
import { withHttps } from '../../../../ui/web-address.ts'

const { job_title, employer_name, job_url, applied_date, status, notes } = addApplicationSchema.shape

/** The fields of an application that is kept by hand, and what a kept draft holds of each. */
export const applicationFields = {
  job_title: z.string(),
  employer_name: z.string(),
  job_url: z.string(),
  applied_date: z.string(),
  status,
  notes: z.string(),
}

/**
 * The contract's rules for such a form, with those that need to know which day it is.
 * @param days.today in Manila, '2026-11-20'
 * @param days.kept the day the application is kept with: left as it is, it is nobody's mistake
 * @param wrongDate the text for no date at all
 */
export function applicationFormSchema(days: { today: string; kept?: string }, wrongDate: string) {
  return z.object({
    job_title,
    employer_name,
    /** Left out for a listed job, whose address is the listing's. */
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

/** As it is typed. */
export type ApplicationForm = z.input<ReturnType<typeof applicationFormSchema>>
/** As it is sent, all rules kept. */
export type FilledApplication = z.output<ReturnType<typeof applicationFormSchema>>
