import type { SalaryGuide } from '@hanap/contract/jobs/salaries'
import * as jobSays from '@hanap/contract/says/jobs'
import { findTagIds } from '../../db/find-tag-ids.ts'
import type { Database } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { busy, Problem } from '../../lib/problem.ts'
import { bucketOf, type Secrets } from '../../lib/secrets/secrets.ts'
import { createTurns } from '../../lib/turns.ts'
import type { JobSearch } from '../../search/port.ts'
import {
  type Asked,
  FRESH_MS,
  GUIDES_A_MINUTE,
  type GuideQuery,
  MOST_REMEMBERED,
  readGuideQuery,
} from './rules.ts'

export type Salaries = {
  /**
   * From the index; counted at most once a minute per query. Throws 'busy' and 'too-many'.
   * @param address the caller's network address, counted as a keyed hash
   */
  guide(query: GuideQuery, address: string): Promise<SalaryGuide>
}

/** Each query is counted once and in sequence: searches wait for the same index. */
export function createSalaries(given: {
  replicas: Database
  clock: Clock
  secrets: Secrets
  rateLimits: RateLimits
  index: Pick<JobSearch, 'payGuide'>
}): Salaries {
  const { replicas, clock, secrets, rateLimits, index } = given
  const known = new Map<string, { at: number; guide: Promise<SalaryGuide> }>()
  const inTurn = createTurns<'guide'>({
    atOnce: 1,
    waiting: 50,
    refuse: () => busy(jobSays.payCrowded, 2),
  })

  async function count({ tags, ...asked }: Asked): Promise<SalaryGuide> {
    const tagIds = tags && [...tags.ids, ...(await findTagIds(replicas, tags.keys)).values()]
    const guide = await inTurn('guide', () => index.payGuide({ ...asked, tagIds }))
    return { ...guide, fewest: asked.fewest, computed_at: clock.now().toISOString() }
  }

  function remember(key: string, guide: Promise<SalaryGuide>, before: SalaryGuide | undefined) {
    const one = { at: clock.now().getTime(), guide }
    known.delete(key)
    known.set(key, one)
    const [oldest] = known.keys()
    if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
    // After a failure the next call retries; until then the old answer stays.
    guide.catch(() => {
      if (known.get(key) !== one) return
      if (before) known.set(key, { at: Number.NEGATIVE_INFINITY, guide: Promise.resolve(before) })
      else known.delete(key)
    })
  }

  return {
    async guide(query, address) {
      const asked = readGuideQuery(query)
      const key = JSON.stringify(asked)
      const earlier = known.get(key)
      if (earlier && clock.now().getTime() - earlier.at < FRESH_MS) return earlier.guide
      await rateLimits.count(bucketOf(secrets, 'salaries', address), GUIDES_A_MINUTE)
      // A concurrent call may have started a count.
      const latest = known.get(key)
      if (latest && latest !== earlier) return latest.guide
      const before = await earlier?.guide.catch(() => undefined)
      const guide = count(asked)
      remember(key, guide, before)
      return guide.catch((error: unknown) => {
        if (before && error instanceof Problem && error.code === 'busy') return before
        throw error
      })
    },
  }
}
