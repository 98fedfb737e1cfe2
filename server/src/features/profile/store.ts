import type { JobPreferences, Profile, Project } from '@hanap/contract/profile/profile'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Connection, Tx } from '../../db/open.ts'

export type ProfileColumns = Omit<
  Profile,
  | 'resume'
  | 'skills'
  | 'skill_ids'
  | 'projects'
  | 'job_preferences'
  | 'experience'
  | 'from_resume'
  | 'version'
> &
  JobPreferences & {
    past_jobs: Profile['experience']
    /** The resume that last filled the list; null if its entries are the seeker's own. */
    education_resume_id: number | null
    past_jobs_resume_id: number | null
    preferences_skipped_at: Date | null
    onboarding_step: number
  }
export type SkillRow = { name: string; skill_id: number | null }
export type ProfileRow = ProfileColumns & { skills: SkillRow[]; projects: Project[] }

/** In one statement, so that no reader sees half of a save. */
export async function findProfile(connection: Connection, userId: number): Promise<ProfileRow | undefined> {
  return connection
    .selectFrom('profiles')
    .select([
      'title',
      'about',
      'years_of_experience',
      'location',
      'open_to_remote',
      'willing_to_relocate',
      'resume_url',
      'website',
      'linkedin',
      'github',
      'job_types',
      'salary_min',
      'salary_max',
      'work_arrangement',
      'availability',
      'custom_availability',
      'preferences_skipped_at',
      'onboarding_step',
      'education',
      'past_jobs',
      'education_resume_id',
      'past_jobs_resume_id',
    ])
    .select((select) => [
      jsonArrayFrom(
        select
          .selectFrom('profile_skills')
          .select(['name', 'skill_id'])
          .whereRef('profile_skills.user_id', '=', 'profiles.user_id')
          .orderBy('position'),
      ).as('skills'),
      jsonArrayFrom(
        select
          .selectFrom('profile_projects')
          .select(['title', 'description', 'url'])
          .whereRef('profile_projects.user_id', '=', 'profiles.user_id')
          .orderBy('position'),
      ).as('projects'),
    ])
    .where('user_id', '=', userId)
    .$castTo<ProfileRow>()
    .executeTakeFirst()
}

/** Creates the row if needed. */
export async function writeProfile(
  tx: Tx,
  userId: number,
  { education, past_jobs, ...columns }: Partial<ProfileColumns>,
  now: Date,
): Promise<void> {
  const values = {
    ...columns,
    // The driver would write a list as a database array.
    ...(education && { education: JSON.stringify(education) }),
    ...(past_jobs && { past_jobs: JSON.stringify(past_jobs) }),
    updated_at: now,
  }
  await tx
    .insertInto('profiles')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function replaceSkills(tx: Tx, userId: number, skills: readonly SkillRow[]): Promise<void> {
  await tx.deleteFrom('profile_skills').where('user_id', '=', userId).execute()
  if (skills.length === 0) return
  await tx
    .insertInto('profile_skills')
    .values(skills.map((skill, position) => ({ ...skill, user_id: userId, position })))
    .execute()
}

export async function replaceProjects(tx: Tx, userId: number, projects: readonly Project[]): Promise<void> {
  await tx.deleteFrom('profile_projects').where('user_id', '=', userId).execute()
  if (projects.length === 0) return
  await tx
    .insertInto('profile_projects')
    .values(projects.map((project, position) => ({ ...project, user_id: userId, position })))
    .execute()
}
