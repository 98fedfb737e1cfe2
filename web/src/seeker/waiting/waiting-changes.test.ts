import { expect, test } from 'vitest'
import { listing } from '../../../test/listings.ts'
import { mergedNote } from './merged-note.ts'
import { overSaved, type WaitingChange, withChange } from './waiting-changes.ts'

const job = listing(1)
const other = listing(2)
const madeAt = '2026-11-21T01:00:00Z'
const save = (id: string, of = job): WaitingChange => ({ kind: 'save', id, madeAt, job: of })
const unsave = (id: string, of = job): WaitingChange => ({ kind: 'unsave', id, madeAt, job: of, entryId: 3 })
const note = (id: string, notes: string, before = 'Called Lea'): WaitingChange => ({
  kind: 'note',
  id,
  madeAt,
  applicationId: 5,
  title: 'Bookkeeper',
  notes,
  known: [before],
})
const inOrder = (...changes: WaitingChange[]) =>
  changes.reduce<WaitingChange[]>((waiting, change) => withChange(waiting, change), [])

test('changes are sent in the order in which they were made', () => {
  expect(inOrder(save('a'), note('b', 'x'), save('c', other)).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('the last word on a job is the one that is sent', () => {
  expect(inOrder(save('a'), save('b', other), unsave('c')).map(({ id }) => id)).toEqual(['b', 'c'])
  expect(inOrder(unsave('a'), save('b')).map(({ id }) => id)).toEqual(['b'])
})

test('a note written over a waiting one takes its place and knows its words', () => {
  expect(inOrder(note('a', 'first'), note('b', 'second', 'first'))).toEqual([
    { ...note('b', 'second'), known: ['Called Lea', 'first'] },
  ])
})

test('a note that was begun before the waiting one goes beside it, and none of their words is somebody else’s', () => {
  expect(inOrder(note('a', 'first'), note('b', 'second'))).toEqual([
    { ...note('b', 'first\n\nsecond'), known: ['Called Lea', 'first'] },
  ])
  const emptied = inOrder(note('a', 'first'), note('b', ''))
  expect(emptied).toMatchObject([{ notes: 'first' }])
})

test('the same words, kept from two forms, are there once', () => {
  expect(inOrder(note('a', 'first'), note('b', 'first'))).toMatchObject([{ id: 'b', notes: 'first' }])
})

test('what a newer note was joined with is known to it', () => {
  const newer = { ...note('b', 'both'), known: ['Called Lea', 'first', 'From home'] }
  expect(inOrder(note('a', 'first'), newer)).toEqual([newer])
})

test('the saved list is shown as it was left', () => {
  const rows = [{ job_id: job.id }, { job_id: 99 }]
  expect(overSaved(rows, [unsave('a'), save('b', other), save('c', { ...job, id: 99 })])).toMatchObject([
    { job_id: other.id, id: `local_${other.id}` },
    { job_id: 99 },
  ])
})

const merged = (server: string, notes: string) =>
  mergedNote(server, { notes, known: ['Called Lea'] }, 'Written without a signal:')

test('a note that nobody else has changed takes the place of the one before', () => {
  expect(merged('Called Lea', 'Called Lea twice')).toBe('Called Lea twice')
  expect(merged('Called Lea', '')).toBe('')
})

test('a note that has arrived already is not written again', () => {
  expect(merged('Called Lea twice', 'Called Lea twice')).toBeNull()
  expect(merged('From home\n\nWritten without a signal:\nMine', 'Mine')).toBeNull()
})

test('a note that was changed elsewhere is kept above the one that waited', () => {
  expect(merged('From home', 'Mine')).toBe('From home\n\nWritten without a signal:\nMine')
  expect(merged('', 'Mine')).toBe('Mine')
})

test('emptying a note does not take what was written elsewhere since', () => {
  expect(merged('From home', '')).toBeNull()
})

test('a line that was added elsewhere stands beside the one that waited', () => {
  expect(merged('Called Lea\nFrom home', 'Monday\nCalled Lea')).toBe('Monday\nCalled Lea\nFrom home')
})
