/** @module-tag operations */
import { expect, test } from 'vitest'
import { defineTask, tellingFailures, worker } from './task.ts'

test('what a task failed with is told, and fails it all the same', async () => {
  const full = new Error('No space left on device')
  const told: unknown[] = []
  const sweep = worker(defineTask<{ isFull: boolean }>('sweep'), async ({ isFull }) => {
    if (isFull) throw full
  })
  const { task, work } = tellingFailures(sweep, (error) => told.push(error))
  await work({ isFull: false })
  expect(told).toEqual([])
  await expect(work({ isFull: true })).rejects.toBe(full)
  expect([task.name, told]).toEqual(['sweep', [full]])
})
