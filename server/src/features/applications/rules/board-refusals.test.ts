import { applicationErrorDetailsSchema } from '@hanap/contract/problem'
import { expect, test } from 'vitest'
import { BoardProblem, type BoardProblemKind } from '../../../outside/job-board/port.ts'
import { notSeen, notSent, notSynced } from './board-refusals.ts'

const codes: Record<BoardProblemKind, string> = {
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
const kinds = Object.keys(codes) as BoardProblemKind[]
const url = 'https://board.example/jobseekers/job/7'

test.each(kinds)('a sending that failed by "%s" says why, what may be behind it and what helps', (kind) => {
  const refusal = notSent(new BoardProblem(kind, 'POST /apply answered 599'), 'Online Jobs Portal', url)
  expect(refusal.code).toBe(codes[kind])
  const details = applicationErrorDetailsSchema.parse(refusal.details)
  expect(details.job_url).toBe(url)
  expect(details.reason).toMatch(/Your application was not sent\. Your cover letter is kept\.$/)
  expect(details.possible_causes.length).toBeGreaterThan(0)
  expect(details.suggestions.length).toBeGreaterThan(0)
})

test('only a refusal in the board’s own words repeats them, and never a whole page of them', () => {
  for (const kind of kinds) {
    const words = new BoardProblem(kind, 'zzz'.repeat(1000), { quoted: true })
    const said = JSON.stringify(notSent(words, 'Board', url))
    expect(said.includes('zzz')).toBe(kind === 'refused')
    expect(said.length).toBeLessThan(1500)
  }
})

test('our own words for a refusal are not put into the board’s mouth', () => {
  const ours = new BoardProblem('refused', 'Another board account is connected now.')
  const { reason } = notSent(ours, 'Board', url).details
  expect(reason).toMatch(/^Another board account is connected now\. /)
})

test.each(kinds)(
  'a look that failed by "%s" says that nothing was sent, not that an application was not',
  (kind) => {
    const refusal = notSeen(new BoardProblem(kind, 'GET answered 599'), 'Online Jobs Portal', url)
    expect(refusal.code).toBe(codes[kind])
    const said = JSON.stringify(applicationErrorDetailsSchema.parse(refusal.details)) + refusal.error
    expect(refusal.details.reason).toMatch(/Nothing was sent\.$/)
    expect(said).not.toMatch(/your application was|Apply again|cover letter/i)
  },
)

test.each(kinds.filter((kind) => kind !== 'gone' && kind !== 'no-points'))(
  'a sync that failed by "%s" says that nothing has changed, and speaks of no application form',
  (kind) => {
    const board = 'https://board.example'
    const trouble = new BoardProblem(kind, 'Your account is locked.', { quoted: kind === 'refused' })
    const refusal = notSynced(trouble, 'Online Jobs Portal', board)
    expect(refusal.code).toBe(codes[kind])
    const said = JSON.stringify(refusal.details) + refusal.error
    expect(refusal.details.reason).toMatch(/Your applications here stay as they are\.$/)
    expect(said).not.toMatch(/application form|employer|apply|not sent/i)
    expect(refusal.details.job_url).toBe(board)
  },
)
