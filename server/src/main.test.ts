/**
 * @module-tag security
 * @module-tag operations
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Hit, Outcome } from '../test/processes/starting-process.ts'

const CREATED = 201
/** Interruptions, spread evenly over a start's statements. */
const MOMENTS = 8
const AMONG_MIGRATIONS = 30

let folder: string
let program: ChildProcess
let log = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hanap-starting-'))
  chmodSync(folder, 0o711)
})
beforeEach(() => {
  program = fork(
    new URL('../test/processes/starting-process.ts', import.meta.url),
    [path.join(folder, 'data')],
    {
      silent: true,
    },
  )
  log = ''
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
})
afterEach(async () => {
  if (program.exitCode === null && program.kill('SIGKILL')) await once(program, 'exit')
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

function start(hit: Hit): Promise<Outcome> {
  const ended = Promise.withResolvers<Outcome>()
  const fail = (code: number | null) =>
    ended.reject(new Error(`hit at ${hit}, the program ended with code ${code}: ${log}`))
  program.once('exit', fail)
  program.once('message', (outcome: Outcome) => {
    program.off('exit', fail)
    ended.resolve(outcome)
  })
  program.send(hit)
  return ended.promise
}

test('a database that is killed while the program starts ends the start with one line, or is outlived', {
  timeout: 300_000,
}, async () => {
  const outcomes = [await start(AMONG_MIGRATIONS)]
  await start(0)
  const { statements } = await start(0)
  for (let i = 0; i < MOMENTS; i += 1) outcomes.push(await start(1 + Math.floor((i * statements) / MOMENTS)))
  expect(outcomes.filter(({ isHit }) => !isHit)).toEqual([])
  const said = outcomes.flatMap((outcome) => ('said' in outcome ? [outcome.said] : []))
  for (const line of said)
    expect(line).toMatch(/^The database ended while the program was starting \([^\n]+\): start it again\.$/)
  expect(said.length).toBeGreaterThan(0)
  // Once the port answers, no start ends.
  expect(outcomes.filter(({ isOpen }) => isOpen).filter((outcome) => 'said' in outcome)).toEqual([])
  const answered = outcomes.flatMap((outcome) => ('answered' in outcome ? [outcome.answered] : []))
  expect(answered).toEqual(answered.map(() => CREATED))
})

test('from the moment at which the port answers the program outlives its database, and ana signs up', {
  timeout: 120_000,
}, async () => {
  expect(await start('ready')).toMatchObject({ isHit: true, isOpen: true, answered: CREATED })
})
