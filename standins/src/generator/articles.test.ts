import { expect, test } from 'vitest'
import { articleFor } from './articles.ts'
import { createRandom, write } from './random.ts'

test.each([
  ['electrical company', 'an'],
  ['Australian client', 'an'],
  ['HVAC company', 'an'],
  ['hotel', 'a'],
  ['US client', 'a'],
  ['UK broker', 'a'],
  ['UI Designer', 'a'],
  ['user researcher', 'a'],
  ['one-page brief', 'a'],
  ['Upwork manager', 'an'],
])('%s takes %s', (word, article) => {
  expect(articleFor(word)).toBe(article)
})

test('a pattern’s article follows the word that is filled in', () => {
  const say = (niche: string) => write(createRandom(1), 'I own a {niche}. A {niche}!', { niche })
  expect(say('electrical company')).toBe('I own an electrical company. An electrical company!')
  expect(say('bakery')).toBe('I own a bakery. A bakery!')
})
