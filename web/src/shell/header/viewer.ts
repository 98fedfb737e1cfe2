import { userInitials } from '@hanap/contract/accounts/user-initials'
import type { User } from '@hanap/contract/accounts/users'
import type { CurrentSubscription } from '@hanap/contract/payments/subscriptions'
import type { shellMessages } from '../messages.ts'
import type { Viewer } from './account-menu.tsx'
import { subscriptionBadge } from './subscription-badge.ts'

/**
 * The subscription's answer wins over the profile's, then the stored seeker's. An unknown seeker still gets the
 * account menu.
 */
export function viewerOf(
  user: User | null,
  subscription: CurrentSubscription | undefined,
  texts: typeof shellMessages,
): Viewer {
  if (!user) return { name: '', email: '', letters: '', badge: '' }
  const name = `${user.first_name} ${user.last_name}`.trim()
  const planType = subscription ? subscription.plan?.plan_type : user.subscription?.plan.plan_type
  const isTrialActive = subscription?.is_trial_active ?? user.is_trial_active
  return {
    name: name || user.username,
    email: user.email,
    letters: userInitials(user),
    badge: subscriptionBadge(planType, isTrialActive, texts),
  }
}
