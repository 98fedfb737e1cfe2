import { expect, it } from 'vitest'
import { noCounts } from '../rules.ts'
import { createProgressBar, describeImport } from './progress-bar.ts'

function createOutput(isTTY: boolean) {
  const output = { text: '', isTTY, columns: 80, write: (text: string) => (output.text += text) }
  return output
}

it('on a terminal one line is drawn anew for each phase', () => {
  const output = createOutput(true)
  const bar = createProgressBar(output)
  bar.show({ phase: 'lists', done: 30, total: 5000 })
  bar.show({ phase: 'lists', done: 5000, total: 5000 })
  bar.show({ phase: 'details', done: 1250, total: 5000 })
  bar.end()
  expect(output.text.split('\n')).toHaveLength(3)
  const [, drawn] = output.text.split('\n')
  expect(drawn).toContain('Reading listings  ██████░░░░░░░░░░░░░░░░░░  25%  1,250 of 5,000')
  expect(output.text.startsWith('\r')).toBe(true)
})

it('in a log there is a line at every ten percent', () => {
  const output = createOutput(false)
  const bar = createProgressBar(output)
  for (let done = 0; done <= 1000; done += 1) bar.show({ phase: 'details', done, total: 1000 })
  bar.end()
  const lines = output.text.trim().split('\n')
  expect(lines).toHaveLength(11)
  expect(lines[1]).toBe('Reading listings: 100 of 1,000 (10%)')
  expect(output.text).not.toContain('\r')
})

it('says nothing of percent while nobody knows how much there is', () => {
  const output = createOutput(false)
  createProgressBar(output).show({ phase: 'lists', done: 30, total: null })
  expect(output.text).toBe('Reading the list: 30\n')
})

it('the summary tells what came in, how fast, and why it stopped', () => {
  const counts = { ...noCounts(), new: 1176, bumped: 24, employers: 900, tags: 462 }
  const summary = {
    kind: 'full',
    source: 'olj',
    counts,
    seconds: 4,
    problem: null,
    state: 'finished',
  } as const
  expect(describeImport(summary)).toBe(
    'Listings from the board: 1,176 new, 24 put on top again (4.0 s, 300 a second).',
  )
  expect(describeImport({ ...summary, counts: { ...noCounts(), unchanged: 30 } })).toBe(
    'The listings are up to date.',
  )
  const stopped = describeImport({ ...summary, state: 'stopped', problem: 'The board shows a bot check.' })
  expect(stopped).toContain('Stopped: The board shows a bot check. Start it again to go on from there.')
  const doubted = describeImport({ ...summary, state: 'doubted', problem: 'The board shows 5 of 500.' })
  expect(doubted).toMatch(/Ended in doubt: The board shows 5 of 500\.$/)
  const busy = describeImport({ ...summary, state: 'busy', problem: "Another import from 'olj' is running." })
  expect(busy).toBe("Nothing imported. Another import from 'olj' is running.")
})
