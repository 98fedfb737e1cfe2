import { guideSlugs } from './guides.ts'

/**
 * Every page address of the site, with who may open it. The browser's router and guards, the
 * header's links and the server's 404s read this one table; a link appears only when its page is here.
 */
export type PageAccess = 'public' | 'user' | 'subscriber'

/** `names` are all that may stand for the address's one parameter; without them anything may. */
type TablePage = { path: string; access: PageAccess; names?: readonly string[] }

export const pages = {
  home: { path: '/', access: 'public' },
  features: { path: '/features', access: 'public' },
  about: { path: '/about', access: 'public' },
  contact: { path: '/contact', access: 'public' },
  privacy: { path: '/privacy', access: 'public' },
  terms: { path: '/terms', access: 'public' },
  salaries: { path: '/salaries', access: 'public' },
  pricing: { path: '/pricing', access: 'public' },
  resources: { path: '/resources', access: 'public' },
  guide: { path: '/resources/$slug', access: 'public', names: guideSlugs },
  postJob: { path: '/post-job', access: 'public' },
  employerResources: { path: '/resources-employers', access: 'public' },
  login: { path: '/login', access: 'public' },
  register: { path: '/register', access: 'public' },
  logout: { path: '/logout', access: 'public' },
  verifyEmail: { path: '/verify-email/$email', access: 'public' },
  confirmEmail: { path: '/confirm-email', access: 'public' },
  forgotPassword: { path: '/forgot-password', access: 'public' },
  resetPassword: { path: '/reset-password', access: 'public' },
  loginSuccess: { path: '/login-success', access: 'public' },
  oauthCallback: { path: '/oauth-callback', access: 'public' },
  onboarding: { path: '/onboarding', access: 'public' },
  jobs: { path: '/jobs', access: 'subscriber' },
  job: { path: '/jobs/$id', access: 'subscriber' },
  employers: { path: '/employers', access: 'subscriber' },
  employer: { path: '/employers/$id', access: 'subscriber' },
  hiddenJobs: { path: '/hidden-jobs', access: 'subscriber' },
  savedJobs: { path: '/saved-jobs', access: 'user' },
  applications: { path: '/applications', access: 'user' },
  letters: { path: '/letters', access: 'user' },
  letter: { path: '/letters/$id', access: 'user' },
  profile: { path: '/profile', access: 'user' },
  savedSearches: { path: '/saved-searches', access: 'user' },
  notifications: { path: '/notifications', access: 'user' },
  settings: { path: '/settings', access: 'user' },
  dataExport: { path: '/data-export', access: 'user' },
  unsubscribe: { path: '/unsubscribe', access: 'public' },
  plans: { path: '/subscription/plans', access: 'user' },
  receipt: { path: '/subscription/receipts/$id', access: 'user' },
} as const satisfies Record<string, TablePage>

export type PageName = keyof typeof pages

/** Addresses that others link to, and the page that each of them leads to. */
const otherAddresses: Readonly<Record<string, string>> = { '/Employers': pages.employers.path }

/** The page that another name for it leads to; undefined for an address that is no such name. */
export function leadsTo(path: string): string | undefined {
  return otherAddresses[withoutSlash(path)]
}

/** True where an address is one of ours; a trailing slash does not matter. */
export function isPagePath(path: string): boolean {
  if (path.includes('//')) return false
  const parts = withoutSlash(path).split('/')
  return Object.values<TablePage>(pages).some((page) => {
    const wanted = withoutSlash(page.path).split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, i) => (part.startsWith('$') ? isNamed(page, parts[i]) : part === parts[i]))
    )
  })
}

const isNamed = ({ names }: TablePage, part = '') => (names ? names.includes(part) : part !== '')

const withoutSlash = (path: string) => path.replace(/\/+$/, '')
