import { listingIdOf } from './page-marks.ts'

/** Only the path of the URL counts: a file may name another host, which is never visited. */
export function listingPath({ sourceId, url }: { sourceId: string; url: string }): string {
  const path = URL.parse(url)?.pathname ?? ''
  // The bare id works too; the board's own script uses it.
  return listingIdOf(path) === sourceId ? path : `/jobseekers/job/${sourceId}`
}
