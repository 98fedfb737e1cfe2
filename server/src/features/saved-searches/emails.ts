import type { NotificationFrequency } from '@hanap/contract/notices/notifications'
import type { Language } from '@hanap/contract/site/languages'
import { pages } from '@hanap/contract/site/pages'
import { defineEmail, type MailJob } from '../mails/rules/define-email.ts'
import { alertTexts } from './rules/alert-texts.ts'

/** The employers with their country, if the job names one. */
export type AlertGroup = { search: string; jobs: MailJob[] }
export type AlertData = {
  /** For the previous version of the server, which greets the seeker. */
  name: string
  language: Language
  frequency: NotificationFrequency
  title: string
  /** The best job's title and pay. */
  best: string
  groups: AlertGroup[]
  /** Jobs beyond those listed. */
  more: number
  /** The number of saved searches. */
  searches: number
  path: string
}

/** One mail per run. */
export const jobAlertMail = defineEmail<AlertData>(
  'job-alert',
  (data) => {
    const { language, frequency, title, best, groups, more, searches, path } = ofAnyVersion(data)
    const texts = alertTexts[language]
    const count = groups.reduce((sum, { jobs }) => sum + jobs.length, more)
    return {
      subject: title,
      preheader: texts.preheader(best, count - 1),
      language,
      heading: texts.heading(count, searches),
      // Several groups have their names above their jobs.
      lead: groups.length === 1 ? (groups[0]?.search ?? '') : '',
      groups: groups.map(({ search, jobs }) => ({ name: search, jobs })),
      more: more > 0 ? texts.more(more) : '',
      action: {
        label: searches > 1 ? texts.seeSearches : count === 1 ? texts.openJob : texts.seeAll(count),
        path,
      },
      why: texts.why[frequency],
      unsubscribe: texts.unsubscribe,
      settings: { label: texts.changeHowOften, path: `${pages.settings.path}?tab=notifications` },
      noReplies: texts.noReplies,
    }
  },
  { topic: 'job_alerts' },
)

const missing = { language: 'en', frequency: 'daily', best: '' } satisfies Partial<AlertData>
const missingOfJob = { employer: '', details: [] }

/** For waiting emails of the previous version, whose jobs have title, pay and path only. */
const ofAnyVersion = ({ groups, ...data }: AlertData): AlertData => ({
  ...missing,
  ...data,
  searches: (data.searches as number | undefined) ?? groups.length,
  groups: groups.map(({ search, jobs }) => ({
    search,
    jobs: jobs.map((job) => ({ ...missingOfJob, ...job })),
  })),
})
