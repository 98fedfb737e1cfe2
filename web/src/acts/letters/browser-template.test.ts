import { standingSentences } from '@hanap/contract/letters/letter-sentences'
import { expect, test } from 'vitest'
import { browserTemplate, shownTitle } from './browser-template.ts'

const facts = {
  name: ' Ana\nReyes ',
  title: 'Accountant',
}

test('the letter says what the page knows of ana, and nothing that a listing could plant', () => {
  const { content, sentences, ...rest } = browserTemplate(facts, 'offline')
  expect(content).toBe(`Dear Hiring Manager,

I would like to apply for this position. I work as an Accountant.

I would welcome the chance to talk about how I can help. Thank you for your time and consideration.

Sincerely,
Ana Reyes`)
  expect(rest).toEqual({ source: 'template', reason: 'offline' })
  expect(standingSentences(content, sentences)).toEqual({ standing: sentences, own: 0 })
})

test('what is not known is not made up', () => {
  const { content } = browserTemplate({ name: '', title: '' }, 'failed')
  expect(content).toBe(`Dear Hiring Manager,

I would like to apply for this position.

I would welcome the chance to talk about how I can help. Thank you for your time and consideration.

Sincerely,`)
})

test('the title is said without the employer whom ana hides, and not at all while nobody knows what she hides', () => {
  const title = 'Team Lead at Harbour Trading'
  const hidden = { current_employers: ['HARBOUR Trading, Inc.'], contact: null }
  expect(shownTitle(title, { current_employers: [], contact: null })).toBe(title)
  expect(shownTitle(title, hidden)).toBe('Team Lead')
  expect(shownTitle(title, undefined)).toBe('')
  const contact = { email: 'ana@example.com', phone: '' }
  expect(shownTitle('VA, ana@example.com', { current_employers: [], contact })).toBe('VA')
})
