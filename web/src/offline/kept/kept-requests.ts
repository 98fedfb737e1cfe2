import { isRecord } from '@hanap/contract/wire/is-record'

/** On our own origin; with an API elsewhere no answers are cached. */
const API = '/api'

/**
 * Listings, saved jobs, applications, and the data of guards and header. Never payments, exports, sessions, letters,
 * resumes, settings.
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

/** @param pathname without its query */
export function isKeptRequest(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname))
}

/** Each at most once a day. The plain lists cost no search; searches are cached when made and never prefetched. */
export const readAhead = [
  '/saved-jobs/',
  '/auth/subscription/saved-jobs/check-limit/',
  '/job-applications/list_applications/',
  '/auth/profile/',
  '/auth/trial/status/',
  '/auth/subscription/current/',
].map((path) => API + path)

/** Whether repeating the request costs the seeker nothing. */
export function canReadAgain(pathname: string): boolean {
  return isKeptRequest(pathname) && pathname !== `${API}/jobs/search/`
}

/** Null for other addresses. */
export function jobIdOf(pathname: string): number | null {
  const id = /^\/api\/jobs\/([1-9]\d*)\/$/.exec(pathname)?.[1]
  return id === undefined ? null : Number(id)
}

export function listsJobs(pathname: string): boolean {
  return /^\/api\/(jobs\/|jobs\/search\/|jobs\/[1-9]\d*\/similar\/|saved-jobs\/)$/.test(pathname)
}

export function logsOut(pathname: string): boolean {
  return pathname === `${API}/auth/logout/`
}

/** In any form of list. */
export function rowOf(list: unknown, id: number): object | undefined {
  const { results, close } = isRecord(list) ? list : {}
  return [list, results, close]
    .flatMap((some) => (Array.isArray(some) ? (some as unknown[]) : []))
    .map((row) => (isRecord(row) && isRecord(row['job_details']) ? row['job_details'] : row))
    .find((row): row is Record<string, unknown> => isRecord(row) && row['id'] === id)
}
