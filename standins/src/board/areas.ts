export const AREAS = ['list', 'detail', 'login', 'register', 'apply', 'sent', 'other'] as const
export type Area = (typeof AREAS)[number]

/** @param path without its query */
export function areaOf(path: string): Area {
  if (path.startsWith('/jobseekers/jobsearch') || path.startsWith('/jobseekers/search/')) return 'list'
  if (path.startsWith('/jobseekers/job/')) return 'detail'
  if (path.startsWith('/jobseekers/jobapplications')) return 'sent'
  if (path.startsWith('/login') || path.startsWith('/authenticate')) return 'login'
  if (path.startsWith('/register')) return 'register'
  if (path.startsWith('/apply')) return 'apply'
  return 'other'
}
