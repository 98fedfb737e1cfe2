import { addressIn } from '@hanap/contract/site/languages'
import { pages } from '@hanap/contract/site/pages'
import { createRoute, redirect } from '@tanstack/react-router'
import { session } from '../api/session/browser-session.ts'
import { landingOfVisitor, landingWith } from '../features/accounts/login/landing.ts'
import { keepLandingToken } from '../features/accounts/social/landing-token.ts'
import { readOnboardingSearch } from '../features/profile/onboarding/onboarding-search.ts'
import { language } from '../i18n/language.ts'
import { type Entering, nextOf, root, type Search } from './root-route.tsx'
import { routePart } from './route-part.ts'

/** Redirects from login and sign-up to the requested page. */
async function goOnWhenSignedIn({
  context,
  cause,
  search,
}: Entering & { search: { next?: string | undefined } }) {
  // A login on the page itself navigates.
  if (cause === 'stay' || session.read().token === null) return
  const path = await landingOfVisitor(context.queries)
  if (path !== null) throw redirect({ href: landingWith(path, search.next), replace: true })
}

const home = createRoute({
  getParentRoute: () => root,
  path: pages.home.path,
  component: routePart(() => import('../features/home/home-page.tsx'), 'HomePage'),
})

const features = createRoute({
  getParentRoute: () => root,
  path: pages.features.path,
  component: routePart(() => import('../features/company/about/features-page.tsx'), 'FeaturesPage'),
})

const about = createRoute({
  getParentRoute: () => root,
  path: pages.about.path,
  component: routePart(() => import('../features/company/about/about-page.tsx'), 'AboutPage'),
})

const contact = createRoute({
  getParentRoute: () => root,
  path: pages.contact.path,
  component: routePart(() => import('../features/company/contact/contact-page.tsx'), 'ContactPage'),
})

const privacy = createRoute({
  getParentRoute: () => root,
  path: pages.privacy.path,
  component: routePart(() => import('../features/company/legal/privacy-page.tsx'), 'PrivacyPage'),
})

const terms = createRoute({
  getParentRoute: () => root,
  path: pages.terms.path,
  component: routePart(() => import('../features/company/legal/terms-page.tsx'), 'TermsPage'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: pages.login.path,
  validateSearch: (search: Search): { next?: string | undefined; registered?: 'success' } => ({
    ...nextOf(search),
    ...(search['registered'] === 'success' && { registered: 'success' }),
  }),
  beforeLoad: goOnWhenSignedIn,
  component: routePart(() => import('../features/accounts/login/login-page.tsx'), 'LoginPage'),
})

const register = createRoute({
  getParentRoute: () => root,
  path: pages.register.path,
  validateSearch: nextOf,
  beforeLoad: goOnWhenSignedIn,
  component: routePart(() => import('../features/accounts/sign-up/register-page.tsx'), 'RegisterPage'),
})

const logout = createRoute({
  getParentRoute: () => root,
  path: pages.logout.path,
  component: routePart(() => import('../features/accounts/login/logout-page.tsx'), 'LogoutPage'),
})

/** Drops the rest of an address's query. */
export const textsOf =
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
  component: routePart(
    () => import('../features/accounts/social/oauth-callback-page.tsx'),
    'OauthCallbackPage',
  ),
})

const loginSuccess = createRoute({
  getParentRoute: () => root,
  path: pages.loginSuccess.path,
  validateSearch: (search: Search): { token?: string } => textsOf('token')(search),
  // Removes the token from the address and the history, before other code can see it.
  beforeLoad: ({ location, search }) => {
    const inHash = new URLSearchParams(location.hash).get('token')
    if (search.token === undefined && inHash === null) return
    keepLandingToken(search.token || inHash || '')
    const address = addressIn(language, pages.loginSuccess.path)
    window.history.replaceState(window.history.state, '', address)
    throw redirect({ to: pages.loginSuccess.path, search: {}, hash: '', replace: true })
  },
  component: routePart(
    () => import('../features/accounts/social/login-success-page.tsx'),
    'LoginSuccessPage',
  ),
})

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: pages.verifyEmail.path,
  validateSearch: nextOf,
  component: routePart(
    () => import('../features/accounts/mailed-links/verify-email-page.tsx'),
    'VerifyEmailPage',
  ),
})

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: pages.confirmEmail.path,
  component: routePart(
    () => import('../features/accounts/mailed-links/confirm-email-page.tsx'),
    'ConfirmEmailPage',
  ),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: pages.forgotPassword.path,
  component: routePart(
    () => import('../features/accounts/mailed-links/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: pages.resetPassword.path,
  component: routePart(
    () => import('../features/accounts/mailed-links/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
})

const onboarding = createRoute({
  getParentRoute: () => root,
  path: pages.onboarding.path,
  validateSearch: readOnboardingSearch,
  component: routePart(() => import('../features/profile/onboarding/onboarding-page.tsx'), 'OnboardingPage'),
})

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: pages.unsubscribe.path,
  component: routePart(() => import('../features/notifications/unsubscribe-page.tsx'), 'UnsubscribePage'),
})

export const visitorRoutes = [
  home,
  features,
  about,
  contact,
  privacy,
  terms,
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
  unsubscribe,
]
