import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Refusal } from '../refusals.ts'
import type { TextAnswer, TextQuestion } from './text-messages.ts'

export type TextLimits = {
  /** Milliseconds for one file. */
  time: number
  /** Bytes that the process may hold in all. */
  memory: number
  /** Milliseconds without a question after which the process is ended. */
  idle: number
}

/** V8 ends the process by itself when its heap is larger. Pictures and buffers are outside the heap, so we watch those. */
const HEAP_MEGABYTES = 256
/** Milliseconds. */
const LOOK_AT_MEMORY_EVERY = 50

/**
 * A process of its own that takes the text out of files. It is started with the first question, kept for the next,
 * and killed when a file takes it beyond its limits; the next question starts a new one. One question at a time.
 */
export function createTextProcess(limits: TextLimits) {
  let child: ChildProcess | undefined
  let rest: NodeJS.Timeout | undefined
  let asked = 0

  function stop(): void {
    clearTimeout(rest)
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    /** The lines of a file. A crash, too much time or too much memory is an answer as well; the signal ends it as 'busy'. */
    async ask(question: TextQuestion, signal?: AbortSignal): Promise<TextAnswer> {
      clearTimeout(rest)
      // It may have ended while nobody asked.
      if (child?.connected !== true) child = startChild()
      asked += 1
      const answer = await askChild(child, { ...question, id: asked }, limits, signal)
      // A process that still holds half its memory after a file would refuse the next one too early: it starts anew.
      if ('isOver' in answer || residentBytes(child.pid) > limits.memory / 2) stop()
      else rest = setTimeout(stop, limits.idle).unref()
      return 'isOver' in answer ? { refusal: answer.refusal } : answer
    },
    stop,
  }
}

const reader = path.join(import.meta.dirname, '..')
const server = path.join(reader, '..', '..')
const modules = createRequire(import.meta.url)
  .resolve('unpdf')
  .replace(/(?<=[\\/]node_modules[\\/]).*/u, '')

/** The process can read its own program and nothing else, and start nothing: a file may hold an attack on a library. */
const sandbox = [
  '--permission',
  '--allow-worker',
  ...[
    modules,
    reader,
    path.join(reader, '..', 'lib', 'zip-directory.ts'),
    path.join(server, 'package.json'),
  ].map((seen) => `--allow-fs-read=${seen}`),
]

function startChild(): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'text-child.ts'), {
    // Nothing of the server's environment: there are secrets in it.
    env: {},
    execArgv: [...sandbox, `--max-old-space-size=${HEAP_MEGABYTES}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => child.kill('SIGKILL'))
  return child
}

type Ending = { isOver: true; refusal: Refusal }

/** Asks once; settles when the child answers, ends, or goes beyond a limit. */
function askChild(
  child: ChildProcess,
  question: TextQuestion & { id: number },
  { time, memory }: TextLimits,
  signal: AbortSignal | undefined,
): Promise<TextAnswer | Ending> {
  return new Promise((resolve) => {
    // While it works the server waits for it; at rest it holds nobody back.
    child.ref()
    child.channel?.ref()
    const settle = (answer: TextAnswer | Ending) => {
      clearTimeout(alarm)
      clearInterval(watch)
      child.off('message', hear)
      child.off('exit', end)
      child.off('error', fail)
      signal?.removeEventListener('abort', stop)
      child.unref()
      child.channel?.unref()
      resolve(answer)
    }
    const hear = (message: unknown) => {
      const { id, answer } = message as { id: number; answer: TextAnswer }
      if (id === question.id) settle(answer)
    }
    const end = (_code: number | null, signal: string | null) =>
      settle({ isOver: true, refusal: signal === 'SIGABRT' ? 'too-large' : 'broken' })
    const fail = () => settle({ isOver: true, refusal: 'broken' })
    const stop = () => settle({ isOver: true, refusal: 'busy' })
    const alarm = setTimeout(() => settle({ isOver: true, refusal: 'too-slow' }), time)
    const watch = setInterval(() => {
      if (residentBytes(child.pid) > memory) settle({ isOver: true, refusal: 'too-large' })
    }, LOOK_AT_MEMORY_EVERY)
    child.on('message', hear)
    child.on('exit', end)
    child.on('error', fail)
    signal?.addEventListener('abort', stop)
    child.send(question, (error) => {
      if (error) fail()
    })
  })
}

/** What a process holds in memory; 0 where the system does not tell. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
