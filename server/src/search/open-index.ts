import { Worker } from 'node:worker_threads'
import type { JobIndex } from './job-index.ts'
import { createPlace } from './kept/place.ts'
import { type Answers, type IndexPosition, type JobSearch, notReady, overloaded, tooMuch } from './port.ts'
import { QUESTION_MS } from './query/work-limit.ts'
import type { Synonyms } from './words/synonyms.ts'

/** With what only this engine can tell. */
export type OpenIndex = JobSearch & { statistics(): Promise<ReturnType<JobIndex['statistics']>> }
type Method = keyof Answers | 'statistics'

export type ThreadData = {
  databaseUrl: string
  replicaUrls: readonly string[]
  synonyms: Synonyms
  questionMs: number
  keep: { folder: string; everyMs: number } | null
}
export type Call = { id: number; method: Method | 'catchUp' | 'position'; given: unknown[] }
type Answer = { id: number; answer: unknown } | { id: number; error: string; isTooMuch?: boolean }
type Message = { ready: true } | { trouble: string } | { unusable: string } | Answer

/** Milliseconds. */
export type Waits = {
  /** A question's wait for the first read of the listings. */
  readingMs: number
  /** A thread silent for this long is broken, and ended. */
  answerMs: number
  /** Takes minutes, longer if several processes start on one machine. */
  catchUpMs: number
  /** Least time between two starts of the thread. */
  restartMs: number
  /** Least time between two saves to disk. */
  keepMs: number
  /** Work on one question, while others wait. */
  questionMs: number
}
/** Limits garbage: ten thousand jobs take 74 MB after a restart, and 97 MB with 32 here. */
const MEMORY = { maxYoungGenerationSizeMb: 8 }
/** Further questions would be answered too late to be of use. */
const MOST_WAITING = 300
const usualWaits: Waits = {
  readingMs: 3000,
  answerMs: 5000,
  catchUpMs: 60 * 60_000,
  restartMs: 1000,
  keepMs: 60_000,
  questionMs: QUESTION_MS,
}

/**
 * The thread starts with the first question and restarts if it ends.
 * @param given.onTrouble gets a line or stack about a fault; callers get 'busy'
 */
export function openJobIndex({
  databaseUrl,
  replicaUrls = [],
  synonyms,
  keepAt,
  onTrouble,
  onUnusable = () => {},
  waits,
}: {
  databaseUrl: string
  /** Preferred to the main database. */
  replicaUrls?: readonly string[]
  synonyms: Synonyms
  /** Prefix of the folder that keeps the index (kept/place.ts). */
  keepAt?: string
  onTrouble: (what: string) => void
  /** Gets a line if the kept index cannot be used. */
  onUnusable?: (what: string) => void
  waits?: Partial<Waits>
}): OpenIndex {
  const { readingMs, answerMs, catchUpMs, restartMs, keepMs, questionMs } = { ...usualWaits, ...waits }
  const waiting = new Map<number, (message: Answer) => void>()
  let thread: Worker | null = null
  let startedAt = Number.NEGATIVE_INFINITY
  let asked = 0
  let reading = createReading()
  let isClosing = false
  let questions = 0
  let endWatch: (() => void) | null = null
  const place = keepAt === undefined ? null : createPlace(keepAt, onTrouble)
  let restart: NodeJS.Timeout | undefined

  function start(): Worker {
    const folder = place?.folder() ?? null
    const started = new Worker(new URL('./index-thread.ts', import.meta.url), {
      workerData: {
        databaseUrl,
        replicaUrls,
        synonyms,
        questionMs,
        keep: folder === null ? null : { folder, everyMs: keepMs },
      } satisfies ThreadData,
      resourceLimits: MEMORY,
    })
    startedAt = performance.now()
    started.on('message', (message: Message) => {
      if ('ready' in message) reading.end(null)
      else if ('trouble' in message) onTrouble(message.trouble)
      else if ('unusable' in message) onUnusable(message.unusable)
      else waiting.get(message.id)?.(message)
    })
    started.on('error', (error) => onTrouble(error.stack ?? error.message))
    started.on('exit', () => {
      thread = null
      reading.end(notReady())
      reading = createReading()
      const error = 'the search index ended'
      if (!isClosing) onTrouble(error)
      for (const [id, settle] of waiting) settle({ id, error })
      if (!isClosing) startAgain()
    })
    return started
  }

  function startAgain() {
    const pause = Math.max(0, startedAt + restartMs - performance.now())
    restart = setTimeout(() => (thread ??= start()), pause).unref()
  }

  async function ask(method: Call['method'], given: unknown[]): Promise<unknown> {
    if (isClosing) throw notReady()
    if (thread === null && performance.now() - startedAt < restartMs) throw notReady()
    const asking = (thread ??= start())
    if (method !== 'catchUp') await reading.wait(readingMs)
    if (thread !== asking) throw notReady()
    if (waiting.size >= MOST_WAITING) throw overloaded()
    const id = (asked += 1)
    const { promise, resolve } = Promise.withResolvers<Answer>()
    waiting.set(id, resolve)
    const stop = method === 'catchUp' ? giveUpAfter(catchUpMs, method, asking) : watch(asking)
    asking.postMessage({ id, method, given } satisfies Call)
    const message = await promise
    waiting.delete(id)
    stop()
    if ('answer' in message) return message.answer
    if (message.isTooMuch) throw tooMuch()
    // 'exit' has reported a thread that ended.
    if (thread === asking) onTrouble(message.error)
    throw notReady(message.error)
  }

  function giveUpAfter(ms: number, what: string, hanging: Worker) {
    const patience = setTimeout(() => {
      onTrouble(`the search index did not answer ${what} in time and is started again`)
      void hanging.terminate()
    }, ms)
    return () => clearTimeout(patience)
  }

  /** Only silence ends the thread, not a long queue. */
  function watch(asking: Worker) {
    questions += 1
    endWatch ??= giveUpAfter(answerMs, 'a question', asking)
    return () => {
      questions -= 1
      endWatch?.()
      endWatch = questions === 0 ? null : giveUpAfter(answerMs, 'a question', asking)
    }
  }

  const method =
    <Name extends Method>(name: Name) =>
    (...given: Parameters<JobIndex[Name]>) =>
      ask(name, given) as Promise<ReturnType<JobIndex[Name]>>

  return {
    search: method('search'),
    count: method('count'),
    suggest: method('suggest'),
    related: method('related'),
    typicalPay: method('typicalPay'),
    typicalPayOfOthers: method('typicalPayOfOthers'),
    payGuide: method('payGuide'),
    kindOfWork: method('kindOfWork'),
    statistics: method('statistics'),
    async catchUp() {
      await ask('catchUp', [])
    },
    position: () => ask('position', []) as Promise<IndexPosition>,
    isReady: () => reading.isDone(),
    async close() {
      isClosing = true
      clearTimeout(restart)
      await thread?.terminate()
      place?.release()
    },
  }
}

function createReading() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // Prevents an unhandled rejection: the reading may fail while no caller waits.
  promise.catch(() => {})
  let isOver = false
  let isDone = false
  return {
    isDone: () => isDone,
    end(error: Error | null) {
      isOver = true
      isDone = error === null
      if (error) reject(error)
      else resolve()
    },
    /** @throws Problem 'busy' after this long */
    async wait(mostMs: number) {
      if (isOver) return promise
      const patience = setTimeout(() => late.reject(notReady()), mostMs)
      const late = Promise.withResolvers<never>()
      await Promise.race([promise, late.promise]).finally(() => clearTimeout(patience))
    },
  }
}
