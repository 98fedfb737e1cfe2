import type { ListingFact } from '@hanap/contract/jobs/listing-facts'
import { defineMessages } from '../../../../i18n/messages.ts'

const facts: Readonly<Record<ListingFact, string>> = {
  beginner: 'No experience needed',
  day: 'Day in Manila',
  night: 'Night in Manila',
  flexible: 'Flexible hours',
  training: 'Training provided',
  'full-time': 'Full time',
  'part-time': 'Part time',
  'weekly-pay': 'Paid weekly',
  'fortnight-pay': 'Paid twice a month',
  'output-pay': 'Paid by output',
  'long-term': 'Long term',
  'no-calls': 'No calls',
  project: 'One project',
  weekends: 'Work on weekends',
  weekdays: 'Weekends off',
}

export const searchNoteMessages = defineMessages({
  corrected: (typed: string, used: string) => `Few jobs say “${typed}”. These say “${used}”.`,
  correctedInVain: (typed: string, used: string) => `Few jobs say “${typed}”. We looked for “${used}”.`,
  withoutUnknown: (words: readonly string[]) => `No job says ${words.join(' or ')}. We searched without.`,
  searchAsTyped: (typed: string) => `Search for “${typed}”`,
  understood: 'What your search asks of a job',
  fact: (fact: ListingFact) => facts[fact],
  payAMonth: (least: string) => `${least}+ a month`,
  payAnHour: (least: string) => `${least}+ an hour`,
  leaveOut: (name: string) => `Leave out: ${name}`,
  looser: (count: string) => `Only what fits well. ${count} more mention your words.`,
  showLooser: 'Show all',
  all: 'All jobs that mention your words.',
  showFitting: 'Show only what fits well',
})
