import { planList } from '@hanap/contract/payments/plans'
import { getCurrentSubscription, getTrialStatus, listPlans } from '@hanap/contract/payments/subscriptions'
import { ok, type Serve } from '../../http/serve.ts'
import type { Subscriptions } from './service.ts'

export function routeSubscriptions(serve: Serve, subscriptions: Subscriptions) {
  serve(getTrialStatus, async ({ user }) => ok(await subscriptions.trialStatus(user.id)))
  serve(getCurrentSubscription, async ({ user }) => ok(await subscriptions.current(user.id)))
  serve(listPlans, async () =>
    ok({ count: planList.length, results: planList.map((plan) => ({ ...plan, currency: 'PHP' as const })) }),
  )
}
