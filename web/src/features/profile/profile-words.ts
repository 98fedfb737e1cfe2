import type { FieldWords } from '../../page/elsewhere/use-save-over.tsx'
import { profileFieldMessages } from './field-messages.ts'
import { profileMessages } from './messages.ts'
import type { ProfileDraft } from './profile-draft.ts'
import type { Flat } from './sections/preference-draft.ts'
import { usePreferenceNames } from './sections/preference-names.ts'

type Fields = Flat<ProfileDraft>
type Words = { [Name in keyof Fields]: { label: string; show?: (value: Fields[Name]) => string } }

const listed = (values: readonly string[]) => values.join(', ')
/** One line per entry. */
const entries = (values: readonly object[]) =>
  values.map((entry) => Object.values(entry).filter(Boolean).join(' · ')).join('\n')

export function useProfileWords(): FieldWords {
  const m = profileMessages
  const f = profileFieldMessages
  const names = usePreferenceNames()
  const yesOrNo = (value: boolean) => (value ? m.yes : m.no)
  const words: Words = {
    title: { label: f.title },
    about: { label: f.about },
    years_of_experience: { label: f.experience },
    location: { label: f.location },
    open_to_remote: { label: f.remote, show: yesOrNo },
    willing_to_relocate: { label: f.relocate, show: yesOrNo },
    resume_url: { label: f.resumeUrl },
    skills: { label: f.skill, show: listed },
    website: { label: f.website },
    linkedin: { label: f.linkedin },
    github: { label: f.github },
    projects: { label: f.projects, show: entries },
    education: { label: m.education, show: entries },
    experience: { label: m.pastJobs, show: entries },
    'preferences.job_types': {
      label: f.jobTypes,
      show: (types) => listed(types.map((type) => names.jobType[type])),
    },
    'preferences.salary_min': { label: f.salaryMin },
    'preferences.salary_max': { label: f.salaryMax },
    'preferences.work_arrangement': { label: f.arrangement, show: (value) => names.arrangement[value] },
    'preferences.availability': { label: f.availability, show: (value) => names.availability[value] },
    'preferences.custom_availability': { label: f.customAvailability },
  }
  return words
}
