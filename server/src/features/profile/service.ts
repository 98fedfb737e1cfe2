import type { Profile, ProfileChanges } from '@hanap/contract/profile'
import { profileTexts } from '@hanap/contract/profile-fields'
import { type Resume, type ResumeFacts, resumeTexts } from '@hanap/contract/resumes'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { Upload } from '../../http/uploads.ts'
import type { Clock } from '../../lib/clock.ts'
import { invalid } from '../../lib/problem.ts'
import { columnsOf, describeProfile, emptyProfile, resumeIdOf } from './rules.ts'
import { findProfile, replaceProjects, replaceSkills, writeProfile } from './store.ts'

/** What came with a save: `onboarding` where empty preferences are skipped ones. */
export type SaveOptions = { file?: Upload | undefined; onboarding?: boolean }

/** How far a seeker is: the profile, and what of onboarding was done or skipped. */
export type Progress = { profile: Profile; preferencesSkipped: boolean; stepDone: number }

export type Profiles = {
  read(userId: number): Promise<Profile>
  progress(userId: number): Promise<Progress>
  /**
   * Writes what was given and leaves the rest, all of it or nothing; a file becomes the current resume.
   * @returns the profile as it is then
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
  resumes: {
    current(connection: Connection, userId: number): Promise<Resume | null>
    /** Checks and stores a file; it becomes one of the seeker's resumes. */
    keep(userId: number, file: Upload): Promise<{ id: number }>
    /** @returns false when it is not there or is somebody else's */
    makeCurrent(tx: Tx, userId: number, resumeId: number): Promise<boolean>
    /** What was read in a resume of this seeker; null where it was not read. */
    factsOf(connection: Connection, userId: number, resumeId: number): Promise<ResumeFacts | null>
  }
  skills: {
    /** Beside each name its id in our list of skills, null for one that is not in it. */
    idsOf(connection: Connection, names: readonly string[]): Promise<(number | null)[]>
  }
}): Profiles {
  async function describe(connection: Connection, userId: number): Promise<Profile> {
    const row = (await findProfile(connection, userId)) ?? emptyProfile
    return describeProfile(row, shownResume(await resumes.current(connection, userId)))
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

    async save(userId, changes, { file, onboarding = false } = {}) {
      // Before the transaction: storing a file talks to the outside, and it is a resume whatever becomes of the rest.
      const chosen = file ? (await resumes.keep(userId, file)).id : readChoice(changes.resume)
      return db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        const before = (await findProfile(tx, userId)) ?? emptyProfile
        if (chosen !== undefined && !(await resumes.makeCurrent(tx, userId, chosen)))
          throw invalid({ resume: profileTexts.resumeUnknown })
        const facts = chosen === undefined ? null : await resumes.factsOf(tx, userId, chosen)
        const now = clock.now()
        await writeProfile(tx, userId, columnsOf(changes, { before, facts, onboarding, now }), now)
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

/** The resume that a field names; undefined where none was meant. */
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
