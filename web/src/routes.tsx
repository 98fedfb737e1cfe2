import { leadsTo, type PageAccess, pages } from '@hanap/contract/pages'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { session } from './api/browser-session.ts'
import { serverNow } from './api/server-clock.ts'
import { landingOfVisitor } from './features/accounts/landing.ts'
import { readApplicationsSearch } from './features/applications/applications-search.ts'
import { readEmployersSearch } from './features/employers/employers-search.ts'
import { readJobAddressSearch } from './features/jobs/job-addresses.ts'
import { readJobSearchParams } from './features/jobs/job-search-params.ts'
import { readOnboardingSearch } from './features/onboarding/onboarding-search.ts'
import { readSettingsSearch } from './features/settings/settings-search.ts'
import { keepLandingToken } from './features/social-sign-in/landing-token.ts'
import { readOwnPath } from './paths.ts'
import { parseAddressSearch, writeAddressSearch } from './shell/address-search.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Frame } from './shell/frame.tsx'
import { guardPage } from './shell/guard.ts'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { readPageSearch } from './shell/page-search.ts'
import { PendingPage } from './shell/pending-page.tsx'

type RouterContext = { queries: QueryClient }
type Search = Readonly<Record<string, unknown>>
type Entering = {
  context: RouterContext
  location: { pathname: string; href: string }
  cause: 'preload' | 'enter' | 'stay'
}

const root = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => {
    const page = leadsTo(location.pathname)
    if (page) throw redirect({ to: page, search: location.search, replace: true })
  },
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
})

/** Lets a page's guard speak before anything of the page is loaded. */
function guarded(access: PageAccess) {
  return async ({ context, location, cause }: Entering) => {
    const { pathname, href } = location
    const tools = { session, queries: context.queries, clock: serverNow }
    const answer = await guardPage(access, { pathname, isStaying: cause === 'stay' }, tools)
    const next = readOwnPath(href)
    if (answer === 'login')
      throw redirect({ to: pages.login.path, search: next ? { next } : {}, replace: true })
    if (answer === 'plans') throw redirect({ to: pages.plans.path, replace: true })
    if (answer === 'unchecked')
      throw redirect({ to: pages.plans.path, search: next ? { next } : {}, replace: true })
  }
}

/** Login and sign-up are for visitors: a seeker who is signed in goes on. */
async function goOnWhenSignedIn({ context, cause }: Entering) {
  // Someone who signs in on the page itself is sent on by the page, at its own pace.
  if (cause === 'stay' || session.read().token === null) return
  const path = await landingOfVisitor(context.queries)
  if (path !== null) throw redirect({ to: path, replace: true })
}

/** The address to come back to: after signing in, or when the subscription could be checked. */
const nextOf = (search: Search): { next?: string } => {
  const next = readOwnPath(search['next'])
  return next ? { next } : {}
}

const home = createRoute({
  getParentRoute: () => root,
  path: pages.home.path,
  component: lazyRouteComponent(() => import('./features/home/home-page.tsx'), 'HomePage'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: pages.login.path,
  validateSearch: (search: Search): { next?: string; registered?: 'success' } => ({
    ...nextOf(search),
    ...(search['registered'] === 'success' && { registered: 'success' }),
  }),
  beforeLoad: goOnWhenSignedIn,
  component: lazyRouteComponent(() => import('./features/accounts/login-page.tsx'), 'LoginPage'),
})

const register = createRoute({
  getParentRoute: () => root,
  path: pages.register.path,
  beforeLoad: goOnWhenSignedIn,
  component: lazyRouteComponent(() => import('./features/accounts/register-page.tsx'), 'RegisterPage'),
})

const logout = createRoute({
  getParentRoute: () => root,
  path: pages.logout.path,
  component: lazyRouteComponent(() => import('./features/accounts/logout-page.tsx'), 'LogoutPage'),
})

/** The texts of an address by these names, and nothing else of it. */
const textsOf =
  <Name extends string>(...names: Name[]) =>
  (search: Search): { [N in Name]?: string } => {
    const texts: { [N in Name]?: string } = {}
    for (const name of names) if (typeof search[name] === 'string') texts[name] = search[name]
    return texts
  }

const oauthCallback = createRoute({
  getParentRoute: () => root,
  path: pages.oauthCallback.path,
  validateSearch: textsOf('code', 'state', 'host', 'iss', 'error'),
  component: lazyRouteComponent(
    () => import('./features/social-sign-in/oauth-callback-page.tsx'),
    'OauthCallbackPage',
  ),
})

const loginSuccess = createRoute({
  getParentRoute: () => root,
  path: pages.loginSuccess.path,
  validateSearch: (search: Search): { token?: string } => textsOf('token')(search),
  // Before anything else is loaded, which would learn the address: the token leaves it and the history.
  beforeLoad: ({ location, search }) => {
    const token = search.token || new URLSearchParams(location.hash).get('token')
    if (!token) return
    keepLandingToken(token)
    window.history.replaceState(window.history.state, '', pages.loginSuccess.path)
    throw redirect({ to: pages.loginSuccess.path, search: {}, hash: '', replace: true })
  },
  component: lazyRouteComponent(
    () => import('./features/social-sign-in/login-success-page.tsx'),
    'LoginSuccessPage',
  ),
})

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: pages.verifyEmail.path,
  component: lazyRouteComponent(() => import('./features/accounts/verify-email-page.tsx'), 'VerifyEmailPage'),
})

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: pages.confirmEmail.path,
  component: lazyRouteComponent(
    () => import('./features/accounts/confirm-email-page.tsx'),
    'ConfirmEmailPage',
  ),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: pages.forgotPassword.path,
  component: lazyRouteComponent(
    () => import('./features/accounts/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: pages.resetPassword.path,
  component: lazyRouteComponent(
    () => import('./features/accounts/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
})

const onboarding = createRoute({
  getParentRoute: () => root,
  path: pages.onboarding.path,
  validateSearch: readOnboardingSearch,
  component: lazyRouteComponent(() => import('./features/onboarding/onboarding-page.tsx'), 'OnboardingPage'),
})

/** The listing and its jobs are one section, so that the list stays while jobs are opened beside it. */
const jobsSection = createRoute({
  getParentRoute: () => root,
  id: 'jobs-section',
  beforeLoad: guarded(pages.jobs.access),
  component: lazyRouteComponent(() => import('./features/jobs/jobs-section.tsx'), 'JobsSection'),
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

const employersSection = createRoute({
  getParentRoute: () => root,
  id: 'employers-section',
  beforeLoad: guarded(pages.employers.access),
  component: lazyRouteComponent(
    () => import('./features/employers/employers-section.tsx'),
    'EmployersSection',
  ),
})

const employers = createRoute({
  getParentRoute: () => employersSection,
  path: pages.employers.path,
  validateSearch: readEmployersSearch,
  component: lazyRouteComponent(() => import('./features/employers/employers-page.tsx'), 'EmployersPage'),
})

const employer = createRoute({
  getParentRoute: () => employersSection,
  path: pages.employer.path,
  validateSearch: readPageSearch,
  component: lazyRouteComponent(() => import('./features/employers/employer-page.tsx'), 'EmployerPage'),
})

const hiddenJobs = createRoute({
  getParentRoute: () => root,
  path: pages.hiddenJobs.path,
  validateSearch: readPageSearch,
  beforeLoad: guarded(pages.hiddenJobs.access),
  component: lazyRouteComponent(
    () => import('./features/hidden-jobs/hidden-jobs-page.tsx'),
    'HiddenJobsPage',
  ),
})

const savedJobs = createRoute({
  getParentRoute: () => root,
  path: pages.savedJobs.path,
  beforeLoad: guarded(pages.savedJobs.access),
  component: lazyRouteComponent(() => import('./features/saved-jobs/saved-jobs-page.tsx'), 'SavedJobsPage'),
})

const applications = createRoute({
  getParentRoute: () => root,
  path: pages.applications.path,
  validateSearch: readApplicationsSearch,
  beforeLoad: guarded(pages.applications.access),
  component: lazyRouteComponent(
    () => import('./features/applications/applications-page.tsx'),
    'ApplicationsPage',
  ),
})

const profile = createRoute({
  getParentRoute: () => root,
  path: pages.profile.path,
  beforeLoad: guarded(pages.profile.access),
  component: lazyRouteComponent(() => import('./features/profile/profile-page.tsx'), 'ProfilePage'),
})

const settings = createRoute({
  getParentRoute: () => root,
  path: pages.settings.path,
  validateSearch: readSettingsSearch,
  beforeLoad: guarded(pages.settings.access),
  component: lazyRouteComponent(() => import('./features/settings/settings-page.tsx'), 'SettingsPage'),
})

const plans = createRoute({
  getParentRoute: () => root,
  path: pages.plans.path,
  validateSearch: nextOf,
  beforeLoad: guarded(pages.plans.access),
  component: lazyRouteComponent(() => import('./features/subscriptions/plans-page.tsx'), 'PlansPage'),
})

const pageRoutes = [
  home,
  login,
  register,
  logout,
  oauthCallback,
  loginSuccess,
  verifyEmail,
  confirmEmail,
  forgotPassword,
  resetPassword,
  onboarding,
  jobsSection.addChildren([jobs, job]),
  employersSection.addChildren([employers, employer]),
  hiddenJobs,
  savedJobs,
  applications,
  profile,
  settings,
  plans,
]

/** The router over every page of the contract's table. */
export function createSiteRouter(queries: QueryClient) {
  return createRouter({
    routeTree: root.addChildren(pageRoutes),
    context: { queries },
    parseSearch: parseAddressSearch,
    stringifySearch: writeAddressSearch,
    // An address holds what its page reads and nothing else: bad values and other names for things go.
    search: { strict: true },
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
