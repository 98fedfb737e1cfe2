import { expect, test } from 'vitest'
import { anApplication } from '../../../../../test/applications.ts'
import { followUpText } from './follow-up-text.ts'

test('a message to ask with names the job, the day in Manila and who asks', () => {
  // 2:30 in the morning of the fourth in Manila.
  const application = anApplication({ applied_date: '2026-11-03T18:30:00Z' })
  expect(followUpText(application, 'Ana Reyes')).toBe(
    `Hello,

I applied for Customer Support Lead on Nov 4, 2026 and would like to ask where my application stands. I am still interested, and glad to send anything that is missing.

Thank you for your time.
Ana Reyes`,
  )
})

test('without a name nobody signs', () => {
  expect(followUpText(anApplication(), '').endsWith('Thank you for your time.')).toBe(true)
})
