import { guideSlugs } from './guides.ts'

/** Read by router, guards, header and the server's 404s. */
export type PageAccess = 'public' | 'user' | 'subscriber'

/**
 * `names`: the parameter's only values, if given. Only `isPrerendered` pages are in the sitemap, in every language.
 */
type TablePage = { path: string; access: PageAccess; names?: readonly string[]; isPrerendered?: true }

export const pages = {
  home: { path: '/', access: 'public', isPrerendered: true },
  features: { path: '/features', access: 'public', isPrerendered: true },
  about: { path: '/about', access: 'public', isPrerendered: true },
  contact: { path: '/contact', access: 'public', isPrerendered: true },
  privacy: { path: '/privacy', access: 'public', isPrerendered: true },
  terms: { path: '/terms', access: 'public', isPrerendered: true },
  salaries: { path: '/salaries', access: 'public', isPrerendered: true },
  work: { path: '/work', access: 'public' },
  workKind: { path: '/work/$slug', access: 'public' },
  pricing: { path: '/pricing', access: 'public', isPrerendered: true },
  resources: { path: '/resources', access: 'public', isPrerendered: true },
  guide: { path: '/resources/$slug', access: 'public', names: guideSlugs, isPrerendered: true },
  postJob: { path: '/post-job', access: 'public', isPrerendered: true },
  employerResources: { path: '/resources-employers', access: 'public', isPrerendered: true },
  login: { path: '/login', access: 'public', isPrerendered: true },
  register: { path: '/register', access: 'public', isPrerendered: true },
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

/** Linked from elsewhere; each redirects to its page. */
export const otherAddresses = { '/Employers': pages.employers.path } as const satisfies Record<string, string>
export type OtherAddress = keyof typeof otherAddresses

/** Undefined if it is none. */
export function leadsTo(path: string): string | undefined {
  const others: Readonly<Record<string, string>> = otherAddresses
  return others[withoutSlash(path)]
}

/** Ignores a trailing slash. */
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

/** Its address is without a language; one per guide. */
export type PrerenderedPage = { [Name in PageName]: Prerendered<Name, (typeof pages)[Name]> }[PageName]
type Prerendered<Name, Page> = Page extends { isPrerendered: true }
  ? { name: Name; address: string; parameter: ParameterOf<Page> }
  : never
type ParameterOf<Page> = Page extends { names: readonly (infer Parameter)[] } ? Parameter : undefined

export function prerenderedPages(): PrerenderedPage[] {
  const built = Object.entries<TablePage>(pages).flatMap(([name, { path, names, isPrerendered }]) => {
    if (!isPrerendered) return []
    const parameters: readonly (string | undefined)[] = names ?? [undefined]
    return parameters.map((parameter) => ({
      name,
      address: path.replace(/\$\w+/, parameter ?? ''),
      parameter,
    }))
  })
  // TypeScript cannot see the check of `isPrerendered` above.
  return built as PrerenderedPage[]
}

/**
 * Without needless slashes or percent-encoding. Case is kept.
 * @param path beginning with a slash
 */
export function plainAddress(path: string): string {
  const plain = path
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16))
      return /[\w.~-]/.test(sign) ? sign : code
    })
    .replace(/\/{2,}/g, '/')
  // A single final slash means the same address.
  return path.endsWith('//') ? plain.replace(/(?<=.)\/$/, '') : plain
}

const isNamed = ({ names }: TablePage, part = '') => (names ? names.includes(part) : part !== '')

/** The lookbehind prevents retries at each slash of a long run. */
const withoutSlash = (path: string) => path.replace(/(?<!\/)\/+$/, '')
