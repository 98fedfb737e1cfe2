import type { Resume } from '@hanap/contract/profile/resumes'

/** What the select of resumes holds. */
export type ResumeOption =
  | { kind: 'none' }
  | { kind: 'kept'; resume: Resume }
  /** Chosen here; uploaded when the application is submitted. */
  | { kind: 'new'; file: File }
  /** Shown where the list failed; can never be sent. */
  | { kind: 'sample'; name: string }
  /** The list is still on its way. */
  | { kind: 'loading' }

/**
 * The resume that goes along: the one that was chosen, else the current one.
 * @param wanted its id; null for none, undefined where nothing was chosen yet
 */
export function chosenResume(resumes: readonly Resume[], wanted: number | null | undefined): Resume | null {
  if (wanted === null) return null
  // One that was deleted since is no choice any more.
  const chosen = resumes.find(({ id }) => id === wanted)
  return chosen ?? resumes.find(({ is_current }) => is_current) ?? null
}

/** The value of an option in the select. */
export function optionValue(option: ResumeOption): string {
  if (option.kind === 'kept') return String(option.resume.id)
  return option.kind === 'sample' ? option.name : option.kind
}
