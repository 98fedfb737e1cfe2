import { checkOnboardingStatus } from '@hanap/contract/profile/onboarding'
import { ok, type Serve } from '../../http/serve.ts'
import type { Onboarding } from './service.ts'

export function routeOnboarding(serve: Serve, onboarding: Onboarding) {
  serve(checkOnboardingStatus, async ({ user }) => ok(await onboarding.check(user.id)))
}
