import { expect, test } from 'vitest'
import { listing, savedEntry, unnamed } from '../../../test/listings.ts'
import { localEntry, readEntries, withEntry, withoutJob, withServerEntry } from './saved-entries.ts'

const job = listing(1)
const [one, two] = [savedEntry(listing(1)), savedEntry(listing(2))]

test.each([
  ['under job_details', one, 101],
  ['under job', { id: 101, date_saved: 'then', job }, 101],
  ['at the top level', job, 'local_1'],
])('a saved job is read where its data sits %s', (_, item, id) => {
  const [entry] = readEntries([item])
  expect(entry).toMatchObject({ id, job_id: 1, job_details: { title: 'Bookkeeper 1', salary: job.salary } })
})

test('what is unreadable or there twice is left out', () => {
  expect(readEntries([null, 'x', 7, {}, { job: 3 }, one, { ...one, id: 9 }, two])).toEqual([one, two])
})

test('a job of an older copy has everything a row shows', () => {
  const [entry] = readEntries([{ id: 5, job: { id: 2, title: 'Editor' } }])
  expect(entry?.job_details).toMatchObject({ employer: null, tags: [], salary: '', removed_at: null })
})

test('a saved job whose employer is not shown is nobody’s', () => {
  const answered = { ...one, job_details: { ...job, ...unnamed } }
  expect(readEntries([answered])[0]?.job_details).toMatchObject({ employer: null, employer_shown: false })
})

test('the entry made here has a local id and gives way to the server’s', () => {
  const local = localEntry(job, Date.parse('2026-11-20T00:00:00Z'))
  expect(local).toMatchObject({ id: 'local_1', job_id: 1, date_saved: '2026-11-20T00:00:00.000Z' })
  expect(withServerEntry(withEntry([two], local), one)).toEqual([one, two])
})

test('a job is in the list once, comes back to its place, and stays gone when it went meanwhile', () => {
  expect(withEntry([one, two], one)).toEqual([one, two])
  expect(withEntry(withoutJob([one, two], 2), two, 1)).toEqual([one, two])
  expect(withServerEntry([two], one)).toEqual([two])
})

test('a value of the wrong type gives way to its default, and the rest of the job stays', () => {
  const broken = {
    ...job,
    tags: null,
    salary: 5,
    pay: 'much',
    employer: 5,
    job_type: 'any old',
    removed_at: 1,
  }
  const [entry] = readEntries([{ ...one, job_details: broken }])
  expect(entry?.job_details).toEqual({
    ...job,
    tags: [],
    salary: '',
    pay: null,
    employer: null,
    employer_shown: false,
    job_type: 'any',
    removed_at: null,
    saved: job.saved,
  })
})
