/** One request as its caller saw it; times are those of `performance.now()`. */
export type Seen = {
  kind: 'read' | 'write'
  /** The call, without what names a row. */
  call: string
  began: number
  ended: number
  /** A status, or 0 where no whole answer came. */
  status: number
}

/** What people noticed of one fault. */
export type Noticed = {
  requests: number
  /** Answers that blame the site: 5xx, and none at all. */
  failed: { read: number; write: number }
  /** Milliseconds from the fault to the first of ten answers in a row without a failure, with none after it; 0 where
   * nothing failed, null where it did not come to that, or nobody was answered at all. */
  recoveryMs: { read: number | null; write: number | null }
  /** The longest that anybody waited for an answer. */
  slowestMs: number
}

const IN_A_ROW = 10

export const hasFailed = ({ status }: Seen) => status === 0 || status >= 500

/** What people noticed from a fault on, of the requests that were over between it and the next one. */
export function notice(seen: readonly Seen[], fault: { from: number; to: number }): Noticed {
  const within = seen.filter(({ ended }) => ended >= fault.from && ended < fault.to)
  const read = within.filter(({ kind }) => kind === 'read')
  const write = within.filter(({ kind }) => kind === 'write')
  return {
    requests: within.length,
    failed: { read: read.filter(hasFailed).length, write: write.filter(hasFailed).length },
    recoveryMs: { read: recovery(read, fault.from), write: recovery(write, fault.from) },
    slowestMs: within.reduce((most, { began, ended }) => Math.max(most, ended - began), 0),
  }
}

function recovery(seen: readonly Seen[], from: number): number | null {
  if (seen.length === 0) return null
  const inOrder = seen.toSorted((one, other) => one.ended - other.ended)
  const last = inOrder.findLastIndex(hasFailed)
  if (last === -1) return 0
  const first = inOrder[last + 1]
  return first && inOrder.length - last > IN_A_ROW ? first.ended - from : null
}
