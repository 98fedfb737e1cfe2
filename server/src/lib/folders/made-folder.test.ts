/** @module-tag operations */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from './made-folder.ts'

let base: string
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'hanap-made-'))
})
afterEach(() => rmSync(base, { recursive: true }))

const inside = (name: string) => path.join(base, name)
function makeWith(text: string) {
  const made = makeFolder(inside('draft-'))
  writeFileSync(path.join(made.path, 'text'), text)
  return made
}

test('a folder is removed with what is in it by who made it', () => {
  const made = makeWith('passing')
  made.remove()
  expect(readdirSync(base)).toEqual([])
  made.remove()
})

test('one that got its lasting name is not removed any more, and takes nobody else’s place', () => {
  const made = makeWith('first')
  made.keepAs(inside('lasting'))
  made.remove()
  const second = makeWith('second')
  expect(() => second.keepAs(inside('lasting'))).toThrow('ENOTEMPTY')
  second.remove()
  expect(readFileSync(inside('lasting/text'), 'utf8')).toBe('first')
  expect(readdirSync(base)).toEqual(['lasting'])
})

test('one takes the place of the one that came there the same way', () => {
  makeWith('first').replace(inside('site'), '.built')
  makeWith('second').replace(inside('site'), '.built')
  expect(readFileSync(inside('site/text'), 'utf8')).toBe('second')
  expect(readdirSync(base)).toEqual(['site'])
})

test('one never takes the place of a folder that somebody else made', () => {
  mkdirSync(inside('site'))
  writeFileSync(inside('site/diary'), 'precious')
  const made = makeWith('second')
  expect(() => made.replace(inside('site'), '.built')).toThrow(
    `${inside('site')} was made by somebody else: move it to another place, then try again.`,
  )
  expect(readFileSync(inside('site/diary'), 'utf8')).toBe('precious')
  made.remove()
  expect(existsSync(inside('site/diary'))).toBe(true)
})

test('where one cannot take its place, what was there stays', () => {
  const made = makeWith('second')
  // A folder cannot be moved into itself.
  const name = path.join(made.path, 'site')
  makeWith('first').replace(name, '.built')
  expect(() => made.replace(name, '.built')).toThrow('EINVAL')
  expect(readFileSync(path.join(name, 'text'), 'utf8')).toBe('first')
  expect(readdirSync(base)).toEqual([path.basename(made.path)])
})
