import { addressIn } from '@hanap/contract/site/languages'
import { pages, prerenderedPages } from '@hanap/contract/site/pages'

/** What a page is held to; times in milliseconds, `kilobytes` all that comes over the line for the first view. */
export type Targets = {
  performance: number
  accessibility: number
  bestPractices: number
  /** None where search engines are kept out. */
  seo?: number
  largestPaint: number
  /** None where the performance mark, of which it is a third, holds it. */
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

/** The addresses that are for everybody and are made at build, in English. */
const publicAddresses: readonly string[] = prerenderedPages().map(({ address }) => address)

/**
 * Every page that is measured: the public ones, home once more in Filipino, the listing and one job.
 * @param jobId a listing that is open
 */
export function listMeasuredPages(jobId: number): MeasuredPage[] {
  const inPublic = [...publicAddresses, addressIn('fil', '/')]
  const signedIn: string[] = [pages.jobs.path, pages.job.path.replace('$id', String(jobId))]
  return [
    ...inPublic.map((address) => ({ address, isSignedIn: false, targets: publicTargets })),
    ...signedIn.map((address) => ({ address, isSignedIn: true, targets: signedInTargets })),
  ]
}
