import { expect, test } from 'vitest'
import { markApplied } from './mark-applied.ts'

const job = (id: number, applied = false) => ({ id, title: `Job ${id}`, date_posted: '2026-11-20', applied })
const sent = (jobId: number) => ({ jobId, state: 'sent' as const, applicationId: undefined })

test('the job is marked wherever it stands, and nothing else changes', () => {
  const page = { count: 2, results: [job(7), job(8)] }
  const marked = markApplied(page, sent(7))
  expect(marked.results).toEqual([{ ...job(7, true), send_state: 'sent' }, job(8)])
  expect(marked.results[1]).toBe(page.results[1])
  expect(markApplied(job(7), sent(7)).applied).toBe(true)
  const saved = { results: [{ id: 7, job: 9, job_details: job(9) }] }
  expect(markApplied(saved, sent(9)).results[0]?.job_details.applied).toBe(true)
})

test('a job whose application may have arrived is marked as that, and as sent once it is proven', () => {
  const unknown = markApplied(job(7), { jobId: 7, state: 'unknown', applicationId: 31 })
  expect(unknown).toMatchObject({ applied: true, send_state: 'unknown', application_id: 31 })
  expect(markApplied(unknown, sent(7))).toMatchObject({ send_state: 'sent', application_id: 31 })
})

test('data without the job keeps its identity', () => {
  const saved = { results: [{ id: 7, date_saved: '2026-11-20', job_details: job(9, true) }], none: null }
  expect(markApplied(saved, sent(7))).toBe(saved)
  expect(markApplied(saved, sent(9))).toBe(saved)
  expect(markApplied(undefined, sent(9))).toBeUndefined()
})
