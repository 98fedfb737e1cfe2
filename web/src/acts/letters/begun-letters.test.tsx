import { afterEach, expect, test } from 'vitest'
import { readBegunLetters } from './begun-letters.ts'
import { letterDraft } from './letter-draft.ts'

afterEach(() => localStorage.clear())

test('ana’s begun letters are found on her device, and nobody else’s', () => {
  letterDraft(1, 7).write({ subject: 'Application', content: 'I keep books.' })
  letterDraft(1, 12).write({ subject: 'Application', content: '  I can\nstart on Monday ' })
  letterDraft(1, 9).write({ subject: 'Application', content: ' ' })
  letterDraft(2, 8).write({ subject: 'Application', content: 'I tutor.' })
  letterDraft(11, 8).write({ subject: 'Application', content: 'I tutor.' })
  expect(readBegunLetters(1, 5)).toEqual([
    { jobId: 12, words: 5 },
    { jobId: 7, words: 3 },
  ])
  expect(readBegunLetters(1, 1)).toEqual([{ jobId: 12, words: 5 }])
  letterDraft(1, 12).forget()
  expect(readBegunLetters(1, 5)).toEqual([{ jobId: 7, words: 3 }])
})
