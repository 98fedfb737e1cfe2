import { getProfile, saveOnboarding, saveProfile } from '@hanap/contract/profile/profile'
import { ok, type Serve } from '../../http/serve.ts'
import type { Profiles } from './service.ts'

/** @param onSaved awaited before each answer: a save may complete the onboarding */
export function routeProfile(
  serve: Serve,
  profiles: Profiles,
  { onSaved }: { onSaved: (userId: number) => Promise<unknown> },
) {
  serve(getProfile, async ({ user }) => ok(await profiles.read(user.id)))
  serve(saveProfile, async ({ user, body, file, expect }) => {
    const profile = await profiles.save(user.id, body, { file, expect })
    await onSaved(user.id)
    return ok(profile)
  })
  serve(saveOnboarding, async ({ user, body, file, expect }) => {
    const profile = await profiles.save(user.id, body, { file, onboarding: true, expect })
    await onSaved(user.id)
    return ok(profile)
  })
}
