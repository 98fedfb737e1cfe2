import { DIGEST_HOUR } from '@hanap/contract/notices/notifications'
import { expect, test } from 'vitest'
import { frequencyWords } from '../../../../seeker/alerts/frequency-words.ts'
import { hourWords } from '../../../../seeker/alerts/hour-words.ts'
import { notificationSettingsMessages } from './notification-settings-messages.ts'

test.each([
  [0, '12:00 AM'],
  [5, '5:00 AM'],
  [8, '8:00 AM'],
  [11, '11:00 AM'],
  [12, '12:00 PM'],
  [13, '1:00 PM'],
  [23, '11:00 PM'],
])('hour %i is %s', (hour, words) => {
  expect(hourWords(hour)).toBe(words)
})

test('the settings and the saved searches name the hour that alerts are sent at', () => {
  const time = `at ${hourWords(DIGEST_HOUR)} in Manila`
  const { dailyNote, weeklyNote } = notificationSettingsMessages
  for (const text of [frequencyWords.daily, frequencyWords.weekly, dailyNote, weeklyNote]) {
    expect(text).toContain(time)
  }
})
