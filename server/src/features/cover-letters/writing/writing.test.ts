import type { LetterSentence } from '@hanap/contract/letters/letter-sentences'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anasFacts, bookkeeping, honestLetter } from '../../../../test/letters/letters.ts'
import { LetterProblem, type LetterWriter } from '../../../outside/letter-writer/port.ts'
import { sourcesOf } from '../grounding/rules/fact-sources.ts'
import { groundOf } from '../grounding/rules/ground.ts'
import { allSentences } from '../rules/letter-sentences.ts'
import { promptFor } from '../rules/prompt.ts'
import { writeLetter } from './service.ts'

const ground = groundOf(bookkeeping, anasFacts)
const sources = sourcesOf(bookkeeping, anasFacts)
const request = promptFor({ job: bookkeeping, facts: anasFacts, fence: 'kwago', wrong: [] })

const writerOf = (text: string, cuts: readonly number[] = []): LetterWriter => ({
  async write(_, { onText, signal } = {}) {
    const ends = [...new Set([...cuts.filter((at) => at < text.length), text.length])].toSorted(
      (a, b) => a - b,
    )
    for (const [at, to] of ends.entries()) {
      if (signal?.aborted) throw new LetterProblem('stopped', 'by us')
      onText?.(text.slice(at === 0 ? 0 : ends[at - 1], to))
    }
    return { text }
  },
})

async function write(by: LetterWriter, given: { isTold?: boolean; gone?: AbortSignal } = {}) {
  const told: LetterSentence[] = []
  const tell = given.isTold === false ? undefined : (sentence: LetterSentence) => void told.push(sentence)
  const letter = await writeLetter({ by, request, ground, sources, tell, gone: given.gone })
  return { ...letter, told: told.map(({ text }) => text), texts: letter.sentences.map(({ text }) => text) }
}

const everyCut = fc.oneof(
  fc.array(fc.nat(honestLetter.length + 100), { maxLength: 40 }),
  fc.constant(Array.from({ length: honestLetter.length + 100 }, (_, at) => at)),
)
const closings = [
  '',
  '\n\nSincerely,\nAna',
  '\n\nKind regards,\n\nThe applicant\nCebu',
  '\n\nThank you',
  '\n\n',
]

test('an honest letter is told whole, sentence by sentence and without its own closing, wherever it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(everyCut, fc.constantFrom(...closings), async (cuts, closing) => {
      const { told, texts, wrong } = await write(writerOf((honestLetter + closing).trim(), cuts))
      expect(wrong).toEqual([])
      expect(told.join('')).toBe(honestLetter)
      expect(told).toEqual(texts)
      expect(told).toEqual(allSentences(honestLetter))
    }),
  )
})

test('of a letter that claims what nothing holds, only whole sentences before that are told, wherever it is cut', async () => {
  const bad = [
    'I worked at Globex for a while.',
    'I have 12 years of experience.',
    'As an AI model I cannot say more.',
    'I hold an MBA from Stanford University!',
  ]
  const places = allSentences(honestLetter).length
  await fc.assert(
    fc.asyncProperty(
      everyCut,
      fc.constantFrom(...bad),
      fc.integer({ min: 1, max: places }),
      async (cuts, lie, place) => {
        const honest = allSentences(honestLetter)
        const letter = [...honest.slice(0, place), `\n\n${lie}`, ...honest.slice(place)].join('')
        const { told, wrong } = await write(writerOf(letter, cuts))
        expect(wrong).not.toEqual([])
        expect(told).toEqual(honest.slice(0, told.length))
        expect(told.length).toBeLessThanOrEqual(place)
      },
    ),
  )
})

test('the same is found in a letter that comes whole', async () => {
  const lying = honestLetter.replace('I answered 40 clients', 'I answered 95 clients')
  for (const isTold of [true, false]) expect((await write(writerOf(lying), { isTold })).wrong).toEqual(['95'])
  const { told, texts } = await write(writerOf(honestLetter), { isTold: false })
  expect([told, texts.join('')]).toEqual([[], honestLetter])
})

test('nothing is told before it is known to be English', async () => {
  const foreign =
    'Kumusta po.\n\nNais kong mag-apply sa trabahong ito dahil mahusay ako sa ganitong gawain araw-araw.'
  const { told, wrong } = await write(writerOf(foreign, [11, 20]))
  expect([told, wrong]).toEqual([[], ['the letter is not in English']])
})

test('a short letter is told once it is whole', async () => {
  const short = 'Dear Acme Books,\n\nI would like to help.'
  expect((await write(writerOf(short, [20]))).told.join('')).toBe(short)
})

test('a letter without end is stopped, and nothing but a closing is none', async () => {
  const endless = 'so '.repeat(100_000)
  const cuts = Array.from({ length: 100 }, (_, at) => at * 500)
  expect((await write(writerOf(endless, cuts))).wrong).toEqual(['the letter is too long'])
  const { wrong } = await write(writerOf('Sincerely,\nAna'))
  expect(wrong).toEqual(['the letter is not in English'])
})

test('whoever has gone has no letter', async () => {
  await expect(write(writerOf(honestLetter), { gone: AbortSignal.abort() })).rejects.toMatchObject({
    kind: 'stopped',
  })
})

test('answers below a letter are kept apart from it, wherever it is cut, and none is told unchecked', async () => {
  const answers = '\n\nQ: Which tools do you know?\nA: I know Xero.\nQ: When?\nA: ?'
  const cuts = fc.array(fc.nat(honestLetter.length + answers.length), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(cuts, async (at) => {
      const letter = await write(writerOf(honestLetter + answers, at))
      expect(letter.wrong).toEqual([])
      expect(letter.told.join('')).toBe(honestLetter)
      expect(letter.answers.trim()).toBe(answers.trim())
    }),
  )
})
