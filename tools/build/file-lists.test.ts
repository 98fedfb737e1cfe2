import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '../install.mjs'
import * as chunks from './file-lists.ts'
import * as offline from './offline-lists.ts'
import { filesOf } from './source-paths.ts'

const lists = { ...chunks, ...offline }
const files = globSync(
  [
    '{web,contract}/src/**/*.{ts,tsx}',
    'node_modules/lucide-react/dist/esm/icons/*.mjs',
    'node_modules/{react,react-dom,scheduler,use-sync-external-store}/*.js',
    'node_modules/@tanstack/{react-router,react-query,query-core}/{dist/esm,build/modern}/*.js',
  ],
  { cwd: projectRoot },
).map((file) => `${projectRoot}/${file.replaceAll('\\', '/')}`)

test.each(Object.entries(lists))('every path that %s names is of a file that exists', (_, list) => {
  const empty = list.filter((path) => !files.some((file) => filesOf([path]).test(file)))
  expect(list.length).toBeGreaterThan(0)
  expect(empty).toEqual([])
})

test.each([
  ['stillAtFirst', 'notAtFirst'],
  ['notEverywhere', 'everywhere'],
] as const)('%s takes nothing from %s that is not in it', (exceptions, list) => {
  const excepted = files.filter((file) => filesOf(lists[exceptions]).test(file))
  expect(excepted.filter((file) => !filesOf(lists[list]).test(file))).toEqual([])
})

test('a path that ends with a dot is one file with its Filipino sibling, and a star is a word', () => {
  const matches = (path: string, file: string) => filesOf([path]).test(`/home/ana/hanap/${file}`)
  expect(matches('web/src/a/messages.', 'web/src/a/messages.fil.ts')).toBe(true)
  expect(matches('web/src/a/messages.', 'web/src/a/messages-more.ts')).toBe(false)
  expect(matches('web/src/a/', 'other-web/src/a/b.ts')).toBe(false)
  expect(matches('icons/chevron-*.', 'icons/chevron-left.mjs')).toBe(true)
  expect(matches('icons/chevron-*.', 'icons/chevron-left-right.mjs')).toBe(false)
})
