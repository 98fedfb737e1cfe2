import { describe, expect, test } from 'vitest'
import { type LetterSentence, standingSentences } from './letter-sentences.ts'

const xero = { kind: 'skill' as const, text: 'Xero' }
const sentences: LetterSentence[] = [
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

  test('one between two of the letter’s own is hers, and those around it still stand', () => {
    expect(standing(content.replace(' I know Excel.', ' I like it. I know Excel.'))).toEqual([all, 1])
  })

  test('the greeting stands only where its line ends', () => {
    expect(standing('Dear Harbor & Pine, hello')).toEqual([[], 1])
  })

  test('a long letter with a hundred sentences is read at once', () => {
    const many = Array.from({ length: 100 }, (_, i) => ({ text: ` Sentence ${i} says a.`, rests_on: [] }))
    const text = many.map((one) => one.text).join('')
    expect(standingSentences(text, many)).toEqual({ standing: many, own: 0 })
  })
})
