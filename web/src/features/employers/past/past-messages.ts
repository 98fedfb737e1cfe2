import { counted } from '../../../i18n/counted.ts'
import { formatCount } from '../../../i18n/format.ts'
import { defineMessages } from '../../../i18n/messages.ts'

export const pastMessages = defineMessages({
  heading: 'Their past on Hanap',
  seen: (jobs: number, open: number) => `${counted(jobs, 'job')} seen, ${formatCount(open)} open now`,
  daysUp: (days: number) =>
    days === 0 ? 'Jobs stay up less than a day' : `Jobs stay up about ${counted(days, 'day')}`,
  daysBasis: (jobs: number) => `The median of ${counted(jobs, 'job')} that we saw taken down.`,
  daysUnknown: 'Fewer than three jobs taken down so far: too few to say how long they stay up.',
  pay: 'Pay next to similar jobs',
  lower: (jobs: number) => `${formatCount(jobs)} lower`,
  usual: (jobs: number) => `${formatCount(jobs)} usual`,
  higher: (jobs: number) => `${formatCount(jobs)} higher`,
  payBasis: (jobs: number) =>
    `${counted(jobs, 'job')} of the past year. Usual is the middle half of what other employers pay for similar titles.`,
  payUnknown: 'Too few jobs with pay to compare.',
  payChanged: (jobs: number, of: number) =>
    `Pay text changed after posting in ${formatCount(jobs)} of ${counted(of, 'job')}`,
  payKept: (of: number) =>
    of === 1
      ? 'Pay text not changed since posting'
      : `Pay text not changed after posting in ${formatCount(of)} jobs`,
  heard: 'What applicants heard within 30 days',
  heardUnknown: 'Fewer than ten Hanap seekers applied here over 30 days ago. From ten on, we show replies.',
  replies: 'Replies',
  interviews: 'Interviews',
  range: (least: number, most: number, of: number) => `${least}–${formatCount(most)} of ${formatCount(of)}`,
  likely: (low: number, high: number) => `likely ${low}–${high}%`,
  heardBasis: (seekers: number) =>
    `${formatCount(seekers)} people who applied through Hanap, each counted once. Counts are in steps of five, so that no one’s result shows. The line is the 95% interval.`,
  heardSource: 'From Online Jobs Portal’s updates and applicants’ own notes, so some replies may be missing.',
})
