import {
  boardRefusals,
  boardTroubles,
  type Unproven,
  unprovenSchema,
} from '@hanap/contract/applications/apply-outcome'
import { applicationErrorDetailsSchema, type ProblemCode } from '@hanap/contract/wire/problem'
import { expect, test } from 'vitest'
import { BoardProblem } from '../../../outside/job-board/port.ts'
import { createOutcomes } from './outcomes.ts'

const codes: Record<(typeof boardTroubles)[number], ProblemCode> = {
  credentials: 'board-credentials',
  session: 'board-credentials',
  gone: 'job-gone',
  'no-points': 'apply-refused',
  refused: 'apply-refused',
  'bot-page': 'board-down',
  layout: 'board-down',
  'too-many': 'board-down',
  down: 'board-down',
  off: 'board-down',
}
const url = 'https://board.example/jobseekers/job/7'
const outcomes = createOutcomes('Online Jobs Portal')
const metBy = (kind: (typeof boardTroubles)[number], message: string) =>
  new BoardProblem(kind === 'refused' ? { refused: 'said' } : kind, message).outcome

test.each(boardTroubles)(
  'a sending that failed by "%s" says why, what may be behind it and what helps',
  (kind) => {
    const { code, extra } = outcomes.problem(metBy(kind, 'Not from here.'), url)
    expect(code).toBe(codes[kind])
    const details = applicationErrorDetailsSchema.parse(extra.details)
    expect(details).toMatchObject({ job_url: url, provider: 'Online Jobs Portal' })
    expect(details.reason).toMatch(/We didn’t send your application\. Your cover letter is safe\.$/)
    expect(details.possible_causes.length).toBeGreaterThan(0)
    expect(details.suggestions.length).toBeGreaterThan(0)
  },
)

test('an outcome goes from the board to the wire as it is', () => {
  const met: Unproven[] = boardTroubles.map((kind) => metBy(kind, 'Not from here.'))
  for (const outcome of [...met, new BoardProblem('layout', 'x', { delivered: 'maybe' }).outcome]) {
    expect(unprovenSchema.parse(outcomes.problem(outcome, url).extra.details?.outcome)).toEqual(outcome)
    expect(outcomes.details(outcome, url).outcome).toEqual(outcome)
  }
})

test.each(['down', 'layout'] as const)(
  'what may have arrived although "%s" is not to be sent again, and is not called failed',
  (kind) => {
    const { outcome } = new BoardProblem(kind, 'cut', { delivered: 'maybe' })
    const { code, extra } = outcomes.problem(outcome, url)
    expect(code).toBe('sending-unknown')
    expect(extra.details?.reason).toMatch(/may have arrived.* won’t send it twice\.$/)
  },
)

test('only a refusal in the board’s own words repeats them, and never a whole page of them', () => {
  for (const kind of boardTroubles) {
    const said = JSON.stringify(outcomes.problem(metBy(kind, 'zzz'.repeat(1000)), url).extra)
    expect(said.includes('zzz')).toBe(kind === 'refused')
    expect(said.length).toBeLessThan(2000)
  }
})

test.each(boardRefusals.filter((why) => why !== 'said'))(
  'what we say ourselves of a refusal (%s) is not put into the board’s mouth',
  (refused) => {
    const { reason } = outcomes.details(new BoardProblem({ refused }, 'zzz').outcome, url)
    expect(reason).not.toMatch(/the board says|zzz/i)
    expect(reason).toMatch(/^\w.+\. We didn’t send your application/)
  },
)

test.each(boardTroubles)(
  'a look that failed by "%s" says that nothing was sent, not that an application was not',
  (kind) => {
    const { code, detail, extra } = outcomes.problem(metBy(kind, 'Not from here.'), url, { errand: 'look' })
    expect(code).toBe(codes[kind])
    expect(extra.details?.reason).toMatch(/We sent nothing\.$/)
    expect(JSON.stringify(extra) + detail).not.toMatch(/send your application|Apply again|cover letter/i)
  },
)

test.each(boardTroubles.filter((kind) => kind !== 'gone' && kind !== 'no-points'))(
  'a sync that failed by "%s" says that nothing has changed, and speaks of no application form',
  (kind) => {
    const board = 'https://board.example'
    const { code, extra } = outcomes.problem(metBy(kind, 'Your account is locked.'), board, {
      errand: 'sync',
    })
    expect(code).toBe(codes[kind])
    const details = { ...applicationErrorDetailsSchema.parse(extra.details), outcome: undefined }
    expect(details.reason).toMatch(/Your applications here haven’t changed\.$/)
    expect(JSON.stringify(details) + extra.error).not.toMatch(/application form|employer|apply|not sent/i)
    expect(details.job_url).toBe(board)
  },
)
