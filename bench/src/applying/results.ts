import { printTable } from '../harness/table.ts'
import type { Comparison } from './compare.ts'
import { cuts, repeats } from './connection.ts'

type Result = Comparison & {
  name: string
  kills: number
  /** Per connection. */
  happened: readonly ReadonlyMap<string, number>[]
}

export function printResults(size: number, results: readonly Result[]): void {
  const happened = (name: string, what: string): [string, ...number[]] => [
    name,
    ...results.map((result) => result.happened.reduce((sum, counts) => sum + (counts.get(what) ?? 0), 0)),
  ]
  const became = (name: string, pick: (result: Result) => number): [string, ...number[]] => [
    name,
    ...results.map(pick),
  ]
  printTable(
    ['', ...results.map(({ name }) => name)],
    [
      became('applications', () => size),
      ...cuts.map((cut) => happened(`cut ${cut}`, cut)),
      happened('delayed', 'delay'),
      happened('held past the time limit', 'hang'),
      ...repeats.map((repeat) => happened(`request repeated, ${repeat}`, repeat)),
      became('kill -9 of the program', ({ kills }) => kills),
      became('sent once', ({ counts }) => counts.once),
      became('sent twice', ({ counts }) => counts.twice),
      became('lost silently', ({ counts }) => counts.lost),
      became('without an outcome', ({ counts }) => counts.invisible),
      became('unknown at the end, and why', ({ counts }) => counts.unknown),
      became('failed, and why', ({ counts }) => counts.failed),
      became('refused, and why', ({ counts }) => counts.refused),
      became('never got through, and told so', ({ counts }) => counts.unreached),
      became('failed, then sent by a repeat', ({ sentAfterAll }) => sentAfterAll),
    ],
  )
}
