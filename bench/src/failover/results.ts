import { printTable } from '../harness/table.ts'
import type { Found } from './books.ts'
import type { Fault } from './faults.ts'
import { hasFailed, type Noticed, type Seen } from './measure.ts'
import type { Deeds } from './seekers.ts'

export type Happened = {
  faults: readonly { fault: Fault; from: number; to: number; noticed: Noticed }[]
  /** Faults that could not be tried here. */
  left: readonly Fault[]
  seen: readonly Seen[]
  deeds: Deeds
  found: Found
  memory: readonly { name: string; mb: number | null }[]
}

const MOST_LINES = 20
const MOST_SORTS = 12

/** @returns whether all is well */
export function printResults({ faults, left, seen, deeds, found, memory }: Happened): boolean {
  printTable(
    [
      'fault',
      'lasted s',
      'requests',
      'failed %',
      'reads failed',
      'writes failed',
      'reads back s',
      'writes back s',
      'slowest s',
      'lost',
    ],
    faults.map(({ fault, from, to, noticed }) => [
      fault.name,
      inSeconds(fault.lastsMs),
      noticed.requests,
      share(noticed),
      noticed.failed.read,
      noticed.failed.write,
      back(noticed.recoveryMs.read),
      back(noticed.recoveryMs.write),
      inSeconds(noticed.slowestMs),
      found.lost.filter(({ at }) => at >= from && at < to).length,
    ]),
  )
  for (const { name, missing } of left) console.log(`Not tried: ${name}: ${missing}.`)

  const { payments, applications, mails } = found
  const confirmed = deeds.writes.filter(({ outcome }) => outcome === 'acknowledged').length
  const { once, unknown, failed, refused } = applications.counts
  console.log()
  printTable(
    ['', 'number'],
    [
      ['confirmed writes of rows', confirmed],
      ['lost', found.lost.length],
      ['not in what their seeker read next', deeds.unseen.length],
      ['applications that were sent', once],
      ['unknown at the end, and told so', unknown],
      ['failed or refused, and told so', failed + refused],
      ['lost or twice on the board', found.wrongApplications.length],
      ['charges', payments.charges],
      ['charges without a month, twice, or otherwise wrong', found.wrongPayments.length],
      ...[...mails].map(([state, count]): [string, number] => [`first mails: ${state}`, count]),
      ['rows or mails that came twice', found.doubled.length],
    ],
  )
  console.log(`\nMemory, MB: ${memory.map(({ name, mb }) => `${name} ${mb ?? '?'}`).join(', ')}`)
  printFailures(seen)
  const bad = [
    ...faults.flatMap(describeCost),
    ...found.lost.map(({ what, expected, found: there }) => `${what}: ${expected} expected, ${there} found`),
    ...deeds.unseen.map((what) => `${what}: not in what was read next`),
    ...found.wrongApplications,
    ...found.wrongPayments,
    ...found.doubled,
  ]
  for (const line of bad.slice(0, MOST_LINES)) console.error(`Broken: ${line}`)
  return bad.length === 0
}

/** Refusals should not occur. */
function printFailures(seen: readonly Seen[]) {
  const bad = seen.filter((one) => hasFailed(one) || (one.status >= 400 && one.status !== 404))
  const sorts = Map.groupBy(bad, ({ call, status }) => `${call}: ${status === 0 ? 'no answer' : status}`)
  const counted = [...sorts].map(([name, own]) => ({ name, count: own.length }))
  const most = counted.toSorted((one, other) => other.count - one.count).slice(0, MOST_SORTS)
  console.log(`Not as asked: ${most.map(({ name, count }) => `${count} ${name}`).join('; ') || 'nothing'}`)
}

/** Failures where none may occur, and kinds of requests that never recovered. */
export function describeCost({ fault, noticed }: Pick<Happened['faults'][number], 'fault' | 'noticed'>) {
  const failed = noticed.failed.read + noticed.failed.write
  const { read, write } = noticed.recoveryMs
  return [
    ...(fault.costsNothing && failed > 0 ? [`${fault.name}: ${failed} requests failed`] : []),
    ...(read === null ? [`${fault.name}: reads did not come back`] : []),
    ...(write === null ? [`${fault.name}: writes did not come back`] : []),
  ]
}

const share = ({ failed, requests }: Noticed) =>
  Number(((100 * (failed.read + failed.write)) / Math.max(1, requests)).toFixed(2))
const inSeconds = (ms: number) => Number((ms / 1000).toFixed(1))
const back = (ms: number | null) => (ms === null ? 'not' : ms === 0 ? '-' : (ms / 1000).toFixed(1))
