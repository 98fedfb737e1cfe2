import { expect, test } from 'vitest'
import { needing } from './patterns.ts'

const watching = needing('watch', /\bwatch (?:our|this) (?<what>\w+)/)

test('what ana is asked is found where it stands, in capitals and with a long s too', () => {
  const found = watching.exec('First, WATCH THIS video')
  expect(found?.index).toBe(7)
  expect(found?.groups?.['what']).toBe('video')
  expect(watching.test('watch thiſ video')).toBe(true)
})

test('a text without the words the pattern needs is not read by it', () => {
  expect(watching.test('ben sees our video')).toBe(false)
  expect(watching.exec('ben sees our video')).toBeNull()
  expect(needing('see', 'watch').test('watch')).toBe(false)
})
