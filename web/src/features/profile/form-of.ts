import type { ProfileParts } from '../../seeker/profile.ts'

/**
 * What a save sends, as a form: lists as JSON, yes and no as texts, the preferences under the form's own name for them,
 * and the file last, so that the server knows everything else by the time it comes.
 */
export function formOf({ job_preferences, ...fields }: ProfileParts, file?: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  if (job_preferences) form.set('job_preference', JSON.stringify(job_preferences))
  if (file) form.set('resume_file', file)
  return form
}
