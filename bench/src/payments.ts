import { chooseParts } from './harness/parts.ts'
import { printTable } from './harness/table.ts'
import type { BenchOptions } from './main.ts'
import { type Killed, killWhilePaying } from './payments/kills.ts'
import { playRounds, type Round } from './payments/rounds.ts'

const ORDERS_A_KILL = 1250

/**
 * Random payment orders against the program and the stand-in provider, beside a naive implementation. Then kills the
 * real program (-9) while seekers pay. Exits with 1 if the books disagree.
 * @param args `orders` or `kills`; default both
 */
export async function run({
  size = 10_000,
  seed = Math.floor(Math.random() * 1_000_000),
  args,
}: BenchOptions): Promise<void> {
  const wanted = chooseParts(args, ['orders', 'kills'])
  const start = performance.now()
  console.log(`seed ${seed}`)
  const rounds = wanted.includes('orders') ? await playRounds({ size, seed, onRound: tellRound }) : []
  const kills = Math.max(1, Math.round(size / ORDERS_A_KILL))
  const killed = wanted.includes('kills') ? await killWhilePaying({ kills, seed }) : undefined
  const wrong = [...rounds.flatMap((round) => round.wrong), ...(killed?.wrong ?? [])]
  printBooks(rounds, killed)
  if (rounds.length > 0) printWays(rounds)
  for (const what of killed?.wrong ?? []) console.log(`kill -9: ${what}`)
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`\n${wrong.length} invariant breaches (seed ${seed}, ${seconds} s)`)
  // An unread request leaves a timer of a minute.
  process.exit(wrong.length > 0 ? 1 : 0)
}

function tellRound({ seed, wrong, story }: Round) {
  if (wrong.length === 0) return
  console.log(
    `\nSeed ${seed} breaks:\n  ${wrong.join('\n  ')}\nThe orders that it takes:\n  ${story.join('\n  ')}`,
  )
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
