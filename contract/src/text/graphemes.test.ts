import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstGraphemes } from './graphemes.ts'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const segmentsOf = (text: string, limit: number) =>
  [...segmenter.segment(text)].slice(0, limit).map(({ segment }) => segment)

const plain = 'a|Z| |\n|\t|ñ|Ü|’|“|—|•|…|₱|€|→|✓|★|©|🔥|✅|🚀|✔️|❤️|☎'.split('|')
const joined = [
  '1️⃣|🇵🇭|🇺|👍🏽|🏽|👩‍💻|👩‍👩‍👧‍👦|🏴‍☠️|한|क्षि|ำ|漢'.split('|'),
  '\u0303|\u200d|\ufe0f|\r\n|\r|\u00ad|\u1100|\u1161|\ud83d'.split('|'),
].flat()
// Mostly plain; otherwise every text would take the slow path.
const piece = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...plain) },
  { weight: 1, arbitrary: fc.constantFrom(...joined) },
)

test('any text begins with the characters that a segmenter finds in it', () => {
  const texts = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(texts, fc.nat(10), (text, limit) => {
      expect(firstGraphemes(text, limit)).toEqual(segmentsOf(text, limit))
    }),
    { numRuns: 5000 },
  )
})
