import {
  defaultPrivacySettings,
  type EmployerView,
  type KeptPrivacy,
  type PrivacySettings,
  viewers,
  type Withheld,
} from '@hanap/contract/profile/privacy'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { Problem } from '../../lib/problem.ts'
import { type Expect, withVersion } from '../../lib/version.ts'
import type { Accounts } from '../accounts/service.ts'
import type { Profiles } from '../profile/service.ts'
import type { Resumes } from '../resumes/service.ts'
import type { PastJob } from './rules/current-employers.ts'
import { employerViewOf, withheldOf } from './rules.ts'
import { findPrivacySettings, writePrivacySettings } from './store.ts'

type Given<T> = { [K in keyof T]?: T[K] | undefined }

export type Privacy = {
  /** The defaults for a seeker who never chose. */
  settings(userId: number): Promise<KeptPrivacy>
  /** Omitted settings stay unchanged. @returns all settings */
  update(userId: number, changes: Given<PrivacySettings>, expect: Expect<KeptPrivacy>): Promise<KeptPrivacy>
  views(userId: number): Promise<EmployerView[]>
  /** @param jobs known besides the profile, such as from a resume */
  withheld(userId: number, jobs?: readonly PastJob[]): Promise<Withheld>
  /** With a resume's jobs; an unreadable one adds nothing. Throws 'not-found' for another seeker's. */
  withheldWith(userId: number, resumeId: number): Promise<Withheld>
}

export function createPrivacy({
  db,
  clock,
  accounts,
  profiles,
  resumes,
}: {
  db: Database
  clock: Clock
  accounts: Pick<Accounts, 'user'>
  profiles: Pick<Profiles, 'read'>
  resumes: Pick<Resumes, 'factsOf'>
}): Privacy {
  const find = async (connection: Connection, userId: number) =>
    withVersion((await findPrivacySettings(connection, userId)) ?? defaultPrivacySettings)
  const settings = (userId: number) => find(db, userId)

  async function withheld(userId: number, jobs: readonly PastJob[] = []): Promise<Withheld> {
    const chosen = await settings(userId)
    const [owner, profile] = await Promise.all([accounts.user(userId), profiles.read(userId)])
    return withheldOf(chosen, { owner, jobs: [...profile.experience, ...jobs], now: clock.now() })
  }

  return {
    settings,

    update: (userId, changes, expect) =>
      db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        const before = await find(tx, userId)
        expect(before)
        const after: PrivacySettings = {
          profile_visibility: changes.profile_visibility ?? before.profile_visibility,
          allow_recruiter_contact: changes.allow_recruiter_contact ?? before.allow_recruiter_contact,
          hide_current_employer: changes.hide_current_employer ?? before.hide_current_employer,
        }
        await writePrivacySettings(tx, userId, after, clock.now())
        return withVersion(after)
      }),

    async views(userId) {
      const [chosen, owner, profile] = await Promise.all([
        settings(userId),
        accounts.user(userId),
        profiles.read(userId),
      ])
      const given = { settings: chosen, owner, profile, now: clock.now() }
      return viewers.map((viewer) => employerViewOf(viewer, given))
    },

    withheld,

    async withheldWith(userId, resumeId) {
      // Reads the resume only if the employer is hidden.
      const { hide_current_employer } = await settings(userId)
      if (!hide_current_employer) return withheld(userId)
      const resume = await resumes.factsOf(userId, resumeId).catch((error: unknown) => {
        if (error instanceof Problem && error.code !== 'not-found') return null
        throw error
      })
      return withheld(userId, resume?.past_jobs)
    },
  }
}
