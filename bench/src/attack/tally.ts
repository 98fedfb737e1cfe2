import { printTable } from '../harness/table.ts'
import { summarise } from '../harness/times.ts'
import { boundOf, isBusy } from './judge.ts'
import { nameOf } from './naming.ts'
import type { AttackRequest } from './request.ts'
import { routes } from './routes.ts'
import type { Heard } from './send.ts'

type Seen = { times: number[]; statuses: Map<number, number>; slowest: number; busy: number }
const none = (): Seen => ({ times: [], statuses: new Map(), slowest: 0, busy: 0 })

export function createTally() {
  const seen = new Map<string, Seen>()
  return {
    count(request: AttackRequest, heard: Heard) {
      const { status, milliseconds } = heard
      const name = nameOf(request.endpoint)
      const one = seen.get(name) ?? none()
      if (isBusy(request, heard)) one.busy += 1
      one.times.push(milliseconds)
      one.statuses.set(status, (one.statuses.get(status) ?? 0) + 1)
      one.slowest = Math.max(one.slowest, milliseconds)
      seen.set(name, one)
    },
    print() {
      const rows = routes.map((endpoint) => {
        const name = nameOf(endpoint)
        const { times, statuses, slowest, busy } = seen.get(name) ?? none()
        const told = [...statuses]
          .toSorted(([a], [b]) => a - b)
          .map(([status, count]) => `${status}:${count}`)
        return [
          name,
          times.length,
          told.join(' '),
          busy,
          Math.round(summarise(times).p99 || 0),
          Math.round(slowest),
          boundOf(name),
        ]
      })
      printTable(['endpoint', 'calls', 'answers', 'busy', 'p99 ms', 'slowest ms', 'at most ms'], rows)
      const all = [...seen.values()]
      const families = [2, 3, 4, 5, 0].map((family) => {
        const counts = all.flatMap(({ statuses }) => [...statuses])
        const sum = counts.reduce(
          (total, [status, count]) => total + (Math.floor(status / 100) === family ? count : 0),
          0,
        )
        return `${family === 0 ? 'none' : `${family}xx`} ${sum}`
      })
      const { p99 } = summarise(all.flatMap(({ times }) => times))
      console.log(`\nAnswers: ${families.join(', ')}; p99 of all ${Math.round(p99)} ms.`)
    },
  }
}
