import type { ProfileParts } from '../../seeker/profile.ts'

/**
 * Lists as JSON, booleans as texts, preferences under the form's own name. The file comes last, so that the server
 * knows the other fields first.
 */
export function formOf({ job_preferences, ...fields }: ProfileParts, file?: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  if (job_preferences) form.set('job_preference', JSON.stringify(job_preferences))
  if (file) form.set('resume_file', file)
  return form
}
