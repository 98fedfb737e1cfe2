import { Worker } from 'node:worker_threads'
import type { Language } from '@hanap/contract/site/languages'

export type Rendered = { template: string; head: string; body: string }
export type RenderCall = { id: number; language: Language; address: string; answers: object }
type RenderAnswer = { id: number } & ({ rendered: Rendered } | { error: string })

export type SiteRenderer = {
  render(language: Language, address: string, answers: object): Promise<Rendered>
  close(): Promise<void>
}

/** A page needs a fraction of it; an idle thread ends. */
const PATIENCE_MS = 15_000
const IDLE_MS = 30_000

/**
 * Starts its thread with the first page, and ends it when idle.
 * @param folder holds one file per language
 */
export function openRenderer(folder: string): SiteRenderer {
  const waiting = new Map<number, (answer: RenderAnswer) => void>()
  let thread: Worker | null = null
  let asked = 0
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(new URL('./render-thread.ts', import.meta.url), {
      workerData: { folder },
      env: { NODE_ENV: 'production' },
    })
    started.unref()
    started.on('message', (answer: RenderAnswer) => waiting.get(answer.id)?.(answer))
    const fail = (error: string) => {
      if (thread !== started) return
      thread = null
      for (const [id, settle] of waiting) settle({ id, error })
    }
    started.on('error', (error) => fail(error.stack ?? error.message))
    started.on('exit', () => fail('the rendering thread ended'))
    return started
  }

  const end = () => thread?.terminate() ?? Promise.resolve(0)

  return {
    async render(language, address, answers) {
      clearTimeout(idle)
      thread ??= start()
      const id = (asked += 1)
      const { promise, resolve } = Promise.withResolvers<RenderAnswer>()
      waiting.set(id, resolve)
      const patience = setTimeout(() => void end(), PATIENCE_MS).unref()
      thread.postMessage({ id, language, address, answers } satisfies RenderCall)
      const answer = await promise
      clearTimeout(patience)
      waiting.delete(id)
      if (waiting.size === 0) idle = setTimeout(() => void end(), IDLE_MS).unref()
      if ('error' in answer) throw new Error(`${address} was not rendered: ${answer.error}`)
      return answer.rendered
    },
    async close() {
      clearTimeout(idle)
      await end()
    },
  }
}
