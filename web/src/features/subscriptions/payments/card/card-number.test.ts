import { describe, expect, test } from 'vitest'
import { grouped, readPasted, regroup } from './card-number.ts'

/** '1234 5|678' becomes a text and its caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const shown = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`

describe('a card number while it is typed', () => {
  test.each([
    ['the first digit', '', '4|', '4|'],
    ['the fourth', '434', '4343|', '4343|'],
    ['the fifth opens a group', '4343', '43434|', '4343 4|'],
    ['a space of one’s own is no second one', '4343', '4343 |', '4343|'],
    ['the last', '4343 4343 4343 434', '4343 4343 4343 4345|', '4343 4343 4343 4345|'],
    ['one in the middle pushes the others on', '4343 4343', '439|43 4343', '4394 3434 3', 3],
    ['one at the end of a group stands before the space', '4343 4343', '4349|3 4343', '4349 3434 3', 5],
    ['one before the first group', '4343', '9|4343', '9434 3', 1],
    ['a letter stays, to be pointed out', '4343', '4343x|', '4343 x|'],
  ])('%s', (_, before, after, expected, caret?: number) => {
    const result = regroup(before, at(after))
    if (caret === undefined) expect(shown(result)).toBe(expected)
    else expect(result).toEqual({ text: expected, caret })
  })
})

describe('a card number while it is deleted', () => {
  test.each([
    ['the last digit', '4343 4', '4343 |', false, '4343|'],
    ['one in the middle', '1234 5678', '134 5678', false, '1345 678', 1],
    ['behind a space, the digit before it goes', '1234 5678', '1234|5678', false, '123|5 678'],
    ['before a space, Delete takes the digit after it', '1234 5678', '1234|5678', true, '1234| 678'],
    ['all of it', '1234', '|', false, '|'],
    ['a marked part', '1234 5678 9012', '12|9012', false, '12|90 12'],
  ])('%s', (_, before, after, isForward, expected, caret?: number) => {
    const given = caret === undefined ? at(after) : { text: after, caret }
    const result = regroup(before, given, isForward)
    if (caret === undefined) expect(shown(result)).toBe(expected)
    else expect(result).toEqual({ text: expected, caret })
  })
})

test.each([
  ['4343434343434345', '4343434343434345'],
  ['  4343 4343 4343 4345\n', '4343434343434345'],
  ['4343-4343-4343-4345', '4343434343434345'],
  ['4343 4343 4343 434x', null],
  ['', null],
])('pasting %j gives %j', (pasted, expected) => {
  expect(readPasted(pasted)).toBe(expected)
})

test('a number fits nineteen characters', () => {
  expect(grouped('43434343434343451234')).toBe('4343 4343 4343 4345')
})
