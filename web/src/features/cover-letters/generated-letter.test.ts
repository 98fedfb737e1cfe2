import { describe, expect, test } from 'vitest'
import { bounded, type KnownLetter, readAnswer, standingSentences } from './generated-letter.ts'

const xero = { kind: 'skill' as const, text: 'Xero' }
const sentences: KnownLetter['sentences'] = [
  { text: 'Dear Harbor & Pine,', rests_on: [{ kind: 'job', text: 'Harbor & Pine' }] },
  { text: '\n\nI know Xero (all of it).', rests_on: [xero] },
  { text: ' I know Excel.', rests_on: [] },
  { text: '\n\nSincerely,\nAna Reyes', rests_on: [] },
]
const content = sentences.map(({ text }) => text).join('')
const standing = (text: string) => {
  const found = standingSentences(text, sentences)
  return [found.standing.map((one) => one.text.trim()), found.own]
}
const all = sentences.map(({ text }) => text.trim())

describe('which sentences still stand', () => {
  test('all of them in a letter nobody touched, also with other blanks', () => {
    expect(standing(content)).toEqual([all, 0])
    expect(
      standing(`  ${content.replaceAll('\n\n', '\n \n\n').replace('know Xero', 'know  Xero')} `),
    ).toEqual([all, 0])
  })

  test('one that ana changed or took out does not, and what she wrote is counted as hers', () => {
    expect(standing(content.replace('I know Excel.', 'I know Excel well. I like it!'))).toEqual([
      all.filter((one) => one !== 'I know Excel.'),
      2,
    ])
    expect(standing(content.replace(' I know Excel.', ''))).toEqual([
      all.filter((one) => one !== 'I know Excel.'),
      0,
    ])
    expect(standing('My own letter. All of it.')).toEqual([[], 2])
    expect(standing('')).toEqual([[], 0])
  })

  test.each([
    'Not that I know Excel.',
    'I know Excel. Not.'.replace('. Not', ' not'),
    'As they say: I know Excel.',
  ])('one within %j says something else now', (changed) => {
    expect(standing(content.replace('I know Excel.', changed))).toEqual([
      all.filter((one) => one !== 'I know Excel.'),
      1,
    ])
  })

  test('a sentence that stands twice is once the letter’s and once ana’s', () => {
    expect(standing(`${content}\nI know Excel.`)).toEqual([all, 1])
  })

  test('words with signs are found as they are', () => {
    const odd = [{ text: 'C++ & [x] (50%)? $1.', rests_on: [] }]
    expect(standingSentences('So. C++ & [x] (50%)? $1.', odd)).toEqual({ standing: odd, own: 1 })
  })

  test('a long letter with a hundred sentences is read at once', () => {
    const many = Array.from({ length: 100 }, (_, i) => ({ text: ` Sentence ${i} says a.`, rests_on: [] }))
    const text = many.map((one) => one.text).join('')
    expect(standingSentences(text, many)).toEqual({ standing: many, own: 0 })
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
