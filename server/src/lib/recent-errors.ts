/** An error without secrets: its texts are scrubbed. */
export type RecentError = {
  at: Date
  message: string
  /** The error's text and stack. */
  detail: string
  /** The request or task; empty if neither. */
  during: string
}

export type RecentErrors = {
  take(line: string): void
  /** Newest first. */
  list(): RecentError[]
  /** Errors since the start. */
  total(): number
}

const KEPT = 50
const MOST_LENGTH = 1500
const STACK_LINES = 6

/** Kept in memory, for operators. */
export function createRecentErrors(): RecentErrors {
  const kept: RecentError[] = []
  let total = 0
  return {
    take(line) {
      total += 1
      kept.unshift(describe(line))
      kept.length = Math.min(kept.length, KEPT)
    },
    list: () => [...kept],
    total: () => total,
  }
}

type Line = {
  time?: number
  msg?: string
  err?: { message?: string; stack?: string }
  what?: string
  task?: string
  request_id?: string
}

function describe(line: string): RecentError {
  const { time = 0, msg = '', err, what = '', task, request_id: request } = readLine(line)
  const detail = err ? (err.stack ?? err.message ?? '') : what
  return {
    at: new Date(time),
    message: msg.slice(0, MOST_LENGTH),
    detail: detail.split('\n', STACK_LINES).join('\n').slice(0, MOST_LENGTH),
    during: task ? `task ${task}` : request ? `request ${request}` : '',
  }
}

function readLine(line: string): Line {
  try {
    return JSON.parse(line) as Line
  } catch {
    return { msg: line }
  }
}
