import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8 delays while most memory is outside its heap. Takes about 100 ms; call it when idle. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
