import { pages } from '@hanap/contract/site/pages'
import { createRoute, redirect } from '@tanstack/react-router'
import { session } from '../api/session/browser-session.ts'
import type { SettingsSearch } from '../features/accounts/settings/settings-search.ts'
import type { ApplicationsSearch } from '../features/applications/tracker/finding/applications-search.ts'
import type { EmployersSearch } from '../features/employers/employers-search.ts'
import { readBegun } from '../features/subscriptions/payments/following/begun-address.ts'
import { readJobAddressSearch } from '../listing/address/job-addresses.ts'
import { readJobSearchParams } from '../listing/address/job-search-params.ts'
import { readPageSearch } from '../page/page-search.ts'
import { type Entering, guarded, nextOf, root, type Search } from './root-route.tsx'
import { routePart } from './route-part.ts'

async function askForJobs({ context, location, search }: Entering & { search: Search }) {
  const { askAhead } = await import('../features/jobs/ask-ahead.ts')
  await askAhead(context.queries, location.pathname, search)
}

/** Parsed by the page, outside the first load. */
const unread = <Meant extends object>(search: Search) => search as Meant

/** The list stays while jobs open beside it. */
const jobsSection = createRoute({
  getParentRoute: () => root,
  id: 'jobs-section',
  beforeLoad: async (entering: Entering & { search: Search }) => {
    const isAsked = entering.cause === 'enter' && session.read().token !== null
    // If this fails, the section's code is missing too, and the router shows that.
    const ahead = isAsked && askForJobs(entering).catch(() => {})
    await guarded(pages.jobs.access)(entering)
    await ahead
  },
  component: routePart(() => import('../features/jobs/jobs-section.tsx'), 'JobsSection'),
})

const jobs = createRoute({
  getParentRoute: () => jobsSection,
  path: pages.jobs.path,
  validateSearch: readJobSearchParams,
})

const job = createRoute({
  getParentRoute: () => jobsSection,
  path: pages.job.path,
  validateSearch: readJobAddressSearch,
})

/** Made of listings: these close too when the subscription ends. */
const employersSection = createRoute({
  getParentRoute: () => root,
  id: 'employers-section',
  beforeLoad: guarded(pages.employers.access),
})

const employers = createRoute({
  getParentRoute: () => employersSection,
  path: pages.employers.path,
  validateSearch: unread<EmployersSearch>,
  component: routePart(() => import('../features/employers/employers-page.tsx'), 'EmployersPage'),
})

const employer = createRoute({
  getParentRoute: () => employersSection,
  path: pages.employer.path,
  validateSearch: readPageSearch,
  component: routePart(() => import('../features/employers/employer-page.tsx'), 'EmployerPage'),
})

const hiddenJobs = createRoute({
  getParentRoute: () => root,
  path: pages.hiddenJobs.path,
  validateSearch: readPageSearch,
  beforeLoad: guarded(pages.hiddenJobs.access),
  component: routePart(() => import('../features/hidden-jobs/hidden-jobs-page.tsx'), 'HiddenJobsPage'),
})

const savedJobs = createRoute({
  getParentRoute: () => root,
  path: pages.savedJobs.path,
  beforeLoad: guarded(pages.savedJobs.access),
  component: routePart(() => import('../features/saved-jobs/saved-jobs-page.tsx'), 'SavedJobsPage'),
})

const savedSearches = createRoute({
  getParentRoute: () => root,
  path: pages.savedSearches.path,
  beforeLoad: guarded(pages.savedSearches.access),
  component: routePart(
    () => import('../features/saved-searches/saved-searches-page.tsx'),
    'SavedSearchesPage',
  ),
})

const notifications = createRoute({
  getParentRoute: () => root,
  path: pages.notifications.path,
  validateSearch: readPageSearch,
  beforeLoad: guarded(pages.notifications.access),
  component: routePart(() => import('../features/notifications/notifications-page.tsx'), 'NotificationsPage'),
})

const applications = createRoute({
  getParentRoute: () => root,
  path: pages.applications.path,
  validateSearch: unread<ApplicationsSearch>,
  beforeLoad: guarded(pages.applications.access),
  component: routePart(
    () => import('../features/applications/tracker/applications-page.tsx'),
    'ApplicationsPage',
  ),
})

const letters = createRoute({
  getParentRoute: () => root,
  path: pages.letters.path,
  validateSearch: readPageSearch,
  beforeLoad: guarded(pages.letters.access),
  component: routePart(() => import('../features/cover-letters/letters-page.tsx'), 'LettersPage'),
})

const letter = createRoute({
  getParentRoute: () => root,
  path: pages.letter.path,
  beforeLoad: guarded(pages.letter.access),
  component: routePart(() => import('../features/cover-letters/letter-page.tsx'), 'LetterPage'),
})

const profile = createRoute({
  getParentRoute: () => root,
  path: pages.profile.path,
  beforeLoad: guarded(pages.profile.access),
  component: routePart(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
})

const settings = createRoute({
  getParentRoute: () => root,
  path: pages.settings.path,
  validateSearch: unread<SettingsSearch>,
  beforeLoad: guarded(pages.settings.access),
  component: routePart(() => import('../features/accounts/settings/settings-page.tsx'), 'SettingsPage'),
})

const dataExport = createRoute({
  getParentRoute: () => root,
  path: pages.dataExport.path,
  // The mailed token moves from the address into this tab before the login.
  beforeLoad: async (entering: Entering & { location: { hash: string } }) => {
    const token = new URLSearchParams(entering.location.hash).get('token')
    if (token !== null) {
      const { keepExportLink } = await import('../features/accounts/settings/exports/export-link.ts')
      keepExportLink(token)
      throw redirect({ to: pages.dataExport.path, hash: '', replace: true })
    }
    await guarded(pages.dataExport.access)(entering)
  },
  component: routePart(
    () => import('../features/accounts/settings/exports/data-export-page.tsx'),
    'DataExportPage',
  ),
})

const plans = createRoute({
  getParentRoute: () => root,
  path: pages.plans.path,
  validateSearch: (search: Search) => ({ ...nextOf(search), ...readBegun(search) }),
  beforeLoad: guarded(pages.plans.access),
  component: routePart(() => import('../features/subscriptions/plans-page.tsx'), 'PlansPage'),
})

const receipt = createRoute({
  getParentRoute: () => root,
  path: pages.receipt.path,
  beforeLoad: guarded(pages.receipt.access),
  component: routePart(
    () => import('../features/subscriptions/payments/receipts/receipt-page.tsx'),
    'ReceiptPage',
  ),
})

export const seekerRoutes = [
  jobsSection.addChildren([jobs, job]),
  employersSection.addChildren([employers, employer]),
  hiddenJobs,
  savedJobs,
  savedSearches,
  notifications,
  applications,
  letters,
  letter,
  profile,
  settings,
  dataExport,
  plans,
  receipt,
]
