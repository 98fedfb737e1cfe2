/** Where the API stands on our own origin; a build whose API is elsewhere keeps no answers. */
const API = '/api'

/**
 * All of the API that may be kept on the phone: the listings, what is saved, the applications, and what the guards and
 * the header need. What is not named here never is: payments, exports, sessions, letters, resumes, settings.
 */
export const keptPaths = [
  '/jobs/',
  '/jobs/search/',
  '/jobs/:id/',
  '/jobs/:id/similar/',
  '/tags/popular/',
  '/saved-jobs/',
  '/auth/subscription/saved-jobs/check-limit/',
  '/job-applications/list_applications/',
  '/home/',
  '/auth/profile/',
  '/auth/user/',
  '/auth/trial/status/',
  '/auth/subscription/current/',
  '/auth/subscription/search/status/',
] as const

const patterns = keptPaths.map((path) => new RegExp(`^${API}${path.replaceAll(':id', '[1-9]\\d*')}$`))

/** Whether the answer to a GET of this address may be kept. @param pathname without its query */
export function isKeptRequest(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname))
}

/**
 * What is read ahead, so that it can be read without a signal before it was ever opened: each once a day at most. The
 * plain lists cost no search; searches are kept as they are made and never made ahead.
 */
export const readAhead = [
  '/saved-jobs/',
  '/auth/subscription/saved-jobs/check-limit/',
  '/job-applications/list_applications/',
  '/auth/profile/',
  '/auth/trial/status/',
  '/auth/subscription/current/',
].map((path) => API + path)

/** Of what a page has asked for, what may be asked again without a cost to its seeker. */
export function canReadAgain(pathname: string): boolean {
  return isKeptRequest(pathname) && pathname !== `${API}/jobs/search/`
}

/** The id of the job whose own page this address answers, null for any other. */
export function jobIdOf(pathname: string): number | null {
  const id = /^\/api\/jobs\/([1-9]\d*)\/$/.exec(pathname)?.[1]
  return id === undefined ? null : Number(id)
}

/** Whether an address answers rows of jobs. */
export function listsJobs(pathname: string): boolean {
  return /^\/api\/(jobs\/|jobs\/search\/|jobs\/[1-9]\d*\/similar\/|saved-jobs\/)$/.test(pathname)
}

/** Whether a call ends the session by the seeker's own wish. */
export function logsOut(pathname: string): boolean {
  return pathname === `${API}/auth/logout/`
}

/** The job of this id among the rows of a kept list, in any of the forms a list has; undefined where it is none of them. */
export function rowOf(list: unknown, id: number): object | undefined {
  const { results, close } = isRecord(list) ? list : {}
  return [list, results, close]
    .flatMap((some) => (Array.isArray(some) ? (some as unknown[]) : []))
    .map((row) => (isRecord(row) && isRecord(row['job_details']) ? row['job_details'] : row))
    .find((row): row is Record<string, unknown> => isRecord(row) && row['id'] === id)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
