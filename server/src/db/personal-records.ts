import { ofApplication, type PersonalTable, personalTable, reasons } from './personal-table.ts'

const { account, ours, fileName, fileHash } = reasons

/** What a seeker says of themselves, looks for, keeps, writes and sends. */
export const seekerData: readonly PersonalTable[] = [
  personalTable('profiles', {
    title: 'Your profile',
    key: ['user_id'],
    told: {title: 'text', about: 'text', years_of_experience: 'text', location: 'text', open_to_remote: ['flag', 'Open to remote work'], willing_to_relocate: 'flag', resume_url: ['text', 'Resume link'], website: 'text', linkedin: ['text', 'LinkedIn'], github: ['text', 'GitHub'], job_types: 'codes', salary_min: ['pesos', 'Lowest monthly pay'], salary_max: ['pesos', 'Highest monthly pay'], work_arrangement: 'code', availability: ['code', 'Can start'], custom_availability: ['text', 'Can start, in your words'], education: 'parts', education_resume_id: 'technical', past_jobs: ['parts', 'Past jobs'], past_jobs_resume_id: 'technical', onboarding_step: 'technical', preferences_skipped_at: ['time', 'Job preferences skipped'], updated_at: 'time'},
    leftOut: { user_id: account },
  }),
  personalTable('profile_skills', {
    title: 'Your skills',
    key: ['user_id', 'position'],
    told: {position: 'technical', name: ['text', 'Skill'], skill_id: 'technical'},
    leftOut: { user_id: account },
  }),
  personalTable('profile_projects', {
    title: 'Your projects',
    key: ['user_id', 'position'],
    told: {position: 'technical', title: 'text', description: 'text', url: ['text', 'Link']},
    leftOut: { user_id: account },
  }),
  personalTable('resumes', {
    title: 'Your resumes, and what was read in them',
    key: ['id'],
    told: {id: 'technical', file_name: ['text', 'File'], file_type: ['code', 'Kind of file'], size: 'bytes', uploaded_at: 'time', is_current: ['flag', 'In use'], facts: ['parts', 'What was read in it'], facts_problem: ['code', 'Why it could not be read'], facts_read_at: ['time', 'Read']},
    leftOut: { user_id: account, file_key: fileName, sha256: fileHash, reader_version: ours },
  }),
  personalTable('ai_instructions', {
    title: 'Your AI instructions',
    key: ['id'],
    told: {id: 'technical', instructions: 'text', updated_at: 'time'},
    leftOut: { user_id: account },
  }),
  personalTable('saved_jobs', {
    title: 'Jobs you saved',
    key: ['id'],
    told: {id: 'technical', job_id: 'technical', saved_at: 'time', saved_version: 'technical'},
    leftOut: { user_id: account },
  }),
  personalTable('hidden_jobs', {
    title: 'Jobs you hid',
    key: ['user_id', 'job_id'],
    told: {job_id: 'technical', hidden_at: 'time'},
    leftOut: { user_id: account },
  }),
  personalTable('job_reports', {
    title: 'Jobs you reported',
    key: ['id'],
    told: {id: 'technical', job_id: 'technical', reason: 'code', note: 'text', reported_at: 'time', settled_at: ['time', 'Looked at']},
    leftOut: { user_id: account },
  }),
  personalTable('saved_searches', {
    title: 'Searches you saved',
    key: ['id'],
    told: {id: 'technical', name: 'text', criteria: ['parts', 'Looks for'], alerts: 'flag', created_at: 'time', updated_at: 'time'},
    leftOut: { user_id: account, criteria_key: 'a hash by which searches that are alike are found' },
  }),
  personalTable('alert_matches', {
    title: 'Jobs that matched those searches',
    key: ['user_id', 'job_id'],
    told: {job_id: 'technical', saved_search_ids: 'technical', matched_at: 'time', settled_at: ['time', 'Told or passed over']},
    leftOut: { user_id: account },
  }),
  personalTable('search_counts', {
    title: 'How many searches you made in a month',
    key: ['user_id', 'month'],
    told: {month: 'month', spent: ['number', 'Searches used'], credit_expires_at: 'technical'},
    leftOut: { user_id: account },
  }),
  personalTable('recent_searches', {
    title: 'When you searched in the last hour',
    key: ['user_id', 'text_hash'],
    told: {last_searched_at: ['time', 'Searched']},
    leftOut: { user_id: account, text_hash: 'a hash: what you searched for is not kept' },
  }),
  personalTable('cover_letters', {
    title: 'Your cover letters',
    key: ['id'],
    told: {id: 'technical', job_id: 'technical', subject: 'text', content: ['text', 'Cover letter'], custom_prompt: ['text', 'Your instructions'], resume_id: 'technical', resume_url: ['text', 'Resume link'], source: ['code', 'Written by'], sentences: ['parts', 'Where each sentence comes from'], created_at: 'time', updated_at: 'time'},
    leftOut: { user_id: account },
  }),
  personalTable('applications', {
    title: 'Your applications, with the job and the cover letter as they were',
    key: ['id'],
    told: {id: 'technical', job_id: 'technical', status: 'code', board_status: ['text', 'Status at Online Jobs Portal'], notes: 'text', applied_at: ['time', 'Applied'], applied_on: 'day', offer_date: ['time', 'Offer'], offer_on: ['day', 'Offer'], follow_up_at: ['time', 'Follow up'], follow_up_on: 'day', reminded_at: ['time', 'Reminded'], origin: ['code', 'Applied through'], points: ['number', 'Apply points'], send_state: ['code', 'Sending'], send_problem: ['parts', 'What went wrong'], send_started_at: ['time', 'Sending began'], already_there_at: ['time', 'Found at Online Jobs Portal'], sent_job: ['parts', 'The job as it was'], sent_letter: ['parts', 'The cover letter as it was'], sent_resume: ['parts', 'The resume as it was'], updated_at: 'time'},
    leftOut: { user_id: account, added_key: reasons.key, next_look_at: ours },
  }),
  personalTable('application_events', {
    title: 'What became of your applications',
    isTheirs: ofApplication,
    key: ['id'],
    told: {id: 'technical', application_id: 'technical', kind: ['code', 'What changed'], from_value: ['change', 'From'], to_value: ['change', 'To'], source: ['code', 'Who changed it'], happened_at: ['time', 'When']},
  }),
  personalTable('interviews', {
    title: 'Your interviews',
    isTheirs: ofApplication,
    key: ['id'],
    told: {id: 'technical', application_id: 'technical', label: ['text', 'Interview'], starts_at: ['time', 'When'], starts_on: ['day', 'When'], place: 'text', notes: 'text', created_at: 'time'},
  }),
  personalTable('integrations', {
    title: 'Your Online Jobs Portal account',
    key: ['id'],
    told: {id: 'technical', type: 'technical', board_email: ['text', 'Email there'], connected_at: 'time', last_synced_at: 'time', next_sync_at: 'time', sync_failing_since: ['time', 'Sync failing since'], sync_problem: ['code', 'Why it fails'], trouble: ['code', 'What needs you'], apply_points: 'number', apply_points_at: ['time', 'Points seen']},
    leftOut: {
      user_id: account,
      sealed_password:
        'a secret: your password at the board, which we cannot show to whoever opens this copy',
      sealed_session: 'a secret: it signs in at the board',
    },
  }),
  personalTable('integration_settings', {
    title: 'How your Online Jobs Portal account is used',
    key: ['user_id'],
    told: {sync_applications: ['flag', 'Sync applications'], updated_at: 'time'},
    leftOut: { user_id: account },
  }),
  personalTable('integration_uses', {
    title: 'When your Online Jobs Portal account was used',
    key: ['id'],
    told: {id: 'technical', purpose: ['code', 'For'], outcome: ['code', 'Result'], used_at: 'time'},
    leftOut: { user_id: account },
  }),
]
