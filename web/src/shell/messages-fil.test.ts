import { expect, test } from 'vitest'
import { shellMessages } from './messages.ts'
import { filipinoShell } from './messages-fil.ts'

test('every text of the frame has its Filipino one', () => {
  expect(Object.keys(filipinoShell).sort()).toEqual(Object.keys(shellMessages.en).sort())
  expect(filipinoShell.timeLeft(1, 2, 3)).toBe('1 araw, 2 oras at 3 minuto na lang')
})
