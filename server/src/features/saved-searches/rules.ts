import { createHash } from 'node:crypto'
import { isTagList } from '@hanap/contract/jobs/jobs'
import type { SavedSearch, SearchCriteria } from '@hanap/contract/jobs/saved-searches'
import { cleanWords, normaliseWords } from '@hanap/contract/jobs/searches'
import { readTags, tagKey, writeTagName } from '@hanap/contract/jobs/tag-filter'
import { DIGEST_HOUR, type NotificationFrequency } from '@hanap/contract/notices/notifications'
import type { Plan } from '@hanap/contract/payments/plans'
import { storable } from '@hanap/contract/text/text'
import { dayInManila, startOfDayInManila, weekdayInManila } from '../../lib/manila-time.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Older jobs are not new, however late they arrive. */
export const NEW_FOR_MS = 7 * DAY_MS
/** For the page of saved searches. */
export const RECENT_MS = 7 * DAY_MS
/** A job that comes back after a year is news. */
export const REMEMBERED_MS = 365 * DAY_MS

/** Leaves out criteria that do not narrow; tags are unique and sorted. */
export function plainCriteria(given: SearchCriteria): SearchCriteria {
  const search = cleanWords(given.search ?? '')
  const tags = plainTags(given.tags ?? '')
  return {
    ...(search !== '' && { search }),
    ...(given.job_type && given.job_type !== 'any' && { job_type: given.job_type }),
    ...(given.salary_range && given.salary_range !== 'any' && { salary_range: given.salary_range }),
    ...(given.minimum_pay && given.minimum_pay !== 'any' && { minimum_pay: given.minimum_pay }),
    ...(given.work_hours && given.work_hours !== 'any' && { work_hours: given.work_hours }),
    ...(tags !== '' && { tags }),
  }
}

function plainTags(text: string): string {
  const clean = storable(text)
  const { ids, names } = tagsOf(clean)
  const written = [...ids, ...names.map(writeTagName)].join(',')
  // An unencoded name becomes longer, perhaps too long.
  return isTagList(written) ? written : clean
}

function tagsOf(text: string) {
  const tags = readTags(text)
  const ids = tags.filter((tag) => typeof tag === 'number')
  const names = new Map(tags.filter((tag) => typeof tag === 'string').map((name) => [tagKey(name), name]))
  return {
    ids: [...new Set(ids)].sort((a, b) => a - b),
    names: [...names.keys()].sort().map((key) => names.get(key) ?? key),
  }
}

/** Equal for the same meaning, however spelt. @returns 32 bytes */
export function criteriaKey(plain: SearchCriteria): Buffer {
  const { ids, names } = tagsOf(plain.tags ?? '')
  const parts = [
    normaliseWords(plain.search ?? ''),
    plain.job_type ?? '',
    plain.salary_range ?? '',
    ids,
    names.map(tagKey),
    // Only if set, which keeps older keys valid.
    ...(plain.minimum_pay ? [`from ${plain.minimum_pay}`] : []),
    ...(plain.work_hours ? [plain.work_hours] : []),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** Whether criteria need a plan: anything but words. */
export const hasFilters = (criteria: SearchCriteria) =>
  Object.entries(criteria).some(([name, value]) => name !== 'search' && value !== undefined)

/** Null if it alerts. @param given.plan null without an active subscription */
export function pauseOf(given: {
  alerts: boolean
  criteria: SearchCriteria
  jobAlerts: boolean
  plan: Plan | null
}): SavedSearch['paused'] {
  if (!given.alerts) return 'off'
  if (!given.jobAlerts) return 'job-alerts-off'
  if (!given.plan) return 'no-plan'
  return hasFilters(given.criteria) && !given.plan.has_advanced_filtering ? 'filters' : null
}

/**
 * Matches up to this moment are due. Days and weeks are Manila's; weeks begin on Monday.
 * @param hour in Manila, 0 to 23, for daily and weekly alerts
 */
export function lastDue(frequency: NotificationFrequency, now: Date, hour: number = DIGEST_HOUR): Date {
  if (frequency === 'immediately') return now
  const today = new Date(startOfDayInManila(dayInManila(now)).getTime() + hour * HOUR_MS)
  const latest = today <= now ? today : new Date(today.getTime() - DAY_MS)
  if (frequency === 'daily') return latest
  const daysSinceMonday = (weekdayInManila(latest) + 6) % 7
  return new Date(latest.getTime() - daysSinceMonday * DAY_MS)
}

/** Takes from each group in rotation, so that a large one leaves room for others. */
export function takeInTurn<Item>(groups: readonly (readonly Item[])[], most: number): Item[][] {
  const taken: Item[][] = groups.map(() => [])
  let left = most
  for (let round = 0; left > 0 && groups.some((group) => round < group.length); round += 1) {
    for (const [i, group] of groups.entries()) {
      const item = group[round]
      if (item === undefined || left === 0) continue
      taken[i]?.push(item)
      left -= 1
    }
  }
  return taken
}
