import type { Resume } from '@hanap/contract/profile/resumes'

export type ResumeOption =
  | { kind: 'none' }
  | { kind: 'kept'; resume: Resume }
  /** Uploaded when the application is submitted. */
  | { kind: 'new'; file: File }
  /** Shown if the list failed; can never be sent. */
  | { kind: 'sample'; name: string }
  | { kind: 'loading' }

/**
 * The chosen resume, otherwise the current one.
 * @param wanted its id; null for none, undefined if not chosen yet
 */
export function chosenResume(resumes: readonly Resume[], wanted: number | null | undefined): Resume | null {
  if (wanted === null) return null
  // A resume deleted since is no longer a choice.
  const chosen = resumes.find(({ id }) => id === wanted)
  return chosen ?? resumes.find(({ is_current }) => is_current) ?? null
}

export function optionValue(option: ResumeOption): string {
  if (option.kind === 'kept') return String(option.resume.id)
  return option.kind === 'sample' ? option.name : option.kind
}
