import { expect, test } from 'vitest'
import { type Arrived, type Attempt, compare, type Told, type Tracked } from './applying/compare.ts'

const sent: Told = { as: 'sent', why: '' }
const notSent: Told = { as: 'not-sent', why: 'We didn’t send your application.' }
const refused: Told = { as: 'refused', why: 'This job is no longer open on Online Jobs Portal.' }
const offline: Told = { as: 'nothing', why: 'You seem to be offline.' }
const silence: Told = { as: 'nothing', why: '' }

const attempt = (told: Told): Attempt => ({ pair: 'ana 1', words: 'I keep books.', told })
const row = (state: Tracked['state'], problem = ''): Tracked => ({ pair: 'ana 1', state, problem })
const copy: Arrived = { pair: 'ana 1', words: 'I keep books.' }
const why = 'The board broke off.'

test.each<[string, Told, Tracked[], Arrived[], string]>([
  ['told and shown as sent, and there', sent, [row('sent')], [copy], 'once'],
  ['lost to the answer, found later', silence, [row('sent')], [copy], 'once'],
  ['not known, with its reason', { as: 'open', why }, [row('unknown', why)], [copy], 'unknown'],
  ['not known, and not there', { as: 'open', why }, [row('unknown', why)], [], 'unknown'],
  ['failed, with its reason', notSent, [row('failed', why)], [], 'failed'],
  ['refused before it began', refused, [], [], 'refused'],
  ['never got through, and she knows', offline, [], [], 'unreached'],
])('ana’s application is in order: %s', (_name, told, tracked, arrived, fate) => {
  const { counts, broken } = compare({ attempts: [attempt(told)], tracked, arrived })
  expect(broken).toEqual([])
  expect(counts).toMatchObject({ [fate]: 1 })
})

test.each<[string, Told, Tracked[], Arrived[], string]>([
  ['there twice', sent, [row('sent')], [copy, copy], 'twice'],
  ['told as sent, and not there', sent, [row('failed', why)], [], 'lost'],
  ['shown as sent, and not there', silence, [row('sent')], [], 'lost'],
  ['shown as failed, and there', notSent, [row('failed', why)], [copy], 'lost'],
  ['there, and shown nowhere', notSent, [], [copy], 'lost'],
  ['without an end', silence, [row('sending')], [], 'invisible'],
  ['without a row and without a word', silence, [], [], 'invisible'],
])('ana’s application is an alarm: %s', (_name, told, tracked, arrived, fate) => {
  const { counts, broken } = compare({ attempts: [attempt(told)], tracked, arrived })
  expect(broken).toHaveLength(1)
  expect(counts).toMatchObject({ [fate]: 1 })
})

test.each<[string, Tracked[], Arrived[], RegExp]>([
  ['a failure without a reason', [row('failed')], [], /without a reason/],
  ['an unknown end without a reason', [row('unknown')], [], /without a reason/],
  ['two rows for one job', [row('sent'), row('sent')], [copy], /tracked 2 times/],
  ['somebody else’s words', [row('sent')], [{ ...copy, words: 'I sell tea.' }], /other words/],
  ['an application of nobody’s', [row('sent')], [copy, { ...copy, pair: 'ben 1' }], /nobody applied/],
])('%s is an alarm', (_name, tracked, arrived, words) => {
  const { broken } = compare({ attempts: [attempt({ as: 'open', why })], tracked, arrived })
  expect(broken).toEqual([expect.stringMatching(words)])
})

test('counts apart an application that a repeat sent after ana was told it failed', () => {
  const { counts, sentAfterAll, broken } = compare({
    attempts: [attempt(notSent)],
    tracked: [row('sent')],
    arrived: [copy],
  })
  expect({ once: counts.once, sentAfterAll, broken }).toEqual({ once: 1, sentAfterAll: 1, broken: [] })
})
