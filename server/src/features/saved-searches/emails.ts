import { pages } from '@hanap/contract/site/pages'
import { defineEmail } from '../mails/rules/define-email.ts'

export type AlertedJob = {
  /** Title and employer. */
  title: string
  /** As the board wrote it, and our estimate; '' where nothing is known. */
  pay: string
  path: string
}
export type AlertGroup = { search: string; jobs: AlertedJob[] }
export type AlertData = {
  name: string
  title: string
  groups: AlertGroup[]
  /** How many there are beyond those. */
  more: number
  /** Where all of them can be seen. */
  path: string
}

/** New listings that match a seeker's saved searches: one mail a run, however many there are. */
export const jobAlertMail = defineEmail<AlertData>(
  'job-alert',
  ({ name, title, groups, more, path }, { link }) => ({
    subject: title,
    preheader: groups[0]?.jobs[0]?.title ?? '',
    greeting: `Hi ${name},`,
    paragraphs: [
      ...groups.flatMap(({ search, jobs }) => [
        `New for “${search}”:`,
        ...jobs.map((job) => [job.title, ...(job.pay === '' ? [] : [job.pay]), link(job.path)].join('\n')),
      ]),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    action: { label: path.startsWith(`${pages.jobs.path}/`) ? 'Open the job' : 'See the jobs', path },
    small: [
      `You get this mail because you saved these searches. You can change or stop them under Saved Searches: ${link(pages.savedSearches.path)}`,
    ],
  }),
  { topic: 'job_alerts' },
)
