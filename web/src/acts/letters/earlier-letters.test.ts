import { expect, test } from 'vitest'
import { keptLetter } from '../../../test/letters.ts'
import { withEarlier, withGenerated, withReused } from './earlier-letters.ts'

const letter = (content: string) => ({ content, source: 'written' as const, sentences: [] })

test('nothing is kept of an empty box, nor of a letter nobody touched', () => {
  const first = withGenerated({ content: ' \n' }, letter('One.'))
  expect(first).toEqual({ content: 'One.', generated: letter('One.'), earlier: [] })
  expect(withGenerated(first, letter('Two.')).earlier).toEqual([])
})

test('ana’s words and her changed letters come back, latest first, and going on loses none', () => {
  let draft = withGenerated({ content: 'Mine.' }, letter('One.'))
  draft = withGenerated({ ...draft, content: 'One, changed.' }, letter('Two.'))
  const seen: string[] = []
  for (let presses = 0; presses < 4; presses += 1) {
    draft = withEarlier(draft)
    seen.push(draft.content)
  }
  expect(seen).toEqual(['One, changed.', 'Mine.', 'Two.', 'One, changed.'])
  expect(draft.generated).toEqual(letter('One.'))
})

test('a letter reused again and again pushes her own words out of nothing', () => {
  const last = keptLetter(51, { content: 'I keep books.' })
  const theirs = { employer: '', phrases: [] }
  let draft = withReused({ content: 'Mine.' }, last, theirs)
  for (let presses = 0; presses < 9; presses += 1) draft = withReused(draft, last, theirs)
  expect(withEarlier(draft).content).toBe('Mine.')
})

test('the oldest go where there are many', () => {
  let draft = withGenerated({ content: 'Mine 0' }, letter('One.'))
  for (let time = 1; time < 9; time += 1)
    draft = withGenerated({ ...draft, content: `Mine ${time}` }, letter('One.'))
  expect(draft.earlier?.map(({ content }) => content)).toEqual(
    [3, 4, 5, 6, 7, 8].map((time) => `Mine ${time}`),
  )
})
