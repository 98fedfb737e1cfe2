import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8 delays while most memory is outside its heap. Takes about 100 ms; call it when idle. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: { type: 'major'; flavor: 'last-resort' }) => void
  collect({ type: 'major', flavor: 'last-resort' })
}

const LOOK_EVERY_MS = 30_000
/** Share of the time. */
const IDLE = 0.05
/** Bytes of growth; less is not worth the pause. */
const WORTH = 32_000_000

/**
 * Gives back what busy times needed, which V8 keeps until it is busy again.
 * @param given.busyShare of the time since the last call
 * @returns stops it
 */
export function collectWhenIdle({
  busyShare = createBusyShare(),
  heapBytes = () => getHeapStatistics().total_heap_size,
  collect = collectGarbage,
} = {}): () => void {
  let kept = 0
  const looking = setInterval(() => {
    if (busyShare() > IDLE || heapBytes() < kept + WORTH) return
    collect()
    kept = heapBytes()
  }, LOOK_EVERY_MS)
  looking.unref()
  return () => clearInterval(looking)
}

function createBusyShare() {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}
