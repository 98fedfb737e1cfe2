import type { BenchOptions } from './main.ts'
import { type Killed, killWhilePaying } from './payments/kills.ts'
import { playRounds, type Round } from './payments/rounds.ts'
import { lookForCards, type Traced } from './payments/tracing.ts'
import { printTable } from './table.ts'

const parts = ['orders', 'kills', 'cards'] as const
/** Of so many orders, one kill -9 and one card more. */
const ORDERS_A_KILL = 1250
const ORDERS_A_CARD = 10

/**
 * Plays random orders of paying against the program and the stand-in of the provider, beside the naive way; kills -9 the
 * real program while people pay; and pays with made cards, to look for them in everything that is left. Ends with 1 where
 * the books disagree or a card has left a trace.
 */
export async function run({
  size = 10_000,
  seed = Math.floor(Math.random() * 1_000_000),
  args,
}: BenchOptions): Promise<void> {
  const isWanted = (part: (typeof parts)[number]) => args.length === 0 || args.includes(part)
  const stranger = args.find((arg) => !parts.some((part) => part === arg))
  if (stranger !== undefined) throw new Error(`There is no part called ${stranger}: ${parts.join(', ')}.`)
  const start = performance.now()
  console.log(`seed ${seed}`)
  const rounds = isWanted('orders') ? await playRounds({ size, seed, onRound: tellRound }) : []
  const kills = Math.max(1, Math.round(size / ORDERS_A_KILL))
  const killed = isWanted('kills') ? await killWhilePaying({ kills, seed }) : undefined
  const cards = Math.min(3000, Math.max(1, Math.round(size / ORDERS_A_CARD)))
  const traced = isWanted('cards') ? await lookForCards({ size: cards, seed }) : undefined
  const breaches = printAll({ rounds, killed, traced })
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(
    `\n${breaches} invariant breaches, ${traced?.traces.length ?? 0} traces found (seed ${seed}, ${seconds} s)`,
  )
  // Requests that were refused before they were read leave a timer of a minute behind, which nobody has to wait for.
  process.exit(breaches + (traced?.traces.length ?? 0) + (traced?.missed.length ?? 0) > 0 ? 1 : 0)
}

function tellRound({ seed, wrong, story }: Round) {
  if (wrong.length === 0) return
  console.log(
    `\nSeed ${seed} breaks:\n  ${wrong.join('\n  ')}\nThe orders that it takes:\n  ${story.join('\n  ')}`,
  )
}

/** @returns how many invariants were broken */
function printAll(done: {
  rounds: readonly Round[]
  killed: Killed | undefined
  traced: Traced | undefined
}): number {
  const { rounds, killed, traced } = done
  const wrong = [...rounds.flatMap((round) => round.wrong), ...(killed?.wrong ?? [])]
  if (rounds.length > 0 || killed) printBooks(rounds, killed)
  if (rounds.length > 0) printWays(rounds)
  if (traced) printTraced(traced)
  for (const what of killed?.wrong ?? []) console.log(`kill -9: ${what}`)
  return wrong.length
}

function printBooks(rounds: readonly Round[], killed: Killed | undefined) {
  const sum = (pick: (round: Round) => number) => rounds.reduce((total, round) => total + pick(round), 0)
  const played = (kind: string) => sum((round) => round.played[kind] ?? 0)
  const both = (pick: (books: Round | Killed) => number) =>
    [sum(pick), killed ? pick(killed) : 0] satisfies number[]
  printTable(
    ['', 'orders', 'kill -9'],
    [
      ['orders', sum((round) => round.orders), 0],
      ['payments', ...both(({ payments }) => payments)],
      ['paid', ...both(({ charges }) => charges)],
      ['failed', ...both(({ failed }) => failed)],
      ['pesos', ...both(({ centavos }) => centavos / 100)],
      ['periods', ...both(({ periods }) => periods)],
      ['of them extensions', ...both(({ extensions }) => extensions)],
      ['upgrades', ...both(({ upgrades }) => upgrades)],
      ['downgrades', ...both(({ downgrades }) => downgrades)],
      ['refunded', ...both(({ refunds }) => refunds)],
      ['of them before they were seen: no period', ...both(({ forNothing }) => forNothing)],
      ['disputed at the end', ...both(({ disputes }) => disputes)],
      ['messages taken', sum(({ messages }) => messages.taken), 0],
      ['of them duplicates', sum(({ messages }) => messages.repeated), 0],
      ['forged or stale, refused', sum(({ messages }) => messages.refused), 0],
      ['provider told to fail', played('fault'), 0],
      ['crashes', played('death') + played('restart'), killed?.kills ?? 0],
      ['killed before the answer, pressed again', 0, killed?.unanswered ?? 0],
      ['invariant breaches', sum((round) => round.wrong.length), killed?.wrong.length ?? 0],
    ],
  )
}

function printWays(rounds: readonly Round[]) {
  const sum = (pick: (round: Round) => number) => rounds.reduce((total, round) => total + pick(round), 0)
  console.log('')
  const beyond = (round: Round) => round.periods + round.forNothing - round.charges
  printTable(
    ['way, in the same orders', 'charged', 'double periods', 'lost periods'],
    [
      [
        'Hanap',
        sum(({ charges }) => charges),
        sum((one) => Math.max(0, beyond(one))),
        sum((one) => Math.max(0, -beyond(one))),
      ],
      [
        'naive',
        sum(({ charges }) => charges),
        sum(({ naive }) => naive.double),
        sum(({ naive }) => naive.lost),
      ],
    ],
  )
}

function printTraced(traced: Traced) {
  console.log('')
  printTable(
    [
      'cards',
      'paid',
      'charges',
      'calls',
      'faults',
      'log lines',
      'rows',
      'files',
      'MB',
      'planted',
      'found',
      'traces found',
    ],
    [
      [
        traced.cards,
        traced.paying,
        traced.charges,
        traced.calls,
        traced.faults,
        traced.lines,
        traced.rows,
        traced.files,
        traced.megabytes,
        traced.planted,
        traced.planted - traced.missed.length,
        traced.traces.length,
      ],
    ],
  )
  for (const trace of traced.traces.slice(0, 40)) console.log(`trace: ${trace}`)
  for (const missed of traced.missed) console.log(`planted, and not found: ${missed}`)
}
