import { counted } from '../../i18n/counted.ts'
import { formatCount } from '../../i18n/format.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** Separate, so that the listing does not load them. */
export const directoryMessages = defineMessages({
  title: 'Employers',
  lead: 'Employers with open jobs now, most jobs first.',
  searchLabel: 'Employer name',
  searchPlaceholder: 'Try a name, or a part of it',
  search: 'Search',
  showAll: 'Show all employers',
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
    'Try another name, or part of it. This list has only employers that Online Jobs Portal names.',
  empty: 'No employers yet',
  emptyText: 'Employers appear here once they post jobs on Online Jobs Portal.',
  findJobs: 'Find Jobs',

  allEmployers: 'All employers',
  employerLoading: 'Loading employer',
  employerFailed: 'Failed to load this employer. Please try again.',
  gone: 'This employer is not here',
  goneText: 'The address may be mistyped, or they never posted a job.',
  notShownText: 'Online Jobs Portal doesn’t name who posts these jobs.',
  postingSince: (date: string) => `Posting since at least ${date}`,
  pay: 'What they pay',
  aMonth: 'a month, our estimate',
  payOfOne: 'From the one open job that states its pay.',
  payOfFew: (jobs: number) =>
    `From the ${counted(jobs, 'open job that states its pay', 'open jobs that state their pay')}.`,
  payOfMany: (jobs: number) =>
    `The middle half of the ${counted(jobs, 'open job that states its pay', 'open jobs that state their pay')}.`,
  payUnknown: 'None of their open jobs states pay we can convert to pesos a month.',
  skills: 'Skills they ask for',
  jobs: (jobs: number) => (jobs === 1 ? 'job' : 'jobs'),
  skillsSearch: 'Searches all jobs for this word. Uses one of your searches.',
  skillsFilter: 'Opens all jobs with that tag.',
  noSkills: 'Their open jobs name no skills.',
  hidden: (jobs: number) => `${formatCount(jobs)} hidden by you`,
  allHidden: 'You hid all their open jobs',
  allHiddenText: 'Hidden jobs stay off every list. You can show each one again on its page.',
  jobPages: 'Pages of open jobs',
  noneOpen: 'No open jobs right now',
  noneOpenText: 'Online Jobs Portal removed their jobs. New ones will appear here.',
  viewAllJobs: 'View All Jobs',
})
