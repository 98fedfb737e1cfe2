import { isRecord } from '../wire/is-record.ts'
import { isShadowed } from '../wire/shadowed.ts'

const fields: Readonly<Record<string, string>> = {
  yearsOfExperience: 'years_of_experience',
  openToRemote: 'open_to_remote',
  willingToRelocate: 'willing_to_relocate',
  resumeUrl: 'resume_url',
  resume_file: 'resume',
  jobPreferences: 'job_preferences',
  job_preference: 'job_preferences',
  jobPreference: 'job_preferences',
}

const preferences: Readonly<Record<string, string>> = {
  types: 'job_types',
  jobTypes: 'job_types',
  salaryMin: 'salary_min',
  salaryMax: 'salary_max',
  workArrangement: 'work_arrangement',
  customAvailability: 'custom_availability',
}

/** Accepts camel case, and job_preference for the preferences. If a field has both names, the wire name wins. */
export function readProfileSpellings(given: unknown): unknown {
  if (!isRecord(given)) return given
  const read = renamed(given, fields)
  const wanted = parsed(read['job_preferences'])
  return isRecord(wanted) ? { ...read, job_preferences: renamed(wanted, preferences) } : read
}

function renamed(given: Record<string, unknown>, names: Readonly<Record<string, string>>) {
  const read: [string, unknown][] = []
  for (const [name, value] of Object.entries(given)) {
    const own = Object.hasOwn(names, name) ? names[name] : undefined
    if (own === undefined) read.push([name, value])
    else if (!Object.hasOwn(given, own)) read.push([own, value])
  }
  return Object.fromEntries(read)
}

/** A multipart form sends the preferences as JSON. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    const read: unknown = JSON.parse(value)
    return isShadowed(read) ? value : read
  } catch {
    return value
  }
}
