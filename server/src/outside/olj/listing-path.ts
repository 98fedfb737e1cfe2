import { listingIdOf } from './page-marks.ts'

/**
 * The path of a listing's page on the board we are connected to. Only the path of a kept address is used: a listing
 * that a file brought may name another host, which is never visited.
 */
export function listingPath({ sourceId, url }: { sourceId: string; url: string }): string {
  const path = URL.parse(url)?.pathname ?? ''
  // The board's own script uses the bare id, which works without the words.
  return listingIdOf(path) === sourceId ? path : `/jobseekers/job/${sourceId}`
}
