import { getProfile, saveOnboarding, saveProfile } from '@hanap/contract/profile'
import { ok, type Serve } from '../../http/serve.ts'
import type { Onboarding } from '../onboarding/service.ts'
import type { Profiles } from './service.ts'

/** A save may be what completes the onboarding, so that is looked at after each. */
export function routeProfile(serve: Serve, profiles: Profiles, onboarding: Onboarding) {
  serve(getProfile, async ({ user }) => ok(await profiles.read(user.id)))
  serve(saveProfile, async ({ user, body, file }) => {
    const profile = await profiles.save(user.id, body, { file })
    await onboarding.check(user.id)
    return ok(profile)
  })
  serve(saveOnboarding, async ({ user, body, file }) => {
    const profile = await profiles.save(user.id, body, { file, onboarding: true })
    await onboarding.check(user.id)
    return ok(profile)
  })
}
