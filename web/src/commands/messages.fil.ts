import { formatCount } from '../i18n/format.ts'
import type { Translated } from '../i18n/messages.ts'
import type { commandMessages as english, commandWords as englishWords } from './messages.ts'

export const commandMessages: Translated<typeof english> = {
  title: 'Mga command',
  box: 'Page, action, o trabaho',
  list: 'Mga puwede mong gawin',
  recent: 'Pinili kamakailan',
  actions: 'Gawin',
  pages: 'Pumunta sa',
  jobs: 'Mga naka-save at na-load na trabaho',
  search: 'Maghanap',
  found: (count) => `${formatCount(count)} command. Gamitin ang pataas at pababang arrow para pumili.`,
  none: (text) => `Walang tinatawag na “${text}”.`,
  noneHint: 'Subukan ang mga unang letra ng page, o isang salita sa title ng trabaho.',
  searchJobs: (text) => `Maghanap ng trabaho: “${text}”`,
  cost: (max) => `Gagamit ng 1 sa ${formatCount(max)} search mo`,

  searchBox: 'Pumunta sa search box',
  newSearch: 'Bagong naka-save na search',
  newSearchNote: 'nagsisimula sa listahan',
  otherLanguage: 'Lumipat sa English',
  keys: 'Ipakita ang lahat ng key',

  directory: 'Listahan ng mga employer',
  kindsOfWork: 'Mga uri ng trabaho',
  employerResources: 'Para sa mga employer',
  notifications: 'Notifications',
  hiddenJobs: 'Mga nakatagong trabaho',
  dataExport: 'Kopya ng data mo',
  forgotPassword: 'Nakalimutan ang password?',
  settingsPassword: 'Settings: password',
  settingsNotifications: 'Settings: mga email at alert',
  settingsIntegrations: 'Settings: Online Jobs Portal account',
  settingsPrivacy: 'Settings: privacy',
}

// Many Filipino readers use the English terms.
export const commandWords: Translated<typeof englishWords> = {
  home: 'simula start front page',
  jobs: 'hanap listahan search find jobs',
  savedJobs: 'naka-save bookmarks saved jobs',
  savedSearches: 'alerts saved searches',
  applications: 'apply tracker status interview offer',
  letters: 'cover letter',
  profile: 'resume cv skills kasanayan account',
  settings: 'account ayos preferences',
  plans: 'upgrade bayad premium basic billing gcash card',
  pricing: 'plan presyo magkano pricing peso',
  salaries: 'sahod suweldo pay salary rate',
  contact: 'tulong help support email contact',
  login: 'sign in login',
  register: 'sign up register gumawa ng account',
  logout: 'sign out logout umalis',
  theme: 'theme dark light mode dilim liwanag kulay',
  lite: 'tipid data saver litrato photos kb',
  language: 'language wika Tagalog Filipino English Ingles',
  keys: 'shortcuts keyboard tulong help',
  share: 'ibahagi send link kopyahin',
  dataExport: 'download export privacy',
  password: 'palitan seguridad change security sessions',
  guide: 'gabay payo guide tips',
}
