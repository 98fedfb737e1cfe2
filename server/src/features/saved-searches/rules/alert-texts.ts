import type { WorkHours } from '@hanap/contract/jobs/jobs'
import type { MonthPayTexts } from '@hanap/contract/jobs/month-pay'
import { EMPLOYER_NOT_SHOWN } from '@hanap/contract/jobs/unnamed-employer'
import type { NotificationFrequency } from '@hanap/contract/notices/notifications'
import type { Language } from '@hanap/contract/site/languages'
import { filipinoAlertTexts } from './alert-texts-filipino.ts'

export type AgeUnit = 'minute' | 'hour' | 'day'

export type AlertTexts = MonthPayTexts & {
  subject(jobs: number, search: string): string
  subjectOfSearches(jobs: number, searches: number): string
  heading(jobs: number, searches: number): string
  preheader(best: string, others: number): string
  aMonth(pay: string): string
  payNotStated: string
  payUnclear: string
  postedAs(words: string): string
  hours(range: string): string
  nightHours(range: string): string
  /** Without a shift on the clock. */
  hoursKinds: Readonly<Record<WorkHours['kind'], string>>
  employerNotShown: string
  justNow: string
  yesterday: string
  ago(count: number, unit: AgeUnit): string
  more(count: number): string
  openJob: string
  seeAll(count: number): string
  seeSearches: string
  why: Readonly<Record<NotificationFrequency, string>>
  unsubscribe: string
  changeHowOften: string
  noReplies: string
}

const english: AlertTexts = {
  about: (amount) => `about ${amount}`,
  from: (amount) => `from ${amount}`,
  upTo: (amount) => `up to ${amount}`,
  subject: (jobs, search) => `${jobs} new ${jobs === 1 ? 'job' : 'jobs'} for “${search}”`,
  subjectOfSearches: (jobs, searches) => `${jobs} new jobs for ${searches} saved searches`,
  heading: (jobs, searches) =>
    jobs === 1
      ? '1 new job matches your search'
      : `${jobs} new jobs match your ${searches === 1 ? 'search' : 'searches'}`,
  preheader: (best, others) => (others === 0 ? `${best}.` : `${best}, and ${others} more.`),
  aMonth: (pay) => `${pay} a month`,
  payNotStated: 'Pay not stated',
  payUnclear: 'Pay unclear',
  postedAs: (words) => `Posted as “${words}”`,
  hours: (range) => `${range} Manila time`,
  nightHours: (range) => `${range}, night, Manila time`,
  hoursKinds: {
    day: 'Day in Manila',
    night: 'Night in Manila',
    mixed: 'Day and night in Manila',
    flexible: 'Flexible hours',
    'not-stated': 'Hours not stated',
  },
  employerNotShown: EMPLOYER_NOT_SHOWN,
  justNow: 'Just now',
  yesterday: 'Yesterday',
  ago: (count, unit) => `${count} ${unit}${count === 1 ? '' : 's'} ago`,
  more: (count) => `And ${count} more.`,
  openJob: 'Open the job',
  seeAll: (count) => `See all ${count} jobs`,
  seeSearches: 'See your saved searches',
  why: {
    immediately: 'You get this when a new job matches a search you saved.',
    daily: 'You get this every day because you saved this search.',
    weekly: 'You get this every week because you saved this search.',
  },
  unsubscribe: 'Unsubscribe',
  changeHowOften: 'Change how often',
  noReplies: 'Replies to this address aren’t read.',
}

export const alertTexts: Readonly<Record<Language, AlertTexts>> = { en: english, fil: filipinoAlertTexts }
