/** @module-tag security */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { api } from '@hanap/contract/api'
import { expect, it } from 'vitest'
import { nameOf } from './naming.ts'
import { boundOf, OWN_WORK_MS, waits } from './waits.ts'

const server = path.join(import.meta.dirname, '..', '..', '..', 'server', 'src')
const all = [...new Set(Object.values(waits).flat())]

it.each(all)('$what takes as long as the program’s own code says', async ({ file, says, ms }) => {
  expect(await readFile(path.join(server, file), 'utf8')).toContain(says)
  const told = Number(/[\d_]+$/.exec(says)?.[0].replaceAll('_', ''))
  expect([told, told * 1000]).toContain(ms)
})

it('only calls of the contract wait for somebody else, and each no longer than what it waits for', () => {
  const names = api.map(nameOf)
  expect(Object.keys(waits).filter((name) => !names.includes(name))).toEqual([])
  expect(boundOf('POST /cover-letters/generate/')).toBe(61_000)
  expect(boundOf('GET /jobs/')).toBe(OWN_WORK_MS)
})
