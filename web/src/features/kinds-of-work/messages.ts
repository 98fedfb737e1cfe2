import { counted } from '../../i18n/counted.ts'
import { formatCount } from '../../i18n/format.ts'
import { defineMessages } from '../../i18n/messages.ts'

const jobs = (count: number) => counted(count, 'job')
const say = (count: number) => (count === 1 ? `${jobs(count)} doesn’t say.` : `${jobs(count)} don’t say.`)

export const workMessages = defineMessages({
  allTitle: 'Kinds of work',
  allLead: 'What remote jobs pay a month, by kind of work. Counted from open jobs. No account needed.',
  allKinds: 'All kinds of work',
  allJobs: 'All the newest jobs',
  loading: 'Counting jobs',
  failed: 'Failed to load the kinds of work. Please try again.',
  none: 'No kind of work has ten open jobs yet.',
  kinds: (count: number) => (count === 1 ? 'kind' : 'kinds'),
  bestPaid: 'Best paid:',
  scale: 'Typical pay a month, from ₱0 to 120k',
  payRare: 'Too few jobs state pay',
  jobs,
  counted: (time: string) => `Counted ${time}`,

  windowTitle: (name: string) => `${name} jobs: pay and hours`,
  description: (name: string, all: number, range: string) =>
    range === ''
      ? `${formatCount(all)} remote jobs for Filipinos: ${name}. Hours in Manila time, skills, and where employers are.`
      : `${formatCount(all)} remote jobs for Filipinos: ${name}. Half pay ${range} a month. Hours in Manila time, skills, and where employers are.`,
  remoteJobs: (count: number) => (count === 1 ? 'remote job' : 'remote jobs'),
  newThisWeek: 'new this week',
  signUpToSee: 'Sign up to see these jobs',

  pay: 'Pay',
  aMonth: 'a month',
  payNote: (median: string, paid: number, all: number) =>
    `Half of these jobs pay in this range. The line marks typical pay, about ${median}. Based on ${formatCount(paid)} of ${jobs(all)}.`,
  payFew: (paid: number, all: number) =>
    `${formatCount(paid)} of ${jobs(all)} ${paid === 1 ? 'states' : 'state'} monthly pay. That’s too few to draw.`,

  keepTitle: 'Get new ones first',
  keepText: 'Sign up and we keep this search. Turn on its alert to get new jobs by email.',
  keep: 'Sign up and keep this search',
  trialNote: (days: number) => `${days} days free. No card needed.`,
  openText: 'Open this search, then turn on its alert to get new jobs by email.',
  open: 'See these jobs',
  search: 'Search that we keep',

  hours: 'Hours',
  hoursNote: 'How many jobs work at each hour, Manila time. Lined hours are night.',
  hoursBasis: (timed: number, read: number, all: number) =>
    read < all
      ? `Based on ${formatCount(timed)} of the ${formatCount(read)} newest jobs.`
      : `Based on ${formatCount(timed)} of ${jobs(all)}.`,
  sharesBasis: (stated: number) => `Of the ${jobs(stated)} that say when.`,
  hoursFew: (stated: number, read: number) =>
    `${formatCount(stated)} of ${jobs(read)} ${stated === 1 ? 'states' : 'state'} hours. That’s too few to draw.`,
  night: 'night',
  mixed: 'day and night',
  day: 'day',
  flexible: 'flexible',

  skills: 'Skills asked for',
  countries: 'Where employers are',
  countriesNote: (unstated: number) =>
    `Countries named in the job, except the Philippines.${unstated === 0 ? '' : ` ${say(unstated)}`}`,

  newest: 'Five newest',
  others: 'Other kinds of work',
})
