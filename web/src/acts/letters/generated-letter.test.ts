import { describe, expect, test } from 'vitest'
import { keptLetter } from '../../../test/letters.ts'
import { bounded, type KnownLetter, knownFromKept, readAnswer, toldOrigin } from './generated-letter.ts'

const xero = { kind: 'skill' as const, text: 'Xero' }
const sentences: KnownLetter['sentences'] = [
  { text: 'Dear Harbor & Pine,', rests_on: [{ kind: 'job', text: 'Harbor & Pine' }] },
  { text: '\n\nI know Xero (all of it).', rests_on: [xero] },
  { text: ' I know Excel.', rests_on: [] },
  { text: '\n\nSincerely,\nAna Reyes', rests_on: [] },
]
const content = sentences.map(({ text }) => text).join('')

describe('what is told of a letter that is sent', () => {
  const letter = { content, source: 'written' as const, sentences, custom_prompt: 'Formal.' }

  test('all of it where ana left it as it was, and the words that steered it', () => {
    expect(toldOrigin(content, letter)).toEqual({ source: 'written', sentences, custom_prompt: 'Formal.' })
    const template = { content, source: 'template' as const, sentences: [], reason: 'no-writer' as const }
    expect(toldOrigin(content, template)).toEqual({ source: 'template', sentences: [] })
  })

  test('the sentences that still stand where she changed some', () => {
    const told = toldOrigin(content.replace('know Excel', 'love Excel'), letter)
    expect(told.source).toBe('written')
    expect(told.sentences).toHaveLength(3)
  })

  test('her own words, where nothing of it is left or nothing was generated', () => {
    const own = { source: 'own', sentences: [] }
    expect(toldOrigin('All mine.', letter)).toEqual(own)
    expect(toldOrigin('All mine.', { ...letter, sentences: [] })).toEqual(own)
    expect(toldOrigin('All mine.', undefined)).toEqual(own)
  })

  test('never more than the server keeps', () => {
    const many = Array.from({ length: 100 }, (_, at) => ({
      text: ` Sentence ${at}.`,
      rests_on: Array.from({ length: 20 }, () => xero),
    }))
    const text = many.map((one) => one.text).join('')
    const told = toldOrigin(text.trim(), { content: text, source: 'written', sentences: many })
    expect(told.sentences).toHaveLength(80)
    expect(told.sentences[0]?.rests_on).toHaveLength(12)
    const odd = [{ text: content, rests_on: [{ kind: 'about' as const, text: 'b'.repeat(201) }] }]
    expect(toldOrigin(content, { ...letter, sentences: odd }).sentences).toEqual([])
  })
})

describe('a kept letter that is applied with', () => {
  const kept = keptLetter(5, { content, source: 'written', sentences, custom_prompt: 'Formal.' })

  test('is known as the one that was written', () => {
    expect(knownFromKept(kept)).toEqual({ content, source: 'written', sentences, custom_prompt: 'Formal.' })
  })

  test('is known as changed where some of it is ana’s', () => {
    const changed = knownFromKept({ ...kept, content: `${content}\nAnd more.` })
    expect(changed?.content).toBe(content)
  })

  test.each(['own', null] as const)('and is %s was not generated', (source) => {
    expect(knownFromKept({ ...kept, source, sentences: [] })).toBeUndefined()
  })
})

test('long grounds are cut, and far too many are not kept', () => {
  const letter = { content, source: 'written' as const, sentences }
  expect(bounded(letter)).toEqual(letter)
  const long = bounded({
    ...letter,
    sentences: [{ text: 'a', rests_on: [{ kind: 'about', text: 'b'.repeat(5000) }] }],
  })
  expect(long.sentences[0]?.rests_on[0]?.text).toHaveLength(200)
  const many = Array.from({ length: 2000 }, () => ({ text: 'A sentence of some length.', rests_on: [xero] }))
  expect(bounded({ ...letter, sentences: many }).sentences).toEqual([])
})

test('an answer without sentences is a letter; garbage and a letter of blanks are none', () => {
  expect(readAnswer({ content: 'Hello', source: 'written' })).toEqual({
    content: 'Hello',
    source: 'written',
    sentences: [],
  })
  for (const garbage of [
    null,
    7,
    [],
    {},
    { content: ' \n', source: 'written' },
    { content: 'x', source: 'owl' },
  ]) {
    expect(readAnswer(garbage)).toBeUndefined()
  }
})
