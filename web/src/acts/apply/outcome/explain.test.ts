import { boardRefusals, boardTroubles, type Unproven } from '@hanap/contract/applications/apply-outcome'
import { explainOutcome } from '@hanap/contract/applications/explain-outcome'
import { expect, test } from 'vitest'
import { explain } from './explain.ts'
import { outcomeWords as inFilipino } from './outcome-words.fil.ts'
import { outcomeWords } from './outcome-words.ts'

const details = {
  reason: 'As told.',
  possible_causes: [],
  suggestions: [],
  job_url: 'https://board.example/7',
}
const no = 'no' as const
const troubles = boardTroubles.filter((kind) => kind !== 'refused')
const all: Unproven[] = [
  ...troubles.map((kind) => ({ delivered: no, kind })),
  ...(['not-connected', 'other-source', 'interrupted', 'not-there'] as const).map((kind) => ({
    delivered: no,
    kind,
  })),
  ...boardRefusals.map((why) => ({
    delivered: no,
    kind: 'refused' as const,
    why,
    words: 'Sorry. Come back!',
  })),
  ...(['sent', 'sending', 'unknown', 'failed', 'elsewhere'] as const).map((earlier) => ({
    delivered: no,
    kind: 'already-applied' as const,
    earlier,
  })),
  ...(['down', 'layout', 'given-up'] as const).map((kind) => ({ delivered: 'maybe' as const, kind })),
]
const sentencesOf = (outcome: Unproven, words = outcomeWords) =>
  (['apply', 'look', 'sync'] as const).flatMap((errand) =>
    Object.values(explainOutcome(outcome, { errand, name: 'OnlineJobs.ph' }, words)).flat(),
  )

test.each(all)('%j is explained in Filipino, sentence for sentence', (outcome) => {
  const english = sentencesOf(outcome)
  const filipino = sentencesOf(outcome, inFilipino)
  expect(filipino).toHaveLength(english.length)
  expect(english.filter((text, at) => text === filipino[at])).toEqual([])
})

test('a board’s own words stay as they are, between ours', () => {
  const outcome: Unproven = { delivered: 'no', kind: 'refused', why: 'said', words: 'Sorry. Come back!' }
  expect(explainOutcome(outcome, { errand: 'apply', name: 'OnlineJobs.ph' }, inFilipino).reason).toBe(
    'Ang sabi ng Online Jobs Portal: Sorry. Come back! Hindi naipadala ang application mo. Naka-save ang cover letter mo.',
  )
})

test('ana reads an outcome in words of this build', () => {
  const outcome: Unproven = { delivered: 'no', kind: 'credentials' }
  const read = explain({ ...details, outcome, provider: 'Online Jobs Portal' })
  expect(read.error).toBe('We couldn’t log in to your Online Jobs Portal account.')
  expect(read.reason).toMatch(/^Online Jobs Portal no longer accepts the saved email and password\. /)
  expect(read.job_url).toBe(details.job_url)
})

test.each([
  { delivered: 'no', kind: 'on-strike' },
  { delivered: 'no', kind: 'refused', why: 'on-strike', words: '' },
  { delivered: 'no', kind: 'already-applied', earlier: 'on-strike' },
])('an outcome newer than this build is read in the server’s words: %j', (outcome) => {
  const newer = { ...details, outcome: outcome as never, provider: 'Board' }
  expect(explain(newer)).toBe(newer)
})

test('what was kept without its outcome is read in the server’s words', () => {
  expect(explain(details)).toBe(details)
})
