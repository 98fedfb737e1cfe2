import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectWhenIdle } from './collect-garbage.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function watch({ busy, heap }: { busy: number; heap: number }) {
  const machine = { busy, heap, collections: 0 }
  const stop = collectWhenIdle({
    busyShare: () => machine.busy,
    heapBytes: () => machine.heap,
    collect() {
      machine.collections += 1
      machine.heap = 80_000_000
    },
  })
  return { machine, stop, pass: () => vi.advanceTimersByTime(30_000) }
}

it('an import’s memory is given back once, as soon as seekers are quiet', () => {
  const { machine, pass } = watch({ busy: 0.6, heap: 300_000_000 })
  pass()
  expect(machine.collections).toBe(0)
  machine.busy = 0.01
  pass()
  pass()
  expect(machine.collections).toBe(1)
  machine.heap = 200_000_000
  pass()
  expect(machine.collections).toBe(2)
})

it('a stopped program collects nothing', () => {
  const { machine, stop, pass } = watch({ busy: 0, heap: 300_000_000 })
  stop()
  pass()
  expect(machine.collections).toBe(0)
})
