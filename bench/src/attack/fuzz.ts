import { randomUUID } from 'node:crypto'
import { createProgress } from '../harness/progress.ts'
import { boundOf, isTooSlow, judge, parse } from './judge.ts'
import { nameOf } from './naming.ts'
import { type People, signInPeople } from './people.ts'
import { type AttackPool, createPool } from './pool.ts'
import { type AttackRequest, makeRequest } from './request.ts'
import { createSender, type Heard, type Sender, tellRequest } from './send.ts'
import { probeSql } from './sql.ts'
import type { Target } from './stage.ts'
import { createTally } from './tally.ts'

const AT_ONCE = 8
/** Calls use up a month's searches quickly. */
const NEW_MONTH_EVERY = 4000
const MOST_KINDS = 40
/** Repeated alone: the machine may have been busy. */
const SLOW_KEPT = 3
const SLOW_TRIES = 3

export type Attack = {
  target: Target
  sender: Sender
  people: People
  pool: AttackPool
  seed: number
  /** Reports a breach once per endpoint and kind. */
  ask: (request: AttackRequest) => Promise<Heard>
}

/**
 * Valid and invalid calls, as several seekers and without a session.
 * @returns whether every answer keeps the contract
 */
export async function fuzz(target: Target, size: number, seed: number): Promise<boolean> {
  const { host } = new URL(target.url)
  const [account] = target.boardAccounts
  if (!account) throw new Error('The stand-in board has no accounts.')
  const sender = createSender(target.url, AT_ONCE)
  const people = await signInPeople(target)
  const pool = createPool(host, account)
  pool.add('job', target.job)
  for (const token of target.unsubscribeTokens) pool.add('unsubscribe', token)
  const tally = createTally()
  const breaches = new Set<string>()
  const slow = new Map<string, { request: AttackRequest; milliseconds: number }[]>()

  function report(request: AttackRequest, what: string, heard?: Heard) {
    const kind = `${nameOf(request.endpoint)}: ${what}`
    if (breaches.has(kind) || breaches.size >= MOST_KINDS) return
    breaches.add(kind)
    const { incident } = (parse(heard?.text ?? '') ?? {}) as { incident?: string }
    const logged = incident && target.loggedOf(incident)
    console.log(`\n${kind}\n  ${tellRequest(request)}${logged ? `\n  logged: ${logged.slice(0, 1500)}` : ''}`)
  }

  async function ask(request: AttackRequest): Promise<Heard> {
    const heard = await send(sender, people, request)
    tally.count(request, heard)
    if (heard.status < 300) pool.read(request.endpoint.path, parse(heard.text), request.person)
    const what = judge(request, heard)
    if (what) report(request, what, heard)
    if (isTooSlow(request, heard)) {
      const name = nameOf(request.endpoint)
      const all = [...(slow.get(name) ?? []), { request, milliseconds: heard.milliseconds }]
      slow.set(name, all.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOW_KEPT))
    }
    return heard
  }

  const attack: Attack = { target, sender, people, pool, seed, ask }
  await askRandomly(attack, size)
  const isReached = await probeSql(attack)
  tally.print()
  console.log(`Memory of the program: ${target.memory() ?? '?'} MB. Seed ${seed}.`)
  for (const [name, calls] of slow)
    for (const { request } of calls) {
      const best = await askAlone(attack, request)
      if (best > boundOf(name)) report(request, `${best} ms`)
    }
  const isAlive = await fetch(`${target.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
  sender.close()
  if (!isAlive) console.log('THE PROGRAM NO LONGER ANSWERS.')
  console.log(breaches.size === 0 ? 'Every answer was as it should be.' : `${breaches.size} kinds of breach.`)
  return breaches.size === 0 && isReached && isAlive
}

async function askRandomly({ target, people, pool, seed, ask }: Attack, size: number) {
  const tellProgress = createProgress('Calls', size)
  let next = 0
  const caller = async () => {
    for (let number = next++; number < size && target.isRunning(); number = next++) {
      await ask(makeRequest({ seed, number, people: people.names, pool }))
      if (number % NEW_MONTH_EVERY === 0) await target.renewSearches()
      tellProgress(number + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller))
  await target.renewSearches()
}

/** Renews a session another call ended. */
async function send(sender: Sender, people: People, request: AttackRequest): Promise<Heard> {
  const token = people.tokenOf(request.person)
  const heard = await sender.send(request, token)
  if (heard.status === 401 && request.person && !request.headers['authorization'])
    await people.renew(request.person, token)
  return heard
}

/** @returns milliseconds of the fastest attempt */
async function askAlone({ sender, people }: Attack, request: AttackRequest): Promise<number> {
  const times: number[] = []
  // The first attempt renews the session; a refusal would be quick.
  for (let tried = 0; tried <= SLOW_TRIES; tried++) {
    const { headers } = request
    const isKeyed = 'idempotency-key' in headers
    const anew = isKeyed ? { ...headers, 'idempotency-key': randomUUID() } : headers
    const { milliseconds } = await send(sender, people, { ...request, headers: anew })
    if (tried > 0) times.push(milliseconds)
  }
  return Math.round(Math.min(...times))
}
