import { expect, test } from 'vitest'
import { anApplication } from '../../../../../test/applications.ts'
import { boardOf, cardAt, drawnCount, statusBeside } from './board-columns.ts'

test('six columns in the order of the statuses; what was never sent stands in none', () => {
  const { columns, neverSent } = boardOf([
    anApplication({ id: 1, status: 'hired' }),
    anApplication({ id: 2, send_state: 'failed' }),
    anApplication({ id: 3, send_state: 'failed', status: 'reviewing' }),
    anApplication({ id: 4, send_state: 'unknown' }),
  ])
  expect(columns.map(({ status, applications }) => [status, ...applications.map(({ id }) => id)])).toEqual([
    ['applied', 4],
    ['reviewing', 3],
    ['interview'],
    ['offer'],
    ['hired', 1],
    ['rejected'],
  ])
  expect(neverSent.map(({ id }) => id)).toEqual([2])
})

const columns = [[1, 2, 3], [], [4], [5, 6], [], []]
test.each<[number, string, number | null]>([
  [1, 'ArrowDown', 2],
  [3, 'ArrowDown', null],
  [1, 'ArrowUp', null],
  [3, 'ArrowUp', 2],
  [1, 'End', 3],
  [3, 'Home', 1],
  [3, 'ArrowRight', 4],
  [1, 'ArrowRight', 4],
  [4, 'ArrowRight', 5],
  [6, 'ArrowRight', null],
  [6, 'ArrowLeft', 4],
  [4, 'ArrowLeft', 1],
  [1, 'ArrowLeft', null],
  [1, 'Enter', null],
  [9, 'ArrowDown', null],
])('from card %i %s leads to %s', (id, key, next) => {
  expect(cardAt(columns, id, key)).toBe(next)
})

test.each([
  ['applied', 'ArrowRight', 'reviewing'],
  ['reviewing', 'ArrowLeft', 'applied'],
  ['applied', 'ArrowLeft', null],
  ['rejected', 'ArrowRight', null],
  ['applied', 'ArrowDown', null],
] as const)('a card that is %s goes with %s to %s', (status, key, next) => {
  expect(statusBeside(status, key)).toBe(next)
})

test.each([
  [0, -1, 50],
  [100, -1, 100],
  [0, 49, 50],
  [0, 50, 100],
  [150, 20, 150],
])('asked for %i with the active card at %i, %i cards are drawn', (asked, at, drawn) => {
  expect(drawnCount(asked, at)).toBe(drawn)
})
