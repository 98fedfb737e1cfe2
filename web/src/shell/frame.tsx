import type { ReactNode } from 'react'
import { useSession } from '../api/session/browser-session.ts'
import { addToastPlace } from '../ui/toasts/toast-places.ts'
import { rememberedTrial } from './banner/remembered-trial.ts'
import { SignalPart } from './banner/signal-part.tsx'
import { SubscriptionBanner } from './banner/subscription-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import type { HeaderTools } from './header/header-tools.ts'
import { viewerOf } from './header/viewer.ts'
import { shellMessages } from './messages.ts'
import { usePageFocus } from './use-page-focus.ts'
import { useStanding } from './use-standing.ts'

export function Frame({ tools, children }: { tools?: HeaderTools; children: ReactNode }) {
  const m = shellMessages
  const { token, user: remembered } = useSession()
  const isSignedIn = token !== null
  const { profile, subscription, trial, check, isOnPlans } = useStanding(isSignedIn)
  usePageFocus()

  const user = isSignedIn ? (profile ?? remembered) : null
  const standing = isSignedIn ? (subscription ?? rememberedTrial(remembered)) : null
  return (
    <div className="site">
      <a className="skip-link" href="#main">
        {m.skip}
      </a>
      <Header viewer={isSignedIn ? viewerOf(user, subscription, m) : null} {...(tools && { tools })} />
      {standing && (
        <SubscriptionBanner
          key={subscription ? 'answered' : 'remembered'}
          subscription={standing}
          trial={trial}
          onEnd={check}
          isOnPlans={isOnPlans}
        />
      )}
      <div ref={addToastPlace} className="toast-place" />
      <main id="main" tabIndex={-1}>
        <SignalPart />
        {children}
      </main>
      <Footer />
    </div>
  )
}
