import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../install.mjs'
import { createProgress } from './progress.ts'

let folder = ''
beforeAll(() => {
  // The test files import the project's packages.
  mkdirSync(path.join(projectRoot, '.scratch'), { recursive: true })
  folder = mkdtempSync(path.join(projectRoot, '.scratch', 'reporters-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function runTests(program: string, args: string[]) {
  const outcomeFile = path.join(folder, 'outcome.json')
  const { status, stdout, stderr } = spawnSync(
    path.join(projectRoot, 'node_modules', '.bin', program),
    args,
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, OUTCOME_FILE: outcomeFile, FORCE_COLOR: '1' },
    },
  )
  return { status, said: stdout + stderr, outcome: JSON.parse(readFileSync(outcomeFile, 'utf8')) as unknown }
}

test('A failed unit test is told with its reason, its logs and the command that runs it alone', () => {
  writeFileSync(
    path.join(folder, 'a.test.ts'),
    `import { describe, expect, test } from 'vitest'
test('ana saves a job', () => { console.log('said by what passes') })
test.skip('ben waits', () => {})
describe('Carla', () => { test('pays "once"', () => { console.log('a charge'); expect(2).toBe(1) }) })`,
  )
  writeFileSync(path.join(folder, 'b.test.ts'), `import './not-there.ts'`)
  writeFileSync(path.join(folder, 'vitest.config.ts'), 'export default {}')
  const { status, said, outcome } = runTests('vitest', [
    'run',
    `--reporter=${path.join(import.meta.dirname, 'vitest-reporter.ts')}`,
  ])

  expect(status).toBe(1)
  expect(outcome).toEqual({ passed: 1, failed: 2, skipped: 1 })
  expect(said).toContain('FAILED  a.test.ts > Carla > pays "once"\n    expected 2 to be 1')
  expect(said).toContain('a charge')
  expect(said).toContain(String.raw`alone: npx vitest run a.test.ts -t "Carla pays \"once\""`)
  expect(said).toContain('FAILED  b.test.ts > ')
  expect(said).toContain('not-there.ts')
  expect(said).not.toMatch(/said by what passes|\u001B\[3/)
})

test('A failed browser test is told with its reason and the command that runs it alone', () => {
  writeFileSync(
    path.join(folder, 'walk.e2e.ts'),
    `import { expect, test } from '@playwright/test'
test('ana saves a job', () => {})
test.skip('ben waits', () => {})
test('carla pays once', () => { expect(2).toBe(1) })`,
  )
  writeFileSync(path.join(folder, 'playwright.config.ts'), `export default { testMatch: '*.e2e.ts' }`)
  const { status, said, outcome } = runTests('playwright', [
    'test',
    `--reporter=${path.join(projectRoot, 'e2e', 'playwright-reporter.ts')}`,
  ])

  expect(status).toBe(1)
  expect(outcome).toEqual({ passed: 1, failed: 1, skipped: 1 })
  expect(said).toContain('FAILED  walk.e2e.ts > carla pays once')
  expect(said).toContain('Expected: 1')
  expect(said).toContain('alone: npx playwright test --config e2e/playwright.config.ts walk.e2e.ts:4')
  expect(said).not.toContain('\u001B[3')
})

describe('How far a run is', () => {
  const outcome = { passed: 1200, failed: 0, skipped: 0 }
  const step = { done: 3, total: 9, now: 'jobs.test.ts', ms: 4_000, outcome }

  test('is told in a log at most every twenty seconds', () => {
    let [clock, said] = [0, '']
    const progress = createProgress({ write: (text) => (said += text) }, () => clock)
    for (clock of [1_000, 21_000, 22_000]) progress.step(step)
    expect(said).toBe('  3 of 9 · 1,200 passed, 0 failed · jobs.test.ts\n')
  })

  test('ends with the files that took longest', () => {
    let said = ''
    const progress = createProgress({ write: (text) => (said += text) }, () => 0)
    progress.step(step)
    progress.step({ ...step, now: 'pay.test.ts', ms: 5_400 })
    progress.step({ ...step, ms: 3_000 })
    progress.end()
    expect(said).toBe('  slowest:\n    7 s  jobs.test.ts\n    5 s  pay.test.ts\n')
  })
})
