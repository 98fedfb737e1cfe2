import type { CurrentSubscription } from '@hanap/contract/subscriptions'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { SubscriptionBanner } from '../shell/subscription-banner.tsx'

const SOON = new Date(Date.now() + (9 * 24 + 4) * 3_600_000 + 750_000).toISOString()
const trial: CurrentSubscription = {
  plan: { id: 1, plan_type: 'free', name: 'Free Trial', price: 0, has_advanced_filtering: false },
  subscription: null,
  status: 'active',
  end_date: SOON,
  days_remaining: 9,
  is_trial_active: true,
}
const ending: CurrentSubscription = { ...trial, end_date: new Date(Date.now() + 1_500_000).toISOString() }
const expired: CurrentSubscription = { ...trial, status: 'expired', is_trial_active: false }
const ana = { name: 'Ana Reyes', email: 'ana.reyes@example.com', letters: 'AR', badge: 'Free Trial' }

/** The top of a page during a trial. */
export function ShellTop() {
  return (
    <>
      <Header viewer={ana} />
      <SubscriptionBanner
        subscription={trial}
        trial={undefined}
        onEnd={() => {}}
        usage={
          <>
            <span>3 of 5 jobs saved</span>
            <span>18 of 100 searches used</span>
          </>
        }
      />
    </>
  )
}

/** The top and the foot for a visitor, near the end of a trial, and after it. */
export function ShellOthers() {
  return (
    <>
      <Header viewer={null} />
      <SubscriptionBanner subscription={ending} trial={undefined} onEnd={() => {}} />
      <SubscriptionBanner subscription={expired} trial={undefined} onEnd={() => {}} />
      <Footer social={[{ name: 'Facebook', href: 'https://facebook.com' }]} />
    </>
  )
}
