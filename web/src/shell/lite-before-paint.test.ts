// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { runBeforePaint } from '../../test/before-paint.ts'
import { isLite, setLite } from '../page/theme.ts'

function load(connection: { saveData: boolean } | undefined): void {
  delete document.documentElement.dataset['lite']
  runBeforePaint({ navigator: { connection } })
}

beforeEach(() => localStorage.clear())

test('Lite is on from the first paint where the device saves data, and nowhere else by itself', () => {
  load({ saveData: true })
  expect(isLite()).toBe(true)
  load({ saveData: false })
  expect(isLite()).toBe(false)
  load(undefined)
  expect(isLite()).toBe(false)
})

test('what she chose counts for more than what the device says', () => {
  setLite(false)
  load({ saveData: true })
  expect(isLite()).toBe(false)
  setLite(true)
  load({ saveData: false })
  expect(isLite()).toBe(true)
})
