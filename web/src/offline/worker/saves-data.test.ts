import { expect, test } from 'vitest'
import { savesData } from './saves-data.ts'

test.each([
  ['Lite is on', true, { saveData: false, effectiveType: '4g' }],
  ['the device saves data', false, { saveData: true, effectiveType: '4g' }],
  ['the connection is the slowest', false, { saveData: false, effectiveType: '2g' }],
  ['the connection is slower than the slowest', false, { saveData: false, effectiveType: 'slow-2g' }],
])('nothing is fetched ahead where %s', (_, isLite, connection) => {
  expect(savesData(isLite, connection)).toBe(true)
})

test.each([
  ['the connection is an ordinary one', { saveData: false, effectiveType: '3g' }],
  ['the browser says nothing of its connection', {}],
])('what can be read later is fetched ahead where %s', (_, connection) => {
  expect(savesData(false, connection)).toBe(false)
})
