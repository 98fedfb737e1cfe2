import { randomInt } from 'node:crypto'
import { fuzz } from './attack/fuzz.ts'
import { openTarget } from './attack/stage.ts'
import type { BenchOptions } from './main.ts'

/**
 * Hostile calls to every endpoint, on this machine only. Exits with 1 on a breach.
 * @param size random calls, before the SQL probes
 */
export async function run({ size = 100_000, seed = randomInt(1_000_000_000) }: BenchOptions): Promise<void> {
  const target = await openTarget()
  try {
    if (!(await fuzz(target, size, seed))) process.exitCode = 1
  } finally {
    await target.stop()
  }
}
