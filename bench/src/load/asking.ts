import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { FromGenerator, LoadJob, LoadResult, ToGenerator } from './generator.ts'
import type { Material } from './work.ts'

/** The generator in a process of its own. */
export type Generator = { run(job: LoadJob): Promise<LoadResult>; stop(): Promise<void> }

export function startGenerator(material: Material): Generator {
  const child = fork(path.join(import.meta.dirname, 'generator.ts'), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const send = (message: ToGenerator) => child.send(message)
  send({ material })
  return {
    async run(job) {
      const answered = once(child, 'message')
      send({ job })
      const first = await Promise.race([answered, ended.then(() => undefined)])
      if (first === undefined) throw new Error('The generator ended by itself.')
      const [message] = first as [FromGenerator]
      if ('failed' in message) throw new Error(`The generator failed: ${message.failed}`)
      return message.result
    },
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
