import { api } from '@hanap/contract/api'
import { printTable } from '../table.ts'
import { nameOf } from './naming.ts'
import type { AttackRequest } from './request.ts'
import type { Heard } from './send.ts'

type Seen = { times: number[]; statuses: Map<number, number>; slowest: number }

/** Counts answers by endpoint. */
export function createTally() {
  const seen = new Map<string, Seen>()
  return {
    count({ endpoint }: AttackRequest, { status, milliseconds }: Heard) {
      const name = nameOf(endpoint)
      const one = seen.get(name) ?? { times: [], statuses: new Map<number, number>(), slowest: 0 }
      one.times.push(milliseconds)
      one.statuses.set(status, (one.statuses.get(status) ?? 0) + 1)
      one.slowest = Math.max(one.slowest, milliseconds)
      seen.set(name, one)
    },
    /** A row for every endpoint of the contract, those that nobody called among them. */
    print() {
      const rows = api.map((endpoint) => {
        const name = nameOf(endpoint)
        const { times, statuses, slowest } = seen.get(name) ?? { times: [], statuses: new Map(), slowest: 0 }
        const told = [...statuses]
          .toSorted(([a], [b]) => a - b)
          .map(([status, count]) => `${status}:${count}`)
        return [name, times.length, told.join(' '), Math.round(percentile(times, 0.99)), Math.round(slowest)]
      })
      printTable(['endpoint', 'calls', 'answers', 'p99 ms', 'slowest ms'], rows)
      const all = [...seen.values()]
      const families = [2, 3, 4, 5, 0].map((family) => {
        const counts = all.flatMap(({ statuses }) => [...statuses])
        const sum = counts.reduce(
          (total, [status, count]) => total + (Math.floor(status / 100) === family ? count : 0),
          0,
        )
        return `${family === 0 ? 'none' : `${family}xx`} ${sum}`
      })
      console.log(
        `\nAnswers: ${families.join(', ')}; p99 of all ${Math.round(
          percentile(
            all.flatMap(({ times }) => times),
            0.99,
          ),
        )} ms.`,
      )
    },
  }
}

/** The value that so many are below; 0 of none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
