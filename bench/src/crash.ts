import { setTimeout as wait } from 'node:timers/promises'
import { register } from '@hanap/contract/accounts/accounts'
import { findFreePort } from '@hanap/server/lib/free-port'
import { createCaller } from './harness/api.ts'
import { makeBenchFolder } from './harness/folder.ts'
import { registration } from './harness/people.ts'
import { createChoices } from './harness/random.ts'
import { printTable } from './harness/table.ts'
import { readAccounts, startTarget, type Target } from './harness/target.ts'
import { until } from './harness/until.ts'
import type { BenchOptions } from './main.ts'

export type CrashKind = 'program' | 'database' | 'both'

export type CrashRound = {
  kind: CrashKind
  /** Confirmed in this round. */
  acknowledged: number
  /** Confirmed in any round, but missing. */
  lost: number
  /** One transaction writes an account and its trial. */
  torn: number
  /** Until the first answer. */
  reopenMs: number
}

const writers = 4

/**
 * Kills the program, its database, or both with SIGKILL while seekers sign up. Each time the program must recover and
 * know every confirmed account.
 * @param size rounds of each kind
 */
export async function run({ size = 12, seed = 1 }: BenchOptions): Promise<void> {
  const kinds = (['program', 'database', 'both'] as const).flatMap((kind) =>
    Array<CrashKind>(size).fill(kind),
  )
  const rounds = await crash(kinds, seed)
  printTable(
    ['killed', 'acknowledged', 'lost', 'torn', 'reopen ms'],
    rounds.map((round) => [
      round.kind,
      round.acknowledged,
      round.lost,
      round.torn,
      Math.round(round.reopenMs),
    ]),
  )
  const sum = (pick: (round: CrashRound) => number) => rounds.reduce((total, round) => total + pick(round), 0)
  const bad = sum((round) => round.lost + round.torn)
  console.log(
    `\n${rounds.length} kills, ${sum((round) => round.acknowledged)} acknowledged, ${bad} lost or torn (seed ${seed})`,
  )
  if (bad > 0) process.exitCode = 1
}

/** The seed sets the moments. */
export async function crash(kinds: CrashKind[], seed: number): Promise<CrashRound[]> {
  const { path: dataDir, remove: removeDataDir } = makeBenchFolder()
  const { random } = createChoices(seed)
  const port = await findFreePort()
  const confirmed = new Set<string>()
  const rounds: CrashRound[] = []
  let target = await startTarget(dataDir, port)
  try {
    for (const kind of kinds) {
      const before = confirmed.size
      const people = signUpPeople(target, `${seed}_${rounds.length}`, confirmed)
      // Kill only after a confirmed change: otherwise nothing could be lost.
      await until(() => confirmed.size > before)
      await wait(random() * 600)
      let from = performance.now()
      for (const what of orderOf(kind, random)) target.kill(what)
      if (kind === 'database') {
        const atKill = confirmed.size
        await until(() => confirmed.size > atKill + writers)
        people.end()
        await people.done
      } else {
        people.end()
        await Promise.all([people.done, target.stop()])
        from = performance.now()
        target = await startTarget(dataDir, port)
      }
      const reopenMs = performance.now() - from
      rounds.push({
        kind,
        acknowledged: confirmed.size - before,
        reopenMs,
        ...(await inspect(dataDir, confirmed)),
      })
    }
  } finally {
    await target.stop()
    removeDataDir()
  }
  return rounds
}

function orderOf(kind: CrashKind, random: () => number): ('program' | 'database')[] {
  if (kind !== 'both') return [kind]
  return random() < 0.5 ? ['program', 'database'] : ['database', 'program']
}

async function inspect(dataDir: string, confirmed: Set<string>) {
  const { emails, trials } = await readAccounts(dataDir)
  const known = new Set(emails)
  const lost = [...confirmed].filter((email) => !known.has(email)).length
  return { lost, torn: Math.abs(emails.length - trials) + (emails.length - known.size) }
}

function signUpPeople(target: Target, label: string, confirmed: Set<string>) {
  let ended = false
  const call = createCaller(target.url, '')
  const signUp = async (writer: number) => {
    for (let turn = 0; !ended && !target.hasEnded(); turn += 1) {
      const body = registration(`ana_${label}_${writer}_${turn}`)
      const answer = await call(register, body)
      if (answer?.status === 201) confirmed.add(body.email)
      // Without a database calls fail at once.
      else await wait(20)
    }
  }
  const done = Promise.all(Array.from({ length: writers }, (_, writer) => signUp(writer)))
  return {
    done,
    end() {
      ended = true
    },
  }
}
