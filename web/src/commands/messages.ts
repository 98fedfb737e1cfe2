import { counted } from '../i18n/counted.ts'
import { formatCount } from '../i18n/format.ts'
import { defineMessages } from '../i18n/messages.ts'

export const commandMessages = defineMessages({
  title: 'Commands',
  box: 'A page, an action or a job',
  list: 'What you can do',
  recent: 'Recent',
  actions: 'Do',
  pages: 'Go to',
  jobs: 'Saved and loaded jobs',
  search: 'Search',
  found: (count: number) => `${counted(count, 'command')}. Use the up and down arrows to choose.`,
  none: (text: string) => `No command called “${text}”.`,
  noneHint: 'Try the first letters of a page, or a word of a job’s title.',
  searchJobs: (text: string) => `Search jobs for “${text}”`,
  cost: (max: number) => `Uses 1 of your ${formatCount(max)} searches`,

  searchBox: 'Go to the search box',
  newSearch: 'New saved search',
  newSearchNote: 'starts at the job list',
  otherLanguage: 'Switch to Filipino',
  keys: 'Show all keys',

  directory: 'Employer directory',
  kindsOfWork: 'Kinds of work',
  employerResources: 'Resources for employers',
  notifications: 'Notifications',
  hiddenJobs: 'Hidden Jobs',
  dataExport: 'A copy of your data',
  forgotPassword: 'Forgot your password?',
  settingsPassword: 'Settings: password',
  settingsNotifications: 'Settings: emails and alerts',
  settingsIntegrations: 'Settings: Online Jobs Portal account',
  settingsPrivacy: 'Settings: privacy',
})

/** Hidden search terms. */
export const commandWords = defineMessages({
  home: 'start front page',
  jobs: 'search listings work trabaho',
  savedJobs: 'bookmarks favourites',
  savedSearches: 'alerts',
  applications: 'tracker status interview offer',
  letters: 'cover letter',
  profile: 'resume cv skills account',
  settings: 'account preferences',
  plans: 'upgrade pay premium basic billing gcash card',
  pricing: 'plans cost peso',
  salaries: 'pay sahod rate',
  contact: 'help support email',
  login: 'sign in',
  register: 'sign up create account',
  logout: 'sign out leave',
  theme: 'theme dark light mode night colours',
  lite: 'data saver photos load kb',
  language: 'language wika Tagalog Filipino English',
  keys: 'shortcuts keyboard help',
  share: 'send link copy',
  dataExport: 'download export privacy',
  password: 'change security sessions',
  guide: 'guide tips advice',
})
