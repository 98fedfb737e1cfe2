import { expect, test } from 'vitest'
import { windowTitle } from './window-title.ts'

test.each([
  ['Find Jobs', 'Find Jobs · Hanap'],
  ['About Hanap', 'About Hanap'],
  ['Tungkol sa Hanap', 'Tungkol sa Hanap'],
  ['Hanap', 'Hanap'],
  ['Hanapin ang trabaho', 'Hanapin ang trabaho · Hanap'],
])('the window of %s is called %s', (title, name) => {
  expect(windowTitle(title)).toBe(name)
})
