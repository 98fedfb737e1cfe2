import { chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@hanap/server/lib/free-port'
import { makeFolder } from '@hanap/server/lib/made-folder'
import { printTable } from './harness/table.ts'
import { readAccounts, startTarget, type Target } from './harness/target.ts'
import type { BenchOptions } from './main.ts'

export type CrashKind = 'program' | 'database' | 'both'

/** One kill and what was found after it. */
export type CrashRound = {
  kind: CrashKind
  /** Sign-ups that were confirmed to the person before or after the kill, in this round. */
  acknowledged: number
  /** Confirmed sign-ups, of this and all earlier rounds, that are not in the database. */
  lost: number
  /** Accounts without their trial, or trials without their account: both are written together. */
  torn: number
  /** From the start after the kill (for the database alone: from the kill) to the first answer. */
  reopenMs: number
}

const writers = 4
const patienceMs = 30_000

/**
 * Kills -9 the program alone, its database alone, and both, while people sign up; after each kill the
 * program must start by itself and know everybody whose sign-up was confirmed.
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

/** One kill for each entry of `kinds`, on a fresh data folder. The seed decides the moments. */
export async function crash(kinds: CrashKind[], seed: number): Promise<CrashRound[]> {
  const { path: dataDir, remove: removeDataDir } = makeFolder(path.join(tmpdir(), 'hanap-crash-'))
  // The database's own user has to pass through.
  chmodSync(dataDir, 0o711)
  const random = createRandom(seed)
  const port = await findFreePort()
  const confirmed = new Set<string>()
  const rounds: CrashRound[] = []
  let target = await startTarget(dataDir, port)
  try {
    for (const kind of kinds) {
      const before = confirmed.size
      const people = signUpPeople(target, `${seed}-${rounds.length}`, confirmed)
      // Not before somebody signed up, or there is nothing to lose.
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

/** People sign up one after another, several at once; only a 201 counts as confirmed. */
function signUpPeople(target: Target, label: string, confirmed: Set<string>) {
  let ended = false
  const signUp = async (writer: number) => {
    for (let turn = 0; !ended && !target.hasEnded(); turn += 1) {
      const email = `person-${label}-${writer}-${turn}@example.ph`
      const answer = await fetch(`${target.url}/api/auth/register/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(patienceMs),
        body: JSON.stringify({
          first_name: 'Ana',
          last_name: 'Reyes',
          username: `ana_${label.replaceAll('-', '_')}_${writer}_${turn}`,
          email,
          password: 'tanim at ani 7',
          confirm_password: 'tanim at ani 7',
          account_type: 'jobseeker',
        }),
      }).catch(() => undefined)
      if (answer?.status === 201) confirmed.add(email)
      // While the database is away every call fails at once.
      else await wait(20)
      await answer?.arrayBuffer().catch(() => undefined)
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

async function until(isSo: () => boolean): Promise<void> {
  const start = performance.now()
  while (!isSo()) {
    if (performance.now() - start > patienceMs)
      throw new Error('The program does not answer again after the kill.')
    await wait(5)
  }
}

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
