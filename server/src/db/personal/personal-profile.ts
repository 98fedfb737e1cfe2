import * as applicationSays from '@hanap/contract/says/applications'
import { type PersonalTable, personalTable, reasons } from './personal-table.ts'

const { account, ours, fileName, fileHash } = reasons

/** What a seeker says of themselves. */
export const profileData: readonly PersonalTable[] = [
  personalTable('profiles', {
    title: 'Your profile',
    key: ['user_id'],
    told: {
      title: 'text',
      about: 'text',
      years_of_experience: 'text',
      location: 'text',
      open_to_remote: ['flag', 'Open to remote work'],
      willing_to_relocate: 'flag',
      resume_url: ['text', 'Resume link'],
      website: 'text',
      linkedin: ['text', 'LinkedIn'],
      github: ['text', 'GitHub'],
      job_types: 'codes',
      salary_min: ['dollars', 'Minimum salary a year'],
      salary_max: ['dollars', 'Maximum salary a year'],
      work_arrangement: 'code',
      availability: ['code', 'Can start'],
      custom_availability: ['text', 'Can start, in your words'],
      education: 'parts',
      education_resume_id: 'technical',
      past_jobs: ['parts', 'Past jobs'],
      past_jobs_resume_id: 'technical',
      onboarding_step: 'technical',
      preferences_skipped_at: ['time', 'Job preferences skipped'],
      updated_at: 'time',
    },
    leftOut: { user_id: account },
  }),
  personalTable('profile_skills', {
    title: 'Your skills',
    key: ['user_id', 'position'],
    told: { position: 'technical', name: ['text', 'Skill'], skill_id: 'technical' },
    leftOut: { user_id: account },
  }),
  personalTable('profile_projects', {
    title: 'Your projects',
    key: ['user_id', 'position'],
    told: { position: 'technical', title: 'text', description: 'text', url: ['text', 'Link'] },
    leftOut: { user_id: account },
  }),
  personalTable('resumes', {
    title: 'Your resumes, and what was read in them',
    key: ['id'],
    told: {
      id: 'technical',
      file_name: ['text', 'File'],
      file_type: ['code', 'Kind of file'],
      size: 'bytes',
      uploaded_at: 'time',
      is_current: ['flag', 'In use'],
      facts: ['parts', 'What was read in it'],
      facts_problem: ['code', 'Why it could not be read'],
      facts_read_at: ['time', 'Read'],
    },
    leftOut: { user_id: account, file_key: fileName, sha256: fileHash, reader_version: ours },
  }),
  personalTable('ai_instructions', {
    title: applicationSays.yourInstructions,
    key: ['id'],
    told: { id: 'technical', instructions: 'text', updated_at: 'time' },
    leftOut: { user_id: account },
  }),
]
