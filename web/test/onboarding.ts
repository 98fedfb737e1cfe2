import type { OnboardingStatus } from '@hanap/contract/profile/onboarding'
import { hasJobPreferences, noJobPreferences, type Profile } from '@hanap/contract/profile/profile'
import type { Resume, ResumeFacts } from '@hanap/contract/profile/resumes'
import { eli, holding, standingOf, trialOf } from './seekers.ts'
import { refuseUnseen, withVersion } from './versioned.ts'

export const emptyProfile: Profile = {
  title: '',
  about: '',
  years_of_experience: '',
  location: '',
  open_to_remote: false,
  willing_to_relocate: false,
  resume: null,
  resume_url: '',
  skills: [],
  skill_ids: [],
  website: '',
  linkedin: '',
  github: '',
  projects: [],
  job_preferences: noJobPreferences,
  education: [],
  experience: [],
  version: 'v1',
  from_resume: { education: false, experience: false },
}

export const elisResume: Resume = {
  id: 7,
  file_name: 'eli.pdf',
  uploaded_at: '2026-11-20T01:00:00.000Z',
  file_type: 'pdf',
  size: 48_000,
  is_current: true,
}

export const elisFacts: ResumeFacts = {
  title: 'Bookkeeper',
  skills: ['QuickBooks', 'Excel'],
  experience: 4,
  years_of_experience: '3-5',
  location: 'Cebu City',
  education: [],
  past_jobs: [],
}

type Save = Partial<Profile> & { onboarding_step?: number; resume?: unknown }

/** A server that stores eli's profile. Tests can change it, as another device would. */
export function elisServer(profile: Partial<Profile> = {}) {
  const now = Date.now()
  const server = {
    profile: { ...emptyProfile, ...profile },
    step: 0,
    isSkipped: false,
    /** In order. */
    saves: [] as Save[],
  }
  const status = (): OnboardingStatus => {
    const { title, years_of_experience, location, open_to_remote, willing_to_relocate, resume, skills } =
      server.profile
    const checks = {
      has_basic_info: Boolean(
        title && years_of_experience && location && (open_to_remote || willing_to_relocate),
      ),
      has_resume: resume !== null,
      has_skills: skills.length > 0,
      has_job_preferences: hasJobPreferences(server.profile.job_preferences),
    }
    const { has_job_preferences, ...others } = checks
    return {
      checks,
      onboarding_completed: Object.values(others).every(Boolean) && (has_job_preferences || server.isSkipped),
      preferences_skipped: server.isSkipped,
      next_step: Math.min(server.step + 1, 5),
    }
  }
  const save = (sent: Save, _address?: URL, init?: RequestInit) => {
    const unseen = refuseUnseen(server.profile, init)
    if (unseen) return unseen
    server.saves.push(sent)
    const { onboarding_step, resume, skills, ...rest } = readForm(sent)
    if (rest.job_preferences && !hasJobPreferences(rest.job_preferences)) server.isSkipped = true
    const { id, file_name: name, file_type, size, uploaded_at } = elisResume
    server.profile = {
      ...server.profile,
      ...rest,
      ...(skills && { skills, skill_ids: skills.map(() => null) }),
      ...(resume !== undefined && { resume: { id, name, file_type, size, uploaded_at } }),
    }
    server.step = Math.max(server.step, Number(onboarding_step ?? 0))
    return withVersion(server.profile)
  }
  const answers: Record<string, unknown> = {
    ...standingOf(eli, holding('free', 9, now), trialOf(9, now)),
    'GET /jobseeker/profile/': () => withVersion(server.profile),
    'POST /auth/check-onboarding-status/': status,
    'POST /jobseeker/profile/': save,
    'GET /resumes/': { count: 0, results: [] },
    'POST /resume-parse/': elisFacts,
  }
  return Object.assign(server, { answers })
}

/** A form's fields are texts; its lists are JSON. */
const readForm = (sent: Save): Save =>
  typeof sent.skills === 'string' ? { ...sent, skills: JSON.parse(sent.skills) as string[] } : sent
