import { cleanSkills, profileLimits } from '@hanap/contract/profile/profile-fields'
import type { ResumeFacts } from '@hanap/contract/profile/resumes'
import { isSame } from '../../../../page/elsewhere/merge-edit.ts'
import { emptyDraft, type OnboardingDraft, type ReadField, readFields } from '../draft.ts'

type Values = Pick<OnboardingDraft, ReadField>

/** Shortened to fit each field. */
export function valuesOf(facts: ResumeFacts): Values {
  return {
    title: facts.title.slice(0, profileLimits.line),
    years_of_experience: facts.years_of_experience,
    location: facts.location.slice(0, profileLimits.line),
    skills: cleanSkills(facts.skills)
      .filter((skill) => skill.length <= profileLimits.skill)
      .slice(0, profileLimits.skills),
  }
}

const isEmpty = (value: string | readonly string[]) => value.length === 0

export const foundFields = (facts: ResumeFacts): ReadField[] =>
  readFields.filter((field) => !isEmpty(valuesOf(facts)[field]))

/**
 * Fills empty fields, and those an earlier resume filled. Never overwrites what the seeker wrote or accepted.
 * @param resume the id of the resume that holds these facts
 */
export function fillFromResume(draft: OnboardingDraft, resume: number, facts: ResumeFacts): OnboardingDraft {
  const start = { ...draft, read: { resume, facts }, before: {} }
  return foundFields(facts)
    .filter((field) => isEmpty(draft[field]) || field in draft.before)
    .reduce((filled, field) => {
      const held = draft.before[field] ?? draft[field]
      return { ...filled, [field]: valuesOf(facts)[field], before: { ...filled.before, [field]: held } }
    }, start)
}

/** For a resume parsed on another device: only marks fields that equal its values. */
export function recogniseRead(draft: OnboardingDraft, resume: number, facts: ResumeFacts): OnboardingDraft {
  const values = valuesOf(facts)
  const same = foundFields(facts).filter((field) => isSame(draft[field], values[field]))
  const before = Object.fromEntries(same.map((field) => [field, emptyDraft[field]]))
  return { ...draft, read: { resume, facts }, before }
}

export function isNews(draft: OnboardingDraft, facts: ResumeFacts, field: ReadField): boolean {
  return String(offered(draft, facts, field)) !== String(draft[field])
}

/** Skills are added to the present ones. */
export function takeField(draft: OnboardingDraft, facts: ResumeFacts, field: ReadField): OnboardingDraft {
  const before = { ...draft.before, [field]: draft[field] }
  return { ...draft, [field]: offered(draft, facts, field), before }
}

function offered(draft: OnboardingDraft, facts: ResumeFacts, field: ReadField) {
  const values = valuesOf(facts)
  return field === 'skills'
    ? cleanSkills([...draft.skills, ...values.skills]).slice(0, profileLimits.skills)
    : values[field]
}

export function undoField(draft: OnboardingDraft, field: ReadField): OnboardingDraft {
  const { [field]: held, ...before } = draft.before
  return held === undefined ? draft : { ...draft, [field]: held, before }
}

/** The value stays and loses its mark. */
export function acceptField(draft: OnboardingDraft, field: ReadField): OnboardingDraft {
  const { [field]: _, ...before } = draft.before
  return { ...draft, before }
}

/** A field edited by hand loses its mark. */
export function changeByHand(draft: OnboardingDraft, part: Partial<OnboardingDraft>): OnboardingDraft {
  const before = { ...draft.before }
  for (const field of readFields) if (field in part) delete before[field]
  return { ...draft, ...part, before }
}
