import { setTimeout as wait } from 'node:timers/promises'

/** @throws Error after `patienceMs` */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { patienceMs = 30_000, everyMs = 20 } = {},
): Promise<void> {
  const end = performance.now() + patienceMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${patienceMs / 1000} s.`)
    await wait(everyMs)
  }
}
