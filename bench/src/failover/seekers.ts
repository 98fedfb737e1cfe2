import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { register } from '@hanap/contract/accounts/accounts'
import { addApplication, updateApplication } from '@hanap/contract/applications/application-tracking'
import { type Application, listApplications } from '@hanap/contract/applications/applications'
import { listJobs, searchJobs } from '@hanap/contract/jobs/jobs'
import { listSavedJobs, removeSavedJob, type SavedJob, saveJob } from '@hanap/contract/jobs/saved-jobs'
import { createPayment, verifyPayment } from '@hanap/contract/payments/payments'
import type { Attempt } from '../applying/compare.ts'
import { applyPatiently } from '../applying/seeker.ts'
import type { Wanted } from '../applying/stage.ts'
import type { Answer } from '../harness/api.ts'
import { registration } from '../harness/people.ts'
import type { Choices } from '../harness/random.ts'
import { paymentOf } from '../payments/world.ts'
import type { RecordingCaller } from './caller.ts'
import type { Outcome, Write } from './ledger.ts'

export type Deeds = {
  writes: Write[]
  attempts: Attempt[]
  /** The outcome shown, by the provider's id. */
  told: Map<string, 'paid' | 'failed'>
  /** Attempts to pay, by the seeker's token. */
  payments: Map<string, number>
  /** Confirmed writes missing from the seeker's next read. */
  unseen: string[]
}

export const createDeeds = (): Deeds => ({
  writes: [],
  attempts: [],
  told: new Map(),
  payments: new Map(),
  unseen: [],
})

export type Turn = { call: RecordingCaller; deeds: Deeds; choices: Choices; isOver: () => boolean }

const PAUSE_MS = 60
const RETRY_MS = 300
const WORDS = ['bookkeeper', 'keeper 12', 'books', 'bookkeper']

export async function readOn({ call, choices, isOver }: Turn): Promise<void> {
  while (!isOver()) {
    const path = choices.one([
      `${listJobs.path}?page=${1 + choices.below(8)}`,
      `${searchJobs.path}?q=${encodeURIComponent(choices.one(WORDS))}`,
      listSavedJobs.path,
    ])
    await call({ method: 'GET', path: path.split('?')[0] ?? path }, undefined, {}, path)
    await wait(PAUSE_MS)
  }
}

export async function saveOn(turn: Turn, { name, jobs }: { name: string; jobs: readonly number[] }) {
  const { call, choices, isOver } = turn
  while (!isOver()) {
    const job = choices.one(jobs)
    const what = `saved ${name} ${job}`
    const saved = await insist(turn, { what, value: 'saved' }, () => call(saveJob, { job_id: job }))
    if (saved && choices.chance(0.4)) {
      const path = removeSavedJob.path.replace(':id', String(saved.body['id']))
      // A repeated removal finds nothing.
      await insist(turn, { what, value: null }, async () => {
        const answer = await call(removeSavedJob, undefined, {}, path)
        return answer?.status === 404 ? { status: 204, body: {} } : answer
      })
    }
    const shown = await call(listSavedJobs)
    checkShown(turn, what, shown, (body) =>
      (body['results'] as SavedJob[]).some((one) => one.job_id === job) ? 'saved' : null,
    )
    await wait(PAUSE_MS)
  }
}

export async function trackOn(turn: Turn, name: string): Promise<void> {
  const { call, isOver } = turn
  for (let number = 1; !isOver(); number += 1) {
    const what = `entry ${name} ${number}`
    const key = { 'idempotency-key': randomUUID() }
    const added = await insist(turn, { what, value: 'there' }, () =>
      call(addApplication, { job_title: what, notes: '' }, key),
    )
    if (!added) continue
    const path = updateApplication.path.replace(':id', String(added.body['id']))
    for (const text of ['one', 'two']) {
      const notes = `${what}, ${text}`
      await insist(turn, { what: `notes of ${what}`, value: notes }, () =>
        call(updateApplication, { notes }, {}, path),
      )
    }
    const shown = await call(listApplications)
    checkShown(turn, `notes of ${what}`, shown, (body) => {
      const row = (body['results'] as Application[]).find(({ job_title }) => job_title === what)
      return row?.notes ?? null
    })
    await wait(PAUSE_MS)
  }
}

export async function applyOn({ call, deeds, choices, isOver }: Turn, wanted: Iterator<Wanted>) {
  const random = { chance: (part: number) => choices.chance(part) }
  while (!isOver()) {
    const next = wanted.next()
    if (next.done) return
    const { pair, words, job } = next.value
    const told = await applyPatiently(call, { jobId: job.id, words }, random)
    deeds.attempts.push({ pair, words, told })
    await wait(PAUSE_MS)
  }
}

/** Under one key until the outcome is known. */
export async function payOn({ call, deeds, choices, isOver }: Turn, token: string): Promise<void> {
  while (!isOver()) {
    const card = choices.one(['4343434343434345', '5555444444444457', '5100000000000198'])
    const key = { 'idempotency-key': randomUUID() }
    deeds.payments.set(token, (deeds.payments.get(token) ?? 0) + 1)
    for (let outcome: string | undefined; outcome === undefined && !isOver(); ) {
      const answer = await call(createPayment, paymentOf('premium', card), key)
      const id = answer?.status === 200 ? answer.body['payment_id'] : undefined
      if (typeof id === 'string') outcome = await followPayment(call, deeds, id)
      // An open payment blocks the next.
      else await wait(RETRY_MS)
    }
    await wait(4 * PAUSE_MS)
  }
}

async function followPayment(call: RecordingCaller, deeds: Deeds, id: string): Promise<string | undefined> {
  for (let look = 0; look < 20; look += 1) {
    const { body } = (await call(verifyPayment, { payment_intent_id: id })) ?? { body: {} as Answer['body'] }
    const status = body['status']
    if (status === 'paid' || status === 'failed') {
      deeds.told.set(id, status)
      return status
    }
    await wait(RETRY_MS)
  }
  return undefined
}

export async function registerOn({ call, deeds, isOver }: Turn, name: string): Promise<void> {
  for (let number = 1; !isOver(); number += 1) {
    const body = registration(`${name}_${number}`)
    const answer = await call(register, body)
    note(deeds, { what: `account ${body.email}`, value: 'there' }, outcomeOf(answer))
    await wait(4 * PAUSE_MS)
  }
}

/** Retries until confirmed or refused. @returns the confirming answer */
async function insist(
  { deeds, isOver }: Turn,
  wanted: Pick<Write, 'what' | 'value'>,
  press: () => Promise<Answer | null>,
): Promise<Answer | null> {
  do {
    const answer = await press()
    const outcome = outcomeOf(answer)
    note(deeds, wanted, outcome)
    if (outcome === 'acknowledged') return answer
    if (outcome === 'refused') return null
    await wait(RETRY_MS)
  } while (!isOver())
  return null
}

const note = (deeds: Deeds, wanted: Pick<Write, 'what' | 'value'>, outcome: Outcome) =>
  void deeds.writes.push({ ...wanted, outcome, at: performance.now() })

/** 'in-progress': the first call still runs. */
function outcomeOf(answer: Answer | null): Outcome {
  if (answer === null || answer.status >= 500 || answer.body.code === 'in-progress') return 'unclear'
  return answer.status < 300 ? 'acknowledged' : 'refused'
}

/** A seeker's write must be in her next read. */
function checkShown(
  { deeds }: Turn,
  what: string,
  shown: Answer | null,
  read: (body: Answer['body']) => string | null,
) {
  if (shown?.status !== 200) return
  const own = deeds.writes.filter((write) => write.what === what)
  const last = own.at(-1)
  if (last?.outcome !== 'acknowledged' || own.some(({ outcome }) => outcome === 'unclear')) return
  if (read(shown.body) !== last.value) deeds.unseen.push(what)
}
