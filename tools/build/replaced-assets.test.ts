import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepReplacedAssets } from './replaced-assets.ts'

const DAY_MS = 24 * 3_600_000
const folder = mkdtempSync(path.join(tmpdir(), 'hanap-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** @returns the files still served */
function deploy(day: number, ...names: string[]) {
  const fresh = path.join(folder, `day-${day}`)
  mkdirSync(path.join(fresh, 'assets'), { recursive: true })
  for (const name of names) {
    const file = path.join(fresh, 'assets', name)
    writeFileSync(file, name)
    utimesSync(file, new Date(day * DAY_MS), new Date(day * DAY_MS))
  }
  keepReplacedAssets(path.join(folder, `day-${last}`), fresh, day * DAY_MS)
  last = day
  return readdirSync(path.join(fresh, 'assets')).toSorted()
}
let last = 0

test('a tab that is open keeps its files for a week after the deploy that replaced them, however old they are', () => {
  expect(deploy(1, 'page-a.js', 'core.js')).toEqual(['core.js', 'page-a.js'])
  expect(deploy(40, 'page-b.js', 'core.js')).toEqual(['core.js', 'page-a.js', 'page-b.js'])
  expect(deploy(46, 'page-c.js', 'core.js')).toEqual(['core.js', 'page-a.js', 'page-b.js', 'page-c.js'])
  expect(deploy(48, 'page-d.js', 'core.js')).toEqual(['core.js', 'page-b.js', 'page-c.js', 'page-d.js'])
})

test('a file that comes back is part of the build again, and its week begins anew when it is replaced', () => {
  expect(deploy(50, 'page-b.js')).toContain('page-b.js')
  expect(deploy(60, 'page-e.js')).toEqual(['page-b.js', 'page-e.js'])
})
