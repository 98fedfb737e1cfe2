import type { SendState } from '@hanap/contract/applications/applications'

/** The outcome shown last. */
export type Told = {
  /** 'not-sent' is certain; 'open' may have been sent; 'refused' never began; 'nothing': no answer. */
  as: 'sent' | 'not-sent' | 'open' | 'refused' | 'nothing'
  why: string
}
export type Attempt = { pair: string; words: string; told: Told }
/** The application in the seeker's tracker, at the end. */
export type Tracked = { pair: string; state: SendState; problem: string }
export type Arrived = { pair: string; words: string }

const fates = ['once', 'twice', 'lost', 'unknown', 'failed', 'refused', 'unreached', 'invisible'] as const
/**
 * 'lost': the seeker believes something wrong. 'failed': with a shown reason. 'unreached': nothing sent. 'invisible':
 * no outcome to read.
 */
type Fate = (typeof fates)[number]

export type Comparison = {
  counts: Record<Fate, number>
  /** Shown as not sent, then sent by a repeat and tracked. */
  sentAfterAll: number
  broken: string[]
}

/** What seekers saw against the board's record. */
export function compare(given: {
  attempts: readonly Attempt[]
  tracked: readonly Tracked[]
  arrived: readonly Arrived[]
}): Comparison {
  const rows = Map.groupBy(given.tracked, ({ pair }) => pair)
  const copies = Map.groupBy(given.arrived, ({ pair }) => pair)
  const counts = Object.fromEntries(fates.map((fate) => [fate, 0])) as Record<Fate, number>
  const broken: string[] = []
  let sentAfterAll = 0

  for (const attempt of given.attempts) {
    const { pair, told } = attempt
    const own = { rows: rows.get(pair) ?? [], copies: copies.get(pair) ?? [] }
    const [fate, complaint] = judge(attempt, own)
    counts[fate] += 1
    if (fate === 'once' && told.as === 'not-sent') sentAfterAll += 1
    if (complaint !== '') broken.push(`${pair}: ${complaint}`)
    if (own.rows.length > 1) broken.push(`${pair}: tracked ${own.rows.length} times`)
    if (own.copies.some(({ words }) => words !== attempt.words)) broken.push(`${pair}: other words arrived`)
  }
  const attempted = new Set(given.attempts.map(({ pair }) => pair))
  for (const pair of copies.keys())
    if (!attempted.has(pair)) broken.push(`${pair}: nobody applied, and the board has it`)
  return { counts, sentAfterAll, broken }
}

/** @returns the fate, and its error or '' */
function judge({ told }: Attempt, own: { rows: Tracked[]; copies: Arrived[] }): [Fate, string] {
  const [row] = own.rows
  const has = own.copies.length
  if (has > 1) return ['twice', `the board has it ${has} times`]
  if (has === 0 && told.as === 'sent') return ['lost', 'told that it was sent, and the board has nothing']
  if (!row) {
    if (has > 0) return ['lost', 'the board has it, and no row says so']
    if (told.why === '') return ['invisible', 'no row, and nobody was told why']
    return [told.as === 'nothing' ? 'unreached' : 'refused', '']
  }
  switch (row.state) {
    case 'sending':
      return ['invisible', 'shown as being sent for ever']
    case 'sent':
      return has === 1 ? ['once', ''] : ['lost', 'shown as sent, and the board has nothing']
    case 'failed':
      if (has === 1) return ['lost', 'shown as failed, and the board has it']
      return ['failed', reasonless(row)]
    case 'unknown':
      return ['unknown', reasonless(row)]
  }
}

const reasonless = ({ state, problem }: Tracked) =>
  problem === '' ? `shown as ${state} without a reason` : ''
