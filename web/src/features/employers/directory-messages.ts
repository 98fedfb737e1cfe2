import { counted } from '../../i18n/counted.ts'
import { formatCount } from '../../i18n/format.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** The directory's texts and those of an employer's page; the listing does not load them. */
export const directoryMessages = defineMessages({
  title: 'Employers',
  lead: 'Who has open jobs on the board now, those with the most first.',
  searchLabel: 'Employer name',
  searchPlaceholder: 'Try a name, or a part of it',
  search: 'Search',
  showAll: 'Show All Employers',
  count: (count: number) => `${counted(count, 'employer')} with open jobs`,
  matching: (count: number, name: string) => `${counted(count, 'employer')} matching "${name}"`,
  searching: 'Searching',
  openJobs: (jobs: number) => counted(jobs, 'open job'),
  postsInAll: (posts: number) => `${counted(posts, 'post')} in all`,
  newest: (age: string) => `Newest ${age}`,
  pages: 'Pages of employers',
  loading: 'Loading employers',
  failed: 'Failed to load employers. Please try again.',
  tryAgain: 'Try Again',
  noneFound: 'No employers found',
  noneFoundText:
    'Try another name, or a part of it. Employers whom the board does not name are not in this list.',
  empty: 'No employers yet',
  emptyText: 'Employers appear here as soon as the board lists jobs of theirs.',
  findJobs: 'Find Jobs',

  allEmployers: 'All employers',
  employerLoading: 'Loading employer',
  employerFailed: 'Failed to load this employer. Please try again.',
  gone: 'This employer is not here',
  goneText: 'The address may be mistyped, or the board never listed a job of theirs.',
  notShownText: 'The board does not name who posts these jobs.',
  firstSeen: (date: string) => `First seen ${date}`,
  pay: 'What they pay',
  aMonth: 'a month, our estimate',
  payOfOne: 'From the one open job that states its pay.',
  payOfFew: (jobs: number) =>
    `From the ${counted(jobs, 'open job that states its pay', 'open jobs that state their pay')}.`,
  payOfMany: (jobs: number) =>
    `The middle half of the ${counted(jobs, 'open job that states its pay', 'open jobs that state their pay')}.`,
  payUnknown: 'None of their open jobs states a pay we can put in pesos a month.',
  skills: 'Skills they ask for',
  jobs: (jobs: number) => (jobs === 1 ? 'job' : 'jobs'),
  skillsSearch: 'Opens a search for the word among all jobs, which counts as one of your searches.',
  skillsFilter: 'Opens all jobs with that tag.',
  noSkills: 'Their open jobs name no skills.',
  hidden: (jobs: number) => `${formatCount(jobs)} hidden by you`,
  allHidden: 'You hid all of their open jobs',
  allHiddenText: 'Jobs that you hide are left out of every list. Each can be shown again on its own page.',
  jobPages: 'Pages of open jobs',
  noneOpen: 'No open jobs right now',
  noneOpenText: 'The board took down what they had posted. New jobs of theirs will be listed here.',
  viewAllJobs: 'View All Jobs',
})
