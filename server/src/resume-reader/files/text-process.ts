import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Refusal } from '../refusals.ts'
import type { TextAnswer, TextQuestion } from './text-messages.ts'

export type TextLimits = {
  /** Milliseconds for one file. */
  time: number
  /** Bytes of the whole process. */
  memory: number
  /** Milliseconds without a question before it ends. */
  idle: number
}

/** V8 enforces it. Images and buffers are outside the heap, so we watch those. */
const HEAP_MEGABYTES = 256
/** Milliseconds. */
const LOOK_AT_MEMORY_EVERY = 50

/**
 * Starts with the first question, stays for the next, and is killed when a file exceeds its limits. One question at a
 * time.
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
    /** Never rejects for a file; an aborted signal answers 'busy'. */
    async ask(question: TextQuestion, signal?: AbortSignal): Promise<TextAnswer> {
      clearTimeout(rest)
      // The process may have ended between questions.
      if (child?.connected !== true) child = startChild()
      asked += 1
      const answer = await askChild(child, { ...question, id: asked }, limits, signal)
      // A process near its memory limit would refuse the next file too early.
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

/** Reads only its own program, and starts nothing: a file may contain an attack on a library. */
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
    // The server's environment has secrets.
    env: {},
    execArgv: [...sandbox, `--max-old-space-size=${HEAP_MEGABYTES}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => child.kill('SIGKILL'))
  return child
}

type Ending = { isOver: true; refusal: Refusal }

/** Settles when the child answers, ends, or exceeds a limit. */
function askChild(
  child: ChildProcess,
  question: TextQuestion & { id: number },
  { time, memory }: TextLimits,
  signal: AbortSignal | undefined,
): Promise<TextAnswer | Ending> {
  return new Promise((resolve) => {
    // Keeps the server alive only while it works.
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

/** 0 if the system does not tell. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
