import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdsEveryPart, isInstalled } from './install.mjs'

const lockOf = (packages: Record<string, unknown>) => JSON.stringify({ lockfileVersion: 3, packages })
const wanted = {
  '': { name: 'thing' },
  server: { name: '@thing/server' },
  'node_modules/@thing/server': { resolved: 'server', link: true },
  'node_modules/one': { version: '1.0.0' },
  'node_modules/for-mac': { version: '2.0.0', optional: true },
}
const { 'node_modules/for-mac': _, ...present } = wanted

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hanap-install-'))
  writeFileSync(path.join(root, 'package-lock.json'), lockOf(wanted))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const writeTree = (packages: Record<string, unknown>) => {
  mkdirSync(path.join(root, 'node_modules'), { recursive: true })
  writeFileSync(path.join(root, 'node_modules', '.package-lock.json'), lockOf(packages))
}

test('a fresh clone is not installed', () => {
  expect(isInstalled(root)).toBe(false)
})

test('an interrupted installation is not installed', () => {
  mkdirSync(path.join(root, 'node_modules', 'one'), { recursive: true })
  expect(isInstalled(root)).toBe(false)
})

test('a tree made by npm install from the same lock is accepted', () => {
  writeTree(present)
  expect(isInstalled(root)).toBe(true)
  expect(isInstalled(root)).toBe(true)
})

test('a lock that wants another version asks for an installation', () => {
  writeTree(present)
  expect(isInstalled(root)).toBe(true)
  writeFileSync(
    path.join(root, 'package-lock.json'),
    lockOf({ ...wanted, 'node_modules/one': { version: '1.0.1' } }),
  )
  expect(isInstalled(root)).toBe(false)
})

test('a part taken away by a later npm command asks for an installation', () => {
  writeTree(present)
  expect(isInstalled(root)).toBe(true)
  const { 'node_modules/one': gone, ...rest } = present
  expect(gone.version).toBe('1.0.0')
  writeTree(rest)
  expect(isInstalled(root)).toBe(false)
})

test.each([
  ['another version', { ...present, 'node_modules/one': { version: '0.9.0' } }, false],
  ['a workspace that is a copy', { ...present, 'node_modules/@thing/server': { version: '1.0.0' } }, false],
  ['parts for other platforms missing', present, true],
  ['parts for other platforms present', wanted, true],
  ['something more', { ...present, 'node_modules/extra': { version: '3.0.0' } }, true],
])('a tree with %s', (_name, tree, accepted) => {
  expect(holdsEveryPart(lockOf(wanted), lockOf(tree))).toBe(accepted)
})
