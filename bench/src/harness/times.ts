import { loadavg } from 'node:os'

/** Milliseconds. */
export type Times = { n: number; p50: number; p95: number; p99: number }

export function summarise(milliseconds: readonly number[]): Times {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** The upper one of two. NaN for none. */
export const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median of each figure. */
export function medianOf<Key extends string>(
  runs: readonly Readonly<Record<Key, number>>[],
  keys: readonly Key[],
): Record<Key, number> {
  const middles = keys.map((key) => [key, middleOf(runs.map((run) => run[key]))])
  return Object.fromEntries(middles) as Record<Key, number>
}

/**
 * One after another, repeating the items.
 * @param budgetMs no item is begun after this, except the first
 */
export async function timeRequests<Item>(
  items: readonly Item[],
  ask: (item: Item) => unknown,
  { requests, budgetMs = Number.POSITIVE_INFINITY }: { requests: number; budgetMs?: number },
): Promise<number[]> {
  const taken: number[] = []
  const start = performance.now()
  for (let n = 0; n < requests; n += 1) {
    if (n > 0 && performance.now() - start > budgetMs) break
    taken.push(await timeOne(items[n % items.length] as Item, ask))
  }
  return taken
}

export async function timeOne<Item>(item: Item, ask: (item: Item) => unknown): Promise<number> {
  const start = performance.now()
  await ask(item)
  return performance.now() - start
}

/** Three significant digits. */
export const round = (value: number) =>
  value >= 100 ? Math.round(value) : value >= 10 ? Math.round(value * 10) / 10 : Math.round(value * 100) / 100

/** The last minute's average. */
export const load = () => round(loadavg()[0] ?? 0)
