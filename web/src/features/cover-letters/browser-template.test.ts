import { standingSentences } from '@hanap/contract/letter-sentences'
import { expect, test } from 'vitest'
import { browserTemplate } from './browser-template.ts'

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
