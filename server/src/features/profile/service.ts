import type { Profile, ProfileChanges } from '@hanap/contract/profile/profile'
import { profileTexts } from '@hanap/contract/profile/profile-fields'
import { type Resume, resumeTexts } from '@hanap/contract/profile/resumes'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { invalid, Problem } from '../../lib/problem.ts'
import type { Expect } from '../../lib/version.ts'
import type { Resumes, SentFile } from '../resumes/service.ts'
import type { Skills } from '../skills/service.ts'
import { type ReadHistory, wantsHistory } from './rules/history.ts'
import { columnsOf, describeProfile, emptyProfile, resumeIdOf } from './rules.ts'
import { findProfile, replaceProjects, replaceSkills, writeProfile } from './store.ts'

/** `onboarding`: empty preferences count as skipped; `expect`: the version to change. */
export type SaveOptions = { file?: SentFile | undefined; onboarding?: boolean; expect?: Expect<Profile> }

export type Progress = { profile: Profile; preferencesSkipped: boolean; stepDone: number }

export type Profiles = {
  read(userId: number): Promise<Profile>
  progress(userId: number): Promise<Progress>
  /**
   * All or nothing. A file becomes the current resume, and fills education and history the seeker did not write.
   * Throws 'changed-elsewhere' for another version.
   */
  save(userId: number, changes: ProfileChanges, options?: SaveOptions): Promise<Profile>
}

export function createProfiles({
  db,
  clock,
  resumes,
  skills,
}: {
  db: Database
  clock: Clock
  resumes: Pick<Resumes, 'keep' | 'current' | 'makeCurrentIn' | 'factsOf'>
  skills: Pick<Skills, 'idsOf'>
}): Profiles {
  async function describe(connection: Connection, userId: number): Promise<Profile> {
    const row = (await findProfile(connection, userId)) ?? emptyProfile
    return describeProfile(row, shownResume(await resumes.current(connection, userId)))
  }

  /** Null if the profile would not take them. An unreadable resume does not fail the save. */
  async function readHistory(userId: number, resume: number): Promise<ReadHistory | null> {
    if (!wantsHistory((await findProfile(db, userId)) ?? emptyProfile, resume)) return null
    return resumes.factsOf(userId, resume).then(
      (lists) => ({ resume, lists }),
      (error: unknown) => {
        if (!(error instanceof Problem)) throw error
        return error.code === 'unreadable-resume' ? { resume, lists: null } : null
      },
    )
  }

  return {
    read: (userId) => describe(db, userId),

    async progress(userId) {
      const row = (await findProfile(db, userId)) ?? emptyProfile
      return {
        profile: describeProfile(row, shownResume(await resumes.current(db, userId))),
        preferencesSkipped: row.preferences_skipped_at !== null,
        stepDone: row.onboarding_step,
      }
    },

    async save(userId, changes, { file, onboarding = false, expect } = {}) {
      // Before the transaction: it calls an outside service, and the resume stays even if the save fails.
      const chosen = file ? (await resumes.keep(userId, file)).id : readChoice(changes.resume)
      const read = chosen === undefined ? null : await readHistory(userId, chosen)
      return db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        expect?.(await describe(tx, userId))
        const before = (await findProfile(tx, userId)) ?? emptyProfile
        if (chosen !== undefined) await resumes.makeCurrentIn(tx, userId, chosen).catch(refuseUnknown)
        const now = clock.now()
        await writeProfile(tx, userId, columnsOf(changes, { before, read, onboarding, now }), now)
        if (changes.projects) await replaceProjects(tx, userId, changes.projects)
        if (changes.skills) {
          const ids = await skills.idsOf(tx, changes.skills)
          const rows = changes.skills.map((name, i) => ({ name, skill_id: ids[i] ?? null }))
          await replaceSkills(tx, userId, rows)
        }
        return describe(tx, userId)
      })
    },
  }
}

/** An unknown resume is a mistake in the form's field. */
function refuseUnknown(error: unknown): never {
  if (error instanceof Problem && error.code === 'not-found')
    throw invalid({ resume: profileTexts.resumeUnknown })
  throw error
}

/** Undefined if none is named. */
function readChoice(choice: ProfileChanges['resume']): number | undefined {
  if (choice === undefined || choice === null) return undefined
  if (choice === '') throw invalid({ resume: resumeTexts.required })
  const id = resumeIdOf(choice)
  if (id === undefined) throw invalid({ resume: profileTexts.resumeUnknown })
  return id
}

function shownResume(resume: Resume | null): Profile['resume'] {
  if (!resume) return null
  const { id, file_name, file_type, size, uploaded_at } = resume
  return { id, name: file_name, file_type, size, uploaded_at }
}
