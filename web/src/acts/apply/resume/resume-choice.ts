import type { Resume } from '@hanap/contract/profile/resumes'

export type ResumeOption =
  | { kind: 'none' }
  | { kind: 'kept'; resume: Resume }
  /** Uploaded at the submit. */
  | { kind: 'new'; file: File }
  /** Stands in for a failed list; never sent. */
  | { kind: 'sample'; name: string }
  | { kind: 'loading' }

/**
 * The current one by default.
 * @param wanted null for none, undefined if not chosen yet
 */
export function chosenResume(resumes: readonly Resume[], wanted: number | null | undefined): Resume | null {
  if (wanted === null) return null
  // The chosen resume may be deleted.
  const chosen = resumes.find(({ id }) => id === wanted)
  return chosen ?? resumes.find(({ is_current }) => is_current) ?? null
}

export function optionValue(option: ResumeOption): string {
  if (option.kind === 'kept') return String(option.resume.id)
  return option.kind === 'sample' ? option.name : option.kind
}
