import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Application, apply, listApplications } from '@hanap/contract/applications/applications'
import { createCoverLetter } from '@hanap/contract/letters/cover-letters'
import type { Random } from '@hanap/standins/generator/random'
import type { Answer, Caller } from '../harness/api.ts'
import type { Told } from './compare.ts'

/** Pauses double. */
const MOST_PRESSES = 6
const FIRST_PAUSE_MS = 400
/** Fraction who retry after reading that it failed or is unknown. */
const PERSISTENT = 0.3

const SENT: Told = { as: 'sent', why: '' }
/** The browser's own words. */
const NO_CONNECTION: Told = { as: 'nothing', why: 'You seem to be offline.' }

/**
 * Applies as the web does: saves the letter, sends it under an idempotency key, retries under that key while the
 * outcome is unknown, and reads the tracker if an answer was lost.
 * @returns the last outcome shown
 */
export async function applyPatiently(
  call: Caller,
  wanted: { jobId: number; words: string },
  random: Pick<Random, 'chance'>,
): Promise<Told> {
  let letterId: number | undefined
  let key: string | undefined
  let told = NO_CONNECTION
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    if (press > 0) await wait(FIRST_PAUSE_MS * 2 ** (press - 1))
    letterId ??= await keepLetter(call, wanted)
    if (letterId === undefined) continue
    key ??= randomUUID()
    const body = { job_post_id: wanted.jobId, cover_letter_id: letterId }
    const answer = await call(apply, body, { 'idempotency-key': key })
    if (answer?.status === 200) return SENT
    const isEnd = isAnswered(answer)
    // A refusal is kept under its key.
    if (isEnd) key = undefined
    const isTaken = answer?.body.code === 'already-applied'
    const row = isEnd && !isTaken ? undefined : await trackedRow(call, wanted.jobId)
    if (row?.send_state === 'sent') return SENT
    told = readAnswer(answer) ?? readRow(row) ?? NO_CONNECTION
    if (told.as === 'refused') return told
    if (told.as !== 'nothing' && !random.chance(PERSISTENT)) return told
  }
  return told
}

async function keepLetter(call: Caller, { jobId, words }: { jobId: number; words: string }) {
  const answer = await call(createCoverLetter, { job_post_id: jobId, content: words })
  return answer?.status === 201 ? (answer.body['id'] as number) : undefined
}

async function trackedRow(call: Caller, jobId: number) {
  const answer = await call(listApplications)
  if (answer?.status !== 200) return undefined
  return (answer.body['results'] as Application[]).find(({ job }) => job === jobId)
}

/** False after a crash, for a call in progress, or without an answer. */
const isAnswered = (answer: Answer | null) =>
  answer !== null && answer.status < 500 && answer.body.code !== 'in-progress'

/** @returns null if the answer says nothing about the sending */
function readAnswer(answer: Answer | null): Told | null {
  const details = answer?.body['details'] as { reason: string } | undefined
  if (details) return readReason(details.reason, isAnswered(answer) ? 'refused' : 'open')
  return isAnswered(answer) ? { as: 'refused', why: String(answer?.body['detail'] ?? '') } : null
}

function readRow(row: Application | undefined): Told | null {
  if (!row) return null
  return readReason(row.send_problem?.reason ?? 'It is being sent right now.', 'open')
}

const readReason = (why: string, otherwise: Told['as']): Told => ({
  as: /was not sent/.test(why) ? 'not-sent' : otherwise,
  why,
})
