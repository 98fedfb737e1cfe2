import { listingIdOf } from './page-marks.ts'

/**
 * A job's path on our board. Only the path of the URL counts: a file may name another host, which is never visited.
 */
export function listingPath({ sourceId, url }: { sourceId: string; url: string }): string {
  const path = URL.parse(url)?.pathname ?? ''
  // The board's own script uses the bare id, which works without the words.
  return listingIdOf(path) === sourceId ? path : `/jobseekers/job/${sourceId}`
}
