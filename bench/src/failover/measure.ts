/** Times are from `performance.now()`. */
export type Seen = {
  kind: 'read' | 'write'
  /** Without ids. */
  call: string
  began: number
  ended: number
  /** 0 without a complete answer. */
  status: number
}

export type Noticed = {
  requests: number
  /** 5xx, or no answer. */
  failed: { read: number; write: number }
  /**
   * Milliseconds to the first of ten successes in a row after which nothing failed. 0: nothing failed; null: it never
   * recovered.
   */
  recoveryMs: { read: number | null; write: number | null }
  slowestMs: number
}

const IN_A_ROW = 10

export const hasFailed = ({ status }: Seen) => status === 0 || status >= 500

/** A fault's effect, by the requests that ended before the next one. */
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
