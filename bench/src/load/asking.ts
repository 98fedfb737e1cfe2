import path from 'node:path'
import { startChild } from '../harness/child.ts'
import type { FromGenerator, LoadJob, LoadResult, ToGenerator } from './generator.ts'
import type { Material } from './work.ts'

/** In its own process. */
export type Generator = { run(job: LoadJob): Promise<LoadResult>; stop(): Promise<void> }

export function startGenerator(material: Material): Generator {
  const { child, hear, stop } = startChild(path.join(import.meta.dirname, 'generator.ts'))
  child.send({ material } satisfies ToGenerator)
  return {
    async run(job) {
      const answer = (await hear({ job } satisfies ToGenerator)) as FromGenerator | undefined
      if (!answer) throw new Error('The generator ended by itself.')
      if ('failed' in answer) throw new Error(`The generator failed: ${answer.failed}`)
      return answer.result
    },
    stop,
  }
}
