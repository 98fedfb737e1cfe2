/**
 * Every page address of the site, with who may open it. The browser's router and guards, the
 * header's links and the server's 404s read this one table; a link appears only when its page is here.
 */
export type PageAccess = 'public' | 'user' | 'subscriber'

export const pages = {
  home: { path: '/', access: 'public' },
  login: { path: '/login', access: 'public' },
  register: { path: '/register', access: 'public' },
  logout: { path: '/logout', access: 'public' },
  onboarding: { path: '/onboarding', access: 'public' },
  jobs: { path: '/jobs', access: 'subscriber' },
  job: { path: '/jobs/$id', access: 'subscriber' },
  employers: { path: '/employers', access: 'subscriber' },
  employer: { path: '/employers/$id', access: 'subscriber' },
  savedJobs: { path: '/saved-jobs', access: 'user' },
  applications: { path: '/applications', access: 'user' },
  settings: { path: '/settings', access: 'user' },
  plans: { path: '/subscription/plans', access: 'user' },
} as const satisfies Record<string, { path: string; access: PageAccess }>

export type PageName = keyof typeof pages

/** True where an address is one of ours; a trailing slash does not matter. */
export function isPagePath(path: string): boolean {
  if (path.includes('//')) return false
  const parts = path.replace(/\/+$/, '').split('/')
  return Object.values(pages).some((page) => {
    const wanted = page.path.replace(/\/+$/, '').split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, i) => (part.startsWith('$') ? parts[i] !== '' : part === parts[i]))
    )
  })
}
