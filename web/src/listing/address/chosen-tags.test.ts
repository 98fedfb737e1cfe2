import { expect, test } from 'vitest'
import { addTagByName, toggleTag } from '../../acts/search/tags/add-tag.ts'
import { isChosen, readChosenTags, writeChosenTags } from './chosen-tags.ts'

const xero = { id: 3, name: 'Xero' }
const known = [xero, { id: 9, name: 'Data Entry' }]

test('a typed tag that is known in other letters is the known one', () => {
  expect(addTagByName([], '  xERO ', known)).toEqual([xero])
  expect(addTagByName([], 'data   entry', known)).toEqual([known[1]])
})

test('tags of the seeker get temporary ids below zero and are sent by name', () => {
  const one = addTagByName([xero], 'Night, shift', known)
  if (typeof one === 'string') throw new Error(one)
  const two = addTagByName(one, 'Café & co', known)
  if (typeof two === 'string') throw new Error(two)
  expect(two.map(({ id }) => id)).toEqual([3, -1, -2])
  const text = writeChosenTags(two)
  expect(text).toBe('3,name:Night%2C%20shift,name:Caf%C3%A9%20%26%20co')
  expect(readChosenTags(text)).toEqual([{ id: 3, name: null }, ...two.slice(1)])
})

test('the same tag twice is chosen once', () => {
  expect(addTagByName([xero], 'XERO', known)).toEqual([xero])
  expect(readChosenTags('3,3,name:a,name:A,name:b')).toEqual([
    { id: 3, name: null },
    { id: -1, name: 'a' },
    { id: -3, name: 'b' },
  ])
})

test('a chip takes its tag away again, also one that was typed before it was known', () => {
  expect(toggleTag([], xero)).toEqual([xero])
  expect(toggleTag([xero], xero)).toEqual([])
  expect(toggleTag([{ id: -1, name: 'xero' }], xero)).toEqual([])
  expect(isChosen([{ id: 3, name: null }], xero)).toBe(true)
})

test.each([
  ['nothing', '   ', [], 'empty'],
  ['a name longer than the server takes', 'x'.repeat(101), [], 'too-long'],
  ['a name that is too long once encoded', 'ñ'.repeat(40), [], 'too-long'],
  [
    'a tag after twenty',
    'one more',
    Array.from({ length: 20 }, (_, id) => ({ id: id + 1, name: null })),
    'too-many',
  ],
  [
    'a tag for which the address has no room',
    'x'.repeat(95),
    Array.from({ length: 10 }, (_, id) => ({ id: -id - 1, name: `${id}${'y'.repeat(94)}` })),
    'too-many',
  ],
])('%s is not added', (_, typed, tags, problem) => {
  expect(addTagByName(tags, typed, known)).toBe(problem)
})

test.each([
  ['', []],
  ['-7', []],
  ['name:%E0%A4%A', [{ id: -1, name: '%E0%A4%A' }]],
])('an address that holds %j is read without a crash', (text, tags) => {
  expect(readChosenTags(text)).toEqual(tags)
})
