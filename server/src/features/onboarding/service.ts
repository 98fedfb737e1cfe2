import type { OnboardingStatus } from '@hanap/contract/profile/onboarding'
import type { Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Profiles } from '../profile/service.ts'
import { checksOf, isComplete, nextStep } from './rules.ts'
import { isCompleted, markCompleted } from './store.ts'

export type Onboarding = {
  /** Completes the onboarding, for good, the first time everything is there. */
  check(userId: number): Promise<OnboardingStatus>
}

export function createOnboarding({
  db,
  clock,
  profiles,
}: {
  db: Database
  clock: Clock
  profiles: Pick<Profiles, 'progress'>
}): Onboarding {
  return {
    async check(userId) {
      const { profile, preferencesSkipped, stepDone } = await profiles.progress(userId)
      const checks = checksOf(profile)
      const wasCompleted = await isCompleted(db, userId)
      const completed = wasCompleted || isComplete(checks, preferencesSkipped)
      if (completed && !wasCompleted) await markCompleted(db, userId, clock.now())
      return {
        checks,
        onboarding_completed: completed,
        preferences_skipped: preferencesSkipped,
        next_step: nextStep(profile, stepDone),
      }
    },
  }
}
