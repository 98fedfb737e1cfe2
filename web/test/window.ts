import { afterAll, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

// Each file has its own window, modules and timers; the files of a worker share the libraries.
vi.resetModules()
const window = await builtinEnvironments.jsdom.setup(globalThis, {})
const { setTimeout, setInterval } = globalThis
const timers: NodeJS.Timeout[] = []
const noted =
  <A extends unknown[]>(start: (...given: A) => NodeJS.Timeout) =>
  (...given: A) => {
    const timer = start(...given)
    timers.push(timer)
    return timer
  }
Object.assign(globalThis, { setTimeout: noted(setTimeout), setInterval: noted(setInterval) })

afterAll(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  for (const timer of timers) clearTimeout(timer)
  Object.assign(globalThis, { setTimeout, setInterval })
  await window.teardown(globalThis)
})
