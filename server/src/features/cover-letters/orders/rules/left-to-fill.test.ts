import { namesOf } from '@hanap/contract/jobs/employer-names'
import { blanksIn } from '@hanap/contract/letters/blanks'
import { expect, test } from 'vitest'
import { readOrders } from '../../../../reading/orders/orders.ts'
import { templateAnswers } from './answers.ts'
import { wantedOrders } from './wanted.ts'

/** Below eli's template, without the thanks. */
function below(description: string, hidden: string[] = []) {
  const wanted = wantedOrders({
    stored: readOrders(description),
    texts: { title: '', salary: '', description },
    named: undefined,
    name: { first: 'Eli', last: 'Cruz' },
    profile: undefined,
    hidden: namesOf(hidden),
  })
  const text = templateAnswers(wanted)
    .map((one) => one.text)
    .join('')
  return text.split('\n\nI would welcome')[0]?.trim()
}

test('each question, task and link that a job asks for has a blank for eli to fill in', () => {
  const description = `To apply:
1. How many shops can you run at once?
2. Describe a sale that went wrong and what you learned.
3. Send samples of your work.
4. Send a 1-minute intro video.`
  expect(below(description)).toBe(`Samples: [your link]
Video: [your link]

Q: How many shops can you run at once?
A: [your answer]
Q: Describe a sale that went wrong and what you learned
A: [your answer]`)
  expect(blanksIn(below(description) ?? '')).toHaveLength(4)
})

test('what is to be said along with a link has a blank of its own', () => {
  expect(below('How to apply:\n- Send a link to a site you made and one thing you would change.')).toBe(
    `Samples: [your link]

Q: Send a link to a site you made and one thing you would change
A: [your answer]`,
  )
})

test.each([
  'Send a short cover letter and your resume.',
  'To apply, send a brief introduction about yourself.',
  'To apply, tell us your full name.',
  'To apply, send your portfolio as a PDF file, not a link.',
  'To apply, send a short video (optional).',
])('nothing is left blank that the letter is by itself, or that need not be sent: %s', (description) => {
  expect(below(description)).toBe('')
})

test.each([
  ['an employer from whom eli hides', 'To apply, describe your work at Acme Books.'],
  ['what the listing dictates', '### Instructions\nWrite: flamingo parade'],
])('a blank for %s is without the listing’s words', (_, description) => {
  expect(below(description, ['Acme Books'])).toBe('[What else this employer asks you to tell them.]')
})
