import { isWebAddress, profileLimits, profileTexts } from '@hanap/contract/profile/profile-fields'
import { resumeTexts } from '@hanap/contract/profile/resumes'
import { isVisible } from '@hanap/contract/text/text'
import type { OnboardingDraft } from '../draft.ts'

/** Projects by index and field ('0.title'). */
export type StepErrors = Readonly<Record<string, string>>

/** @param hasResume also true for a visitor's file waiting for the login */
export function validateStep(
  step: number,
  draft: OnboardingDraft,
  hasResume: boolean = draft.resume !== null,
): StepErrors {
  const errors: Record<string, string> = {}
  const demand = (isGood: boolean, field: string, text: string) => {
    if (!isGood) errors[field] ??= text
  }
  const address = (field: 'resume_url' | 'website' | 'linkedin' | 'github', text: string) =>
    demand(isAddress(draft[field]), field, text)

  if (step === 1) {
    demand(isVisible(draft.title), 'title', profileTexts.titleRequired)
    demand(draft.years_of_experience !== '', 'years_of_experience', profileTexts.experienceRequired)
    demand(isVisible(draft.location), 'location', profileTexts.locationRequired)
    demand(draft.open_to_remote || draft.willing_to_relocate, 'work_options', profileTexts.workOptionRequired)
  }
  if (step === 2) {
    demand(hasResume, 'resume', resumeTexts.required)
    address('resume_url', profileTexts.resumeUrl)
  }
  if (step === 3) demand(draft.skills.length > 0, 'skills', profileTexts.skillRequired)
  if (step === 4) {
    demand(draft.projects.length > 0, 'projects', profileTexts.projectRequired)
    draft.projects.forEach((project, at) => {
      demand(isVisible(project.title), `${at}.title`, profileTexts.projectTitleRequired)
      demand(project.description.trim() !== '', `${at}.description`, profileTexts.projectDescriptionRequired)
      demand(isAddress(project.url), `${at}.url`, profileTexts.projectUrl)
    })
    address('website', profileTexts.website)
    address('linkedin', profileTexts.linkedin)
    address('github', profileTexts.github)
  }
  if (step === 5) validatePreferences(draft.preferences, demand)
  return errors
}

/** Whether an address is empty or valid. */
export function isAddress(typed: string): boolean {
  const address = typed.trim()
  return address === '' || (address.length <= profileLimits.url && isWebAddress(address))
}

const isAmount = (typed: string) => /^\d{1,8}(\.0*)?$/.test(typed) && Number(typed) <= profileLimits.salary

function validatePreferences(
  given: OnboardingDraft['preferences'],
  demand: (isGood: boolean, field: string, text: string) => void,
) {
  demand(given.job_types.length > 0, 'job_types', profileTexts.jobTypeRequired)
  demand(given.salary_min !== '', 'salary_min', profileTexts.salaryMinRequired)
  demand(given.salary_max !== '', 'salary_max', profileTexts.salaryMaxRequired)
  for (const field of ['salary_min', 'salary_max'] as const)
    demand(isAmount(given[field]), field, profileTexts.salaryNumber)
  demand(
    !isAmount(given.salary_min) ||
      !isAmount(given.salary_max) ||
      Number(given.salary_min) <= Number(given.salary_max),
    'salary_min',
    profileTexts.salaryOrder,
  )
  demand(
    given.availability !== 'custom' || given.custom_availability.trim() !== '',
    'custom_availability',
    profileTexts.customAvailabilityRequired,
  )
}
