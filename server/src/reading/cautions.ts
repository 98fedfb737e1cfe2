import { type Caution, cautions } from '@hanap/contract/jobs/job-details'
import type { Job } from '@hanap/contract/jobs/jobs'
import { isChatInvitation, namesOtherWay } from './chat-contact.ts'
import { sentencesOf } from './sentences.ts'
import type { ReadSign } from './signs/signs.ts'

type Advised = Pick<Job, 'title' | 'description' | 'salary' | 'employer' | 'pay'>

/**
 * From a job's signs and what the board omits.
 * @param job as the board shows it; `pay` is the month as imported
 * @param known.typicalUsd the upper monthly pay of similar jobs; null if unknown
 */
export function readCautions(
  job: Advised,
  known: { signs: readonly ReadSign[]; ordersMachines?: boolean; typicalUsd?: number | null },
): Caution[] {
  const { signs, ordersMachines = false, typicalUsd = null } = known
  const found: Readonly<Record<Caution, boolean>> = {
    'asks-for-money': signs.some(({ kind }) => kind === 'asks-fee'),
    'chat-only': isChatOnly(job, signs),
    'employer-not-shown': job.employer === null,
    'pay-unusual':
      signs.some(({ kind, field }) => kind === 'pay-too-good' && field === 'salary') ||
      isFarAbove(job.pay, typicalUsd),
    'orders-machines': ordersMachines,
  }
  return cautions.filter((caution) => found[caution])
}

function isChatOnly(job: Advised, signs: readonly ReadSign[]): boolean {
  if (!signs.some(({ kind }) => kind === 'off-platform')) return false
  const sentences = [...sentencesOf(job.title), ...sentencesOf(job.description)]
  return sentences.some(isChatInvitation) && !sentences.some(namesOtherWay)
}

/** More than this many times the upper pay of similar jobs is a typo, or bait. */
const FAR_ABOVE = 4

function isFarAbove(pay: Job['pay'], typicalUsd: number | null): boolean {
  const least = pay?.usd_min ?? pay?.usd_max ?? null
  return least !== null && typicalUsd !== null && least > FAR_ABOVE * typicalUsd
}
