import type { User } from '@hanap/contract/accounts/users'
import type { CurrentSubscription } from '@hanap/contract/payments/subscriptions'
import { serverNow } from '../../api/server-clock.ts'
import { bannerState } from '../../seeker/banner-state.ts'

/** Gives the banner its place before the server answers. Null unless the stored seeker has a running trial. */
export function rememberedTrial(user: User | null): CurrentSubscription | null {
  const plan = user?.subscription?.plan
  if (!user?.is_trial_active || user.trial_ends_at === null || plan?.plan_type !== 'free') return null
  const trial: CurrentSubscription = {
    plan: { ...plan, id: 0, name: '', price: 0 },
    subscription: null,
    status: 'active',
    end_date: user.trial_ends_at,
    days_remaining: user.trial_days_remaining,
    is_trial_active: true,
  }
  return bannerState(trial, undefined, serverNow()) === 'free-trial' ? trial : null
}
