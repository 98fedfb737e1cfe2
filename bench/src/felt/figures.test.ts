import { expect, test } from 'vitest'
import { formatFigures, isEveryAimMet, type Run } from './figures.ts'

const good: Run = {
  cold: 2400,
  warm: 900,
  job: 600,
  sheet: 300,
  suggestions: 150,
  search: 700,
  tap: 80,
  shift: 0.01,
}

test('one slow visit of five does not count against a time', () => {
  expect(isEveryAimMet([good, good, { ...good, job: 5000 }, good, good])).toBe(true)
})

test('one slow tap, or one page that jumped, counts', () => {
  expect(isEveryAimMet([good, good, { ...good, tap: 120 }])).toBe(false)
  expect(isEveryAimMet([good, good, { ...good, shift: 0.03 }])).toBe(false)
})

test('no visit is no proof', () => {
  expect(isEveryAimMet([])).toBe(false)
})

test('each figure stands beside its aim', () => {
  const rows = formatFigures([good, { ...good, cold: 2600 }, { ...good, cold: 2700 }])
  expect(rows[0]).toEqual(['Jobs, first visit', '2.60 s', '2.40 s', '2.70 s', '2.50 s', 'missed'])
  expect(rows.at(-1)).toEqual(['Layout shift', '0.010', '0.010', '0.010', '0.020', 'ok'])
})
