import { expect, test } from 'vitest'
import { dayInManila, minuteInManila, monthInManila, startOfDayInManila, writtenDay } from './manila-time.ts'

// In Manila it is 00:30 on the 21st.
const now = new Date('2026-11-20T16:30:00Z')

test('a day is Manila’s', () => {
  expect(dayInManila(now)).toBe('2026-11-21')
  expect(startOfDayInManila('2026-11-21').toISOString()).toBe('2026-11-20T16:00:00.000Z')
  expect(minuteInManila(now)).toBe('2026-11-21 00:30')
  expect(writtenDay(now)).toBe('Nov 21, 2026')
  expect(monthInManila(new Date('2026-11-30T16:00:00Z'))).toBe('2026-12')
})
