import { createProgress } from '../applying/progress.ts'
import { isTooSlow, judge, parse } from './judge.ts'
import { nameOf } from './naming.ts'
import { type People, signInPeople } from './people.ts'
import { type AttackPool, createPool } from './pool.ts'
import { type AttackRequest, makeRequest } from './request.ts'
import { createSender, type Heard, type Sender, tellRequest } from './send.ts'
import { shrink } from './shrink.ts'
import { asNew, createSlowest, type Slowest } from './slowest.ts'
import type { Target } from './stage.ts'
import { createTally } from './tally.ts'
import { boundOf, OWN_WORK_MS } from './waits.ts'

const AT_ONCE = 8
/** Searches of a month are spent quickly here; they begin anew so often, in calls. */
const NEW_MONTH_EVERY = 4000
/** Of each kind of failure the first is kept, and of so many kinds. */
const MOST_KINDS = 40
/** What was slow among others is asked so often by itself: the machine may have been busy. */
const SLOW_TRIES = 3

type Failure = { request: AttackRequest; what: string; incident?: string | undefined }
type Work = { target: Target; sender: Sender; people: People; pool: AttackPool; seed: number }

/**
 * Calls every endpoint of the contract, and what else the server answers, with what is right and what is wrong, as
 * several people and as nobody.
 * @returns whether everything was answered as it should be
 */
export async function fuzz(target: Target, size: number, seed: number): Promise<boolean> {
  const { host } = new URL(target.url)
  const [account] = target.boardAccounts
  if (!account) throw new Error('The stand-in board has no accounts.')
  const work: Work = {
    target,
    seed,
    sender: createSender(target.url, AT_ONCE),
    people: await signInPeople(target),
    pool: createPool(host, account),
  }
  work.pool.add('job', target.job)
  for (const token of target.unsubscribeTokens) work.pool.add('unsubscribe', token)
  const tally = createTally()
  const failures = new Map<string, Failure>()
  const slow = createSlowest()
  const memory = [target.memory()]
  const tellProgress = createProgress('Calls', size)
  let next = 0
  const caller = async () => {
    for (let number = next++; number < size && target.isRunning(); number = next++) {
      const { request, heard } = await callOne(work, number)
      tally.count(request, heard)
      const what = judge(request, heard)
      if (what) note(failures, { request, what }, heard)
      if (isTooSlow(request, heard)) slow.add(request, heard.milliseconds)
      if (number % NEW_MONTH_EVERY === 0) await target.db.deleteFrom('search_counts').execute()
      if (number % Math.ceil(size / 4) === 0) memory.push(target.memory())
      tellProgress(number + 1, '')
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller))
  await target.db.deleteFrom('search_counts').execute()
  memory.push(target.memory())
  console.log()
  tally.print()
  console.log(`Memory of the program: ${(await Promise.all(memory)).join(', ')} MB. Seed ${seed}.`)
  const isAlive = await fetch(`${target.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isAlive) console.log('THE PROGRAM NO LONGER ANSWERS.')
  await settleSlow(work, slow, failures)
  for (const [kind, failure] of failures) await tellFailure(work, kind, failure)
  work.sender.close()
  console.log(
    failures.size === 0 && isAlive
      ? 'Every call was answered as it should be.'
      : `${failures.size} kinds of failure.`,
  )
  return failures.size === 0 && isAlive
}

async function callOne({ seed, people, pool, sender }: Work, number: number) {
  const request = makeRequest({ seed, number, people: people.names, pool })
  const token = people.tokenOf(request.person)
  const heard = await sender.send(request, token)
  if (heard.status === 401 && request.person && !request.headers['authorization'])
    await people.renew(request.person, token)
  if (heard.status < 300) pool.read(request.endpoint.path, parse(heard.text), request.person)
  return { request, heard }
}

function note(failures: Map<string, Failure>, failure: Failure, { text }: Heard) {
  const kind = `${nameOf(failure.request.endpoint)}: ${failure.what}`
  if (failures.has(kind) || failures.size >= MOST_KINDS) return
  const { incident } = (parse(text) ?? {}) as { incident?: string }
  failures.set(kind, { ...failure, incident })
  console.log(`\n${kind}`)
}

/** What was slow among others counts where it is slow by itself. */
async function settleSlow(work: Work, slow: Slowest, failures: Map<string, Failure>) {
  const all = slow.list()
  let slowest = 0
  for (const { name, requests } of all)
    for (const request of requests) {
      const best = await askAlone(work, request)
      slowest = Math.max(slowest, best)
      if (best > boundOf(name) && !failures.has(`${name}: slow`))
        failures.set(`${name}: slow`, { request, what: `${best} ms` })
    }
  if (all.length > 0)
    console.log(
      `Of ${all.length} endpoints a call took longer among the others than it may (${OWN_WORK_MS} ms where it waits for nobody); by itself the slowest of these takes ${slowest} ms.`,
    )
}

/** Asks a few times, each time for the whole work. @returns milliseconds of the quickest */
async function askAlone({ sender, people }: Work, request: AttackRequest): Promise<number> {
  const times: number[] = []
  for (let tried = 0; tried < SLOW_TRIES; tried++) {
    const token = people.tokenOf(request.person)
    let heard = await sender.send(asNew(request), token)
    // What a session that had ended was refused with is quick, and says nothing.
    if (heard.status === 401 && request.person && !request.headers['authorization']) {
      await people.renew(request.person, token)
      heard = await sender.send(asNew(request), people.tokenOf(request.person))
    }
    times.push(heard.milliseconds)
  }
  return Math.round(Math.min(...times))
}

async function tellFailure(
  { sender, people, target }: Work,
  kind: string,
  { request, what, incident }: Failure,
) {
  // What is logged comes by another way than the answer, and a little later.
  const logged = incident && target.loggedOf(incident)

  const small = await shrink(request, async (smaller) => {
    const heard = await sender.send(smaller, people.tokenOf(smaller.person))
    return judge(smaller, heard) === what
  })
  console.log(`\n${kind}\n  ${tellRequest(small)}`)
  if (logged) console.log(`  logged: ${logged.slice(0, 1500)}`)
}
