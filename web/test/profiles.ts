import type { Profile } from '@hanap/contract/profile/profile'
import type { Resume } from '@hanap/contract/profile/resumes'
import { session } from '../src/api/session/browser-session.ts'
import { emptyProfile } from './onboarding.ts'
import { openSite } from './open-site.tsx'
import { ana, holding, standingOf, trialOf } from './seekers.ts'
import { refuseUnseen, withVersion } from './versioned.ts'

const UPLOADED = '2026-11-18T02:00:00.000Z'

export const resumeOf = (id: number, file_name: string, is_current = false): Resume => ({
  id,
  file_name,
  uploaded_at: UPLOADED,
  file_type: file_name.endsWith('.docx') ? 'docx' : 'pdf',
  size: 260_303,
  is_current,
})

/** Something in every section. */
export const anasProfile: Profile = {
  ...emptyProfile,
  title: 'Support Lead',
  about: 'I run support for small hotels.',
  years_of_experience: '5-10',
  location: 'Cebu City, Cebu',
  open_to_remote: true,
  resume: { id: 5, name: 'Ana Reyes.pdf', file_type: 'pdf', size: 260_303, uploaded_at: UPLOADED },
  resume_url: 'https://ana.example.com/cv',
  skills: ['Zendesk', 'React'],
  skill_ids: [1, 2],
  website: 'https://ana.example.com',
  projects: [{ title: 'Help centre', description: '120 articles.', url: 'https://help.example.com' }],
  job_preferences: {
    job_types: ['full-time', 'contract'],
    salary_min: 12_000,
    salary_max: 18_000,
    work_arrangement: 'remote',
    availability: 'custom',
    custom_availability: 'From January',
  },
  education: [{ school: 'Cebu Normal University', degree: 'BS Business', start: '2014', end: '2018' }],
  experience: [
    { title: 'Agent', company: 'Visayas Contact', start: '2018', end: '2021', summary: 'Nights.' },
  ],
  from_resume: { education: true, experience: true },
}

/** A server that stores ana's profile as saved. */
export function openProfile(profile: Profile = anasProfile, more: Readonly<Record<string, unknown>> = {}) {
  const now = Date.now()
  const kept = { profile }
  session.signIn('t-ana', ana)
  const site = openSite('/profile', {
    ...standingOf(ana, holding('free', 9, now), trialOf(9, now)),
    'GET /jobseeker/profile/': () => withVersion(kept.profile),
    'PUT /jobseeker/profile/': (sent: Partial<Profile>, _address: URL, init: RequestInit) => {
      const unseen = refuseUnseen(kept.profile, init)
      if (unseen) return unseen
      kept.profile = { ...kept.profile, ...sent }
      return withVersion(kept.profile)
    },
    'GET /resumes/': { count: 1, results: [resumeOf(5, 'Ana Reyes.pdf', true)] },
    ...more,
  })
  return { ...site, kept }
}
