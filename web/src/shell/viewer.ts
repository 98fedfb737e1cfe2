import type { CurrentSubscription } from '@hanap/contract/subscriptions'
import { userInitials } from '@hanap/contract/user-initials'
import type { User } from '@hanap/contract/users'
import type { Viewer } from './account-menu.tsx'
import type { shellMessages } from './messages.ts'
import { subscriptionBadge } from './subscription-badge.ts'

/**
 * How the header shows a signed-in seeker. The subscription's own answer wins over what the profile says of
 * it; until either is here the badge goes by what this browser remembers. Who is not known yet, nor remembered, has no
 * name, but the way to their pages and out.
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
