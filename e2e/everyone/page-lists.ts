import { guideSlugs } from '@hanap/contract/site/guides'

/** Includes states that have an address. */
export const publicPages = [
  '/',
  '/features',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/salaries',
  '/salaries?title=no-such-work',
  '/work',
  '/work/virtual-assistant',
  '/pricing',
  '/resources',
  ...guideSlugs.map((slug) => `/resources/${slug}`),
  '/post-job',
  '/resources-employers',
  '/no-such-page',
]

/** Pages from sign-up to leaving, with failures of old links and social logins. */
export const entryPages = [
  '/login',
  '/login?registered=success',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?uid=MQ&token=old',
  '/confirm-email',
  '/verify-email/mia@example.com',
  '/login-success',
  '/oauth-callback',
  '/oauth-callback?error=access_denied',
  '/onboarding',
  '/onboarding?step=2',
  '/onboarding?step=3',
  '/onboarding?step=4',
  '/onboarding?step=5',
  '/unsubscribe',
  '/unsubscribe#token=no-such-token-as-this-one',
]

/** With an active plan. */
export const memberPages = [
  '/',
  '/jobs',
  '/jobs?search=assistant',
  '/employers',
  '/employers?search=no-such-employer',
  '/employers/1',
  '/hidden-jobs',
  '/saved-jobs',
  '/saved-searches',
  '/notifications',
  '/applications',
  '/letters',
  '/profile',
  '/settings?tab=personal',
  '/settings?tab=password',
  '/settings?tab=notifications',
  '/settings?tab=integrations',
  '/settings?tab=privacy',
  '/data-export',
  '/subscription/plans',
  '/subscription/receipts/pi_none',
  '/onboarding',
]

export const pagesWithoutPlan = memberPages.filter((path) => !/^\/(jobs|employers|hidden-jobs)/.test(path))

/** Different on Basic: badge, counts, filters, possible changes. */
export const pagesOfBasic = ['/jobs', '/saved-jobs', '/subscription/plans']

/** Different before onboarding. */
export const pagesWithoutProfile = ['/', '/onboarding', '/onboarding?step=5', '/profile', '/jobs']

/** Bands, long texts, questions, figures, forms, a wizard. */
export const publicLayouts = [
  '/',
  '/privacy',
  '/contact',
  '/salaries',
  '/work/virtual-assistant',
  '/register',
  '/resources/night-shift',
  '/onboarding',
]

/** Rows beside what they open, lists, the tracker, tabs, cards, sections. */
export const memberLayouts = [
  '/',
  '/jobs',
  '/employers/1',
  '/saved-jobs',
  '/applications',
  '/settings?tab=notifications',
  '/subscription/plans',
  '/profile',
]

/** A page, its first call, and its text on failure. */
export const failures = [
  ['/', '**/api/home/**', 'Your home didn’t load'],
  ['/jobs', '**/api/jobs/**', 'Failed to load jobs. Please try again.'],
  ['/employers', '**/api/employers/**', 'Failed to load employers. Please try again.'],
  ['/employers/1', '**/api/employers/**', 'Failed to load this employer. Please try again.'],
  ['/hidden-jobs', '**/api/hidden-jobs/', 'Failed to load hidden jobs. Please try again.'],
  ['/saved-jobs', '**/api/saved-jobs/', 'Failed to load saved jobs. Please try again.'],
  ['/saved-searches', '**/api/saved-searches/', 'Failed to load your saved searches. Please try again.'],
  ['/notifications', '**/api/notifications/?**', 'Failed to load your notifications. Please try again.'],
  [
    '/applications',
    '**/api/job-applications/**',
    'Failed to load your applications. Please try again. (No response received)',
  ],
  ['/letters', '**/api/cover-letters/**', 'Failed to load your cover letters. Please try again.'],
  ['/letters/1', '**/api/cover-letters/**', 'Failed to load this cover letter. Please try again.'],
  ['/profile', '**/api/jobseeker/profile/', 'Your profile didn’t load'],
  ['/settings?tab=personal', '**/api/auth/user/', 'Failed to load your settings. Please try again.'],
  ['/settings?tab=password', '**/api/auth/sessions/', 'Your devices didn’t load.'],
  ['/settings?tab=notifications', '**/api/settings/**', 'Failed to load your settings. Please try again.'],
  ['/settings?tab=integrations', '**/api/settings/**', 'Failed to load your settings. Please try again.'],
  ['/settings?tab=privacy', '**/api/settings/**', 'Failed to load your settings. Please try again.'],
  [
    '/subscription/plans',
    '**/api/auth/subscription/plans/',
    'Failed to load subscription plans. Please try again later.',
  ],
  [
    '/subscription/receipts/pi_1',
    '**/api/auth/subscription/payment/details/',
    'The receipt didn’t load. Please try again.',
  ],
] as const

/** To run in parallel. */
export const halves = <Item>(list: readonly Item[]) => [
  list.slice(0, Math.ceil(list.length / 2)),
  list.slice(Math.ceil(list.length / 2)),
]
