import { type FilterCounts } from '@hanap/contract/jobs/filter-counts'
import { datesPosted, jobTypes, minimumPays, salaryRanges, workHours } from '@hanap/contract/jobs/jobs'
import type { OptionCounts } from './count-filters.ts'

/** Most tags besides those asked for. */
const MOST_TAGS = 20

export function readCounts(
  counts: OptionCounts,
  tagNames: ReadonlyMap<number, string>,
  askedTags: readonly number[],
): FilterCounts {
  const named = <Key extends string>(keys: readonly Key[], numbers: readonly number[]) =>
    Object.fromEntries(keys.map((key, i) => [key, numbers[i] ?? 0])) as Record<Key, number>
  const { any: _, ...types } = named(jobTypes, counts.types)
  return {
    count: counts.count,
    job_type: { any: counts.types.reduce((sum, count) => sum + count, 0), ...types },
    salary_range: { any: counts.anyPay, ...named(salaryRanges, counts.pay) },
    minimum_pay: named(['any', ...minimumPays], counts.minimumPays),
    work_hours: {
      any: counts.workHours.reduce((sum, count) => sum + count, 0),
      ...named(workHours, counts.workHours),
    },
    date_posted: named(datesPosted, counts.dates),
    tags: chooseTags(counts.tags, askedTags).flatMap((id) => {
      const name = tagNames.get(id)
      return name === undefined ? [] : [{ id, name, count: counts.tags[id] ?? 0 }]
    }),
  }
}

function chooseTags(counts: Uint32Array, asked: readonly number[]): number[] {
  const present = Array.from(counts.keys()).filter((id) => counts[id] !== 0)
  const frequent = present.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b).slice(0, MOST_TAGS)
  return [...new Set([...frequent, ...asked])]
}
