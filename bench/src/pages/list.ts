import { addressIn } from '@hanap/contract/site/languages'
import { pages, prerenderedPages } from '@hanap/contract/site/pages'

/** Milliseconds; `kilobytes` of the first view. */
export type Targets = {
  performance: number
  accessibility: number
  bestPractices: number
  /** Absent where search engines are excluded. */
  seo?: number
  largestPaint: number
  /** Absent where the performance score covers it. */
  blocking?: number
  shift: number
  kilobytes: number
}
export type MeasuredPage = { address: string; isSignedIn: boolean; targets: Targets }

const publicTargets: Targets = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 1500,
  blocking: 100,
  shift: 0.01,
  kilobytes: 200,
}
const signedInTargets: Targets = {
  performance: 90,
  accessibility: 100,
  bestPractices: 100,
  largestPaint: 2500,
  shift: 0.01,
  kilobytes: 200,
}

/** Prerendered, in English. */
const publicAddresses: readonly string[] = prerenderedPages().map(({ address }) => address)

/**
 * The public pages, home in Filipino too, the listing and one job.
 * @param jobId an open listing
 */
export function listMeasuredPages(jobId: number): MeasuredPage[] {
  const inPublic = [...publicAddresses, addressIn('fil', '/')]
  const signedIn: string[] = [pages.jobs.path, pages.job.path.replace('$id', String(jobId))]
  return [
    ...inPublic.map((address) => ({ address, isSignedIn: false, targets: publicTargets })),
    ...signedIn.map((address) => ({ address, isSignedIn: true, targets: signedInTargets })),
  ]
}
