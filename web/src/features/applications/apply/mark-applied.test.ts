import { expect, test } from 'vitest'
import { markApplied } from './mark-applied.ts'

const job = (id: number, applied = false) => ({ id, title: `Job ${id}`, date_posted: '2026-11-20', applied })

test('the job is marked wherever it stands, and nothing else changes', () => {
  const page = { count: 2, results: [job(7), job(8)] }
  const marked = markApplied(page, 7)
  expect(marked.results).toEqual([job(7, true), job(8)])
  expect(marked.results[1]).toBe(page.results[1])
  expect(markApplied(job(7), 7).applied).toBe(true)
  const saved = { results: [{ id: 7, job: 9, job_details: job(9) }] }
  expect(markApplied(saved, 9).results[0]?.job_details.applied).toBe(true)
})

test('data without the job keeps its identity', () => {
  const saved = { results: [{ id: 7, date_saved: '2026-11-20', job_details: job(9, true) }], none: null }
  expect(markApplied(saved, 7)).toBe(saved)
  expect(markApplied(saved, 9)).toBe(saved)
  expect(markApplied(undefined, 9)).toBeUndefined()
})
