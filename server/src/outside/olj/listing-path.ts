import { listingIdOf } from './page-marks.ts'

/**
 * The path of a job's page on our board. Only the path is used: a file may name another host, which is never visited.
 */
export function listingPath({ sourceId, url }: { sourceId: string; url: string }): string {
  const path = URL.parse(url)?.pathname ?? ''
  // The board's own script uses the bare id, which works without the words.
  return listingIdOf(path) === sourceId ? path : `/jobseekers/job/${sourceId}`
}
