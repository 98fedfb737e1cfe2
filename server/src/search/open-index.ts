import { Worker } from 'node:worker_threads'
import { Problem } from '../lib/problem.ts'
import type { JobIndex } from './job-index.ts'
import type { Synonyms } from './synonyms.ts'

/** What can be asked of the index; `count`, `search` and the others are those of JobIndex. */
type Asked = 'search' | 'count' | 'suggest' | 'related' | 'typicalPay' | 'statistics'

/**
 * The index of open listings as the server's features see it. While the listings are still being read, or should the
 * index fail, every question is refused with the Problem 'busy'.
 */
export type JobSearch = {
  [Method in Asked]: (...given: Parameters<JobIndex[Method]>) => Promise<ReturnType<JobIndex[Method]>>
} & {
  /** Resolves when all that is committed by now can be found. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

export type ThreadData = { databaseUrl: string; synonyms: Synonyms }
export type Call = { id: number; method: Asked | 'catchUp'; given: unknown[] }
type Message =
  | { ready: true }
  | { trouble: string }
  | { id: number; answer: unknown }
  | { id: number; error: string }

/** How long a question waits for the first reading of the listings. */
const READING_PATIENCE_MS = 3000
/** A question that takes longer is given up, and the thread with it: something has gone wrong in there. */
const PATIENCE_MS = 5000
/** Reading all listings may take minutes. */
const CATCH_UP_PATIENCE_MS = 10 * 60_000
/** Before a thread that ended is started again. */
const RESTART_MS = 1000

/**
 * Opens the index: a thread of its own that reads the listings from the database and follows their changes. The thread
 * starts with the first question, and again should it end.
 */
export function openJobIndex({
  databaseUrl,
  synonyms,
  onTrouble,
  readingPatienceMs = READING_PATIENCE_MS,
}: {
  databaseUrl: string
  synonyms: Synonyms
  onTrouble: (what: string) => void
  readingPatienceMs?: number
}): JobSearch {
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>()
  let thread: Worker | null = null
  let startedAt = 0
  let asked = 0
  let ready = Promise.withResolvers<void>()
  let isClosing = false

  function start(): Worker {
    const started = new Worker(new URL('./index-thread.ts', import.meta.url), {
      workerData: { databaseUrl, synonyms } satisfies ThreadData,
    })
    startedAt = Date.now()
    started.on('message', (message: Message) => {
      if ('ready' in message) ready.resolve()
      else if ('trouble' in message) onTrouble(message.trouble)
      else settle(message)
    })
    started.on('error', (error) => onTrouble(error.stack ?? error.message))
    started.on('exit', () => {
      if (thread === started) thread = null
      ready = Promise.withResolvers()
      for (const id of [...waiting.keys()]) settle({ id, error: 'the search index ended' })
    })
    return started
  }

  function settle(message: { id: number; answer: unknown } | { id: number; error: string }) {
    const asking = waiting.get(message.id)
    waiting.delete(message.id)
    if ('answer' in message) asking?.resolve(message.answer)
    else asking?.reject(new Error(message.error))
  }

  async function ask(method: Call['method'], given: unknown[]): Promise<unknown> {
    if (isClosing) throw notReady()
    if (thread === null && Date.now() - startedAt < RESTART_MS) throw notReady()
    const asking = (thread ??= start())
    if (method !== 'catchUp') await isRead()
    const id = (asked += 1)
    const patience = setTimeout(
      () => {
        onTrouble(`the search index did not answer ${method} in time and is started again`)
        void asking.terminate()
      },
      method === 'catchUp' ? CATCH_UP_PATIENCE_MS : PATIENCE_MS,
    )
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        asking.postMessage({ id, method, given } satisfies Call)
      })
    } catch (cause) {
      onTrouble(cause instanceof Error ? cause.message : String(cause))
      throw notReady(cause)
    } finally {
      clearTimeout(patience)
    }
  }

  async function isRead() {
    const patience = AbortSignal.timeout(readingPatienceMs)
    const tooLate = new Promise<never>((_, reject) =>
      patience.addEventListener('abort', () => reject(notReady())),
    )
    await Promise.race([ready.promise, tooLate])
  }

  const method =
    <Method extends Asked>(name: Method) =>
    (...given: Parameters<JobIndex[Method]>) =>
      ask(name, given) as Promise<ReturnType<JobIndex[Method]>>

  return {
    search: method('search'),
    count: method('count'),
    suggest: method('suggest'),
    related: method('related'),
    typicalPay: method('typicalPay'),
    statistics: method('statistics'),
    async catchUp() {
      await ask('catchUp', [])
    },
    async close() {
      isClosing = true
      await thread?.terminate()
    },
  }
}

const notReady = (cause?: unknown) =>
  new Problem('busy', 'The search is being prepared. Please try again in a moment.', { cause })
