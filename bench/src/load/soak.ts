import { setTimeout as wait } from 'node:timers/promises'
import type { Member } from '../harness/member.ts'
import { printTable } from '../harness/table.ts'
import { load, round } from '../harness/times.ts'
import { type Generator, startGenerator } from './asking.ts'
import { describeFailures } from './failures.ts'
import { judgeGrowth, WARM_SHARE } from './growth.ts'
import { openStage, type Stage } from './stage.ts'
import type { Kind } from './work.ts'

const LISTINGS = 10_000
const WEBS = 2
const CONNECTIONS = 8
const FEWEST_MINUTES = 3
const MINUTE_SECONDS = 60
const LOOK_EVERY_MS = 1000
/** Like a real day. */
const SHARES: readonly (readonly [number, Kind])[] = [
  [60, 'browse'],
  [25, 'search'],
  [12, 'save'],
  [3, 'login'],
]

/**
 * Watches each process's memory by the minute. Exits with 1 if memory grows or a request fails.
 * @param given.rate requests a second; undefined: as fast as possible
 */
export async function soak(given: {
  minutes: number
  rate: number | undefined
  seed: number
  keep: boolean
}): Promise<void> {
  const { minutes, rate, seed } = given
  if (minutes < FEWEST_MINUTES) throw new Error(`A soak takes ${FEWEST_MINUTES} minutes at least.`)
  console.log(`${minutes} minutes with ${LISTINGS.toLocaleString('en-US')} listings, load average ${load()}`)
  const stage = await openStage({ ...given, size: LISTINGS })
  const generator = startGenerator(stage.material)
  try {
    await stage.grow(WEBS)
    const sizes = await runMinutes(stage, generator, { minutes, rate, seed })
    printGrowth(sizes)
  } finally {
    await generator.stop()
    await stage.close()
  }
}

type Sizes = { name: string; minutes: number[] }[]

async function runMinutes(
  { webs, workers }: Stage,
  generator: Generator,
  { minutes, rate, seed }: { minutes: number; rate: number | undefined; seed: number },
): Promise<Sizes> {
  const members = [
    ...webs.map((member, n) => ({ member, name: `web ${n + 1}` })),
    ...workers.map((member) => ({ member, name: 'worker' })),
  ]
  const sizes: Sizes = members.map(({ name }) => ({ name, minutes: [] }))
  console.log(
    `minute  a second  p99 ms  ${members.map(({ name }) => `${name} MB`.padStart(9)).join('  ')}  failed`,
  )
  for (let minute = 1; minute <= minutes; minute += 1) {
    const watch = watchMemory(members.map(({ member }) => member))
    const result = await generator.run({
      targets: webs.map(({ url }) => url),
      connections: CONNECTIONS,
      seconds: MINUTE_SECONDS,
      warmSeconds: 0,
      shares: SHARES,
      ...(rate !== undefined && { rate }),
      seed: seed + minute,
    })
    const lowest = await watch.end()
    for (const [n, mb] of lowest.entries()) sizes[n]?.minutes.push(mb)
    const failed = describeFailures(result)
    console.log(
      [
        String(minute).padStart(6),
        String(round(result.perSecond)).padStart(8),
        String(round(result.times.p99)).padStart(6),
        ...lowest.map((mb) => String(mb).padStart(9)),
        failed,
      ].join('  '),
    )
    if (failed !== '') process.exitCode = 1
  }
  return sizes
}

/** The minimum of each minute; the rest is garbage. */
function watchMemory(members: readonly Member[]): { end(): Promise<number[]> } {
  const lowest = members.map(() => Number.POSITIVE_INFINITY)
  const stopping = new AbortController()
  const look = () => {
    for (const [n, member] of members.entries()) {
      lowest[n] = Math.min(lowest[n] as number, member.residentMb() ?? Number.POSITIVE_INFINITY)
    }
  }
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      look()
      await wait(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    async end() {
      stopping.abort()
      await watching
      return lowest
    },
  }
}

function printGrowth(sizes: Sizes) {
  const judged = sizes.map(({ name, minutes }) => judgeGrowth(name, minutes))
  console.log(`\nWithout the first ${Math.round(WARM_SHARE * 100)}%, in which processes warm up:`)
  printTable(
    ['process', 'MB a minute', 'MB grown', 'at most', ''],
    judged.map(({ name, slope, grown, bound, isFlat }) => [
      name,
      round(slope),
      round(grown),
      round(bound),
      isFlat ? 'flat' : 'GROWS',
    ]),
  )
  if (judged.some(({ isFlat }) => !isFlat)) process.exitCode = 1
}
