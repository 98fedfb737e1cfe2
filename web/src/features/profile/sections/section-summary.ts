import type { Profile } from '@hanap/contract/profile/profile'
import { profileMessages } from '../messages.ts'
import type { ProfileDraft, SectionName } from '../profile-draft.ts'
import { usePreferenceNames } from './preference-names.ts'

/** Empty for an empty section. */
export function useSectionSummaries(
  profile: Profile,
  draft: ProfileDraft,
  file: File | null,
): Readonly<Record<SectionName, string>> {
  const m = profileMessages
  const names = usePreferenceNames()
  const listed = (parts: readonly string[]) => parts.filter(Boolean).join(', ')
  return {
    about: draft.title || draft.about,
    skills: listed(draft.skills),
    projects: listed(draft.projects.map(({ title }) => title)),
    contact: listed([draft.website, draft.linkedin, draft.github]),
    resume: file?.name ?? profile.resume?.name ?? draft.resume_url,
    experience: listed([
      draft.years_of_experience && m.yearsOf(draft.years_of_experience),
      draft.location,
      draft.open_to_remote ? m.remote : '',
      draft.willing_to_relocate ? m.relocate : '',
    ]),
    preferences: listed(draft.preferences.job_types.map((type) => names.jobType[type])),
  }
}
