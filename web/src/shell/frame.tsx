import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useSession } from '../api/browser-session.ts'
import { profileQuery, standingKey, subscriptionQuery, trialQuery } from '../api/standing.ts'
import { useMessages } from '../i18n/language.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { shellMessages } from './messages.ts'
import { SubscriptionBanner } from './subscription-banner.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { viewerOf } from './viewer.ts'

/** What stands around every page: skip link, header, banner, footer. */
export function Frame({ bannerUsage, children }: { bannerUsage?: ReactNode; children: ReactNode }) {
  const m = useMessages(shellMessages)
  const { token, user: remembered } = useSession()
  const isSignedIn = token !== null
  const profile = useQuery({ ...profileQuery, enabled: isSignedIn })
  const subscription = useQuery({ ...subscriptionQuery, enabled: isSignedIn })
  const trial = useQuery({ ...trialQuery, enabled: isSignedIn })
  const checkStanding = useStandingCheck(isSignedIn)
  usePageFocus()

  const user = isSignedIn ? (profile.data ?? remembered) : null
  return (
    <div className="site">
      <a className="skip-link" href="#main">
        {m.skip}
      </a>
      <Header viewer={user && viewerOf(user, subscription.data, m)} />
      {isSignedIn && subscription.data && (
        <SubscriptionBanner
          subscription={subscription.data}
          trial={trial.data}
          onEnd={checkStanding}
          usage={bannerUsage}
        />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  )
}

const JUST_ASKED_MS = 3_000

/**
 * Asks where the subscription stands on load, on every change of page and when someone signs in, and
 * whenever the answer is called.
 */
function useStandingCheck(isSignedIn: boolean): () => void {
  const queries = useQueryClient()
  const { pathname } = useLocation()
  // What the page's guard is asking, or has just asked, is not asked twice.
  const checkOlderThan = (age: number) => {
    const since = Date.now() - age
    void queries.invalidateQueries(
      { queryKey: standingKey, predicate: ({ state }) => state.dataUpdatedAt <= since },
      { cancelRefetch: false },
    )
  }
  useEffect(() => {
    if (isSignedIn) checkOlderThan(JUST_ASKED_MS)
  }, [pathname, isSignedIn])
  return () => checkOlderThan(0)
}
