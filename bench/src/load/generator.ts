// Separate, so that its cost is not the program's.
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '@hanap/standins/generator/random'
import { summarise, type Times } from '../harness/times.ts'
import { type Client, openClient } from './client.ts'
import { createActor, type Kind, type Material } from './work.ts'

export type LoadJob = {
  targets: readonly string[]
  /** Each sends its next request after the last answer, when due. */
  connections: number
  /** Requests a second on all connections; absent: as fast as possible. */
  rate?: number
  seconds: number
  /** Before counting starts. */
  warmSeconds: number
  /** As [share, kind]. */
  shares: readonly (readonly [number, Kind])[]
  seed: number
}

export type LoadResult = {
  /** Successes. */
  requests: number
  perSecond: number
  times: Times
  /** By name. */
  failures: Record<string, number>
  /** CPU cores the generator used. */
  coresAsking: number
}

/** Material first, then jobs; each job is answered. */
export type ToGenerator = { material: Material } | { job: LoadJob }
export type FromGenerator = { result: LoadResult } | { failed: string }

let material: Material = { seekers: [], jobIds: [], searches: [] }
const saved = new Map<string, number>()

process.on('message', (message: ToGenerator) => {
  if ('material' in message) {
    material = message.material
    saved.clear()
    return
  }
  generate(message.job).then(
    (result) => process.send?.({ result } satisfies FromGenerator),
    (error: unknown) => process.send?.({ failed: String(error) } satisfies FromGenerator),
  )
})
process.once('disconnect', () => process.exit(0))

async function generate(job: LoadJob): Promise<LoadResult> {
  let answered = 0
  const taken: number[] = []
  const failures: Record<string, number> = {}
  const clients = Array.from({ length: job.connections }, (_, n) =>
    openClient(job.targets[n % job.targets.length] as string),
  )
  const start = performance.now()
  const countFrom = start + job.warmSeconds * 1000
  const until = countFrom + job.seconds * 1000
  let cpu = process.cpuUsage()
  const counting = setTimeout(() => {
    cpu = process.cpuUsage()
  }, job.warmSeconds * 1000)

  async function keepAsking({ call }: Client, n: number) {
    const random = createRandom(job.seed * 1009 + n)
    const seekers = material.seekers.filter((_, place) => place % job.connections === n)
    const act = createActor(call, { material: { ...material, seekers }, saved, random })
    const turns = job.rate === undefined ? 0 : (1000 * job.connections) / job.rate
    for (let turn = 1; performance.now() < until; turn += 1) {
      const begun = performance.now()
      const failure = await act(random.weighted(job.shares)).then(() => null, nameOf)
      const ended = performance.now()
      if (ended >= countFrom) count(failure, begun, ended)
      const due = start + turn * turns - ended
      if (due > 0) await wait(due)
    }
  }

  function count(failure: string | null, begun: number, ended: number) {
    if (failure !== null) failures[failure] = (failures[failure] ?? 0) + 1
    else {
      if (ended <= until) answered += 1
      // Late answers count, or the slowest would be missing.
      if (begun >= countFrom) taken.push(ended - begun)
    }
  }

  await Promise.all(clients.map(keepAsking))
  clearTimeout(counting)
  const { user, system } = process.cpuUsage(cpu)
  for (const { close } of clients) close()
  return {
    requests: answered,
    perSecond: answered / job.seconds,
    times: summarise(taken),
    failures,
    coresAsking: (user + system) / 1e6 / job.seconds,
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
