import { hash } from 'node:crypto'

const NEWLINE = 10
const LANES = 8

export type RowDigest = {
  /** Rows in COPY format, split anywhere. */
  add(bytes: Buffer): void
  end(): { rows: number; digest: string }
}

/**
 * Sums of eight words of each row's SHA-256: order does not matter (databases sort texts differently), but duplicates
 * do.
 */
export function createRowDigest(): RowDigest {
  const sums = new Uint32Array(LANES)
  let rows = 0
  let begun: Buffer[] = []

  function take(line: Buffer) {
    const words = hash('sha256', line, 'buffer')
    for (let lane = 0; lane < LANES; lane += 1) sums[lane] = (sums[lane] ?? 0) + words.readUInt32BE(lane * 4)
    rows += 1
  }

  return {
    add(bytes) {
      let at = 0
      for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, at)) {
        const line = bytes.subarray(at, end)
        take(begun.length > 0 ? Buffer.concat([...begun, line]) : line)
        begun = []
        at = end + 1
      }
      // Copied, or the rest would keep the whole buffer in memory.
      if (at < bytes.length) begun.push(Buffer.from(bytes.subarray(at)))
    },
    end() {
      if (begun.length > 0) throw new Error('The last row has no end.')
      return { rows, digest: [...sums].map((sum) => sum.toString(16).padStart(8, '0')).join('') }
    },
  }
}
