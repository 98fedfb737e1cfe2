import { expect, test } from 'vitest'
import { browserTemplate } from './browser-template.ts'
import { standingSentences } from './generated-letter.ts'

const facts = {
  jobTitle: ' Senior\nBookkeeper ',
  employer: 'Acme Books',
  name: 'Ana Reyes',
  title: 'Accountant',
}

test('the letter says what the page knows of the job and of ana', () => {
  const { content, sentences, ...rest } = browserTemplate(facts, 'offline')
  expect(content).toBe(`Dear Acme Books,

I would like to apply for the Senior Bookkeeper position. I work as an Accountant.

I would welcome the chance to talk about how I can help. Thank you for your time and consideration.

Sincerely,
Ana Reyes`)
  expect(rest).toEqual({ source: 'template', reason: 'offline' })
  expect(standingSentences(content, sentences)).toEqual({ standing: sentences, own: 0 })
})

test('what is not known is not made up', () => {
  const { content } = browserTemplate({ jobTitle: '', employer: null, name: '', title: '' }, 'failed')
  expect(content).toBe(`Dear Hiring Manager,

I would like to apply for this position.

I would welcome the chance to talk about how I can help. Thank you for your time and consideration.

Sincerely,`)
})
