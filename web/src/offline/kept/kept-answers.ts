import type { ProblemCode } from '@hanap/contract/wire/problem'
import { ownCode } from '../../api/problems/own-problem.ts'
import { KEPT_AT } from '../../api/session/kept-at.ts'
import { ANSWERS, answersName } from '../../seeker/kept/answers-name.ts'
import {
  entriesToDrop,
  isFresh,
  isShowable,
  type KeptEntry,
  MOST_BYTES_EACH,
} from '../../seeker/kept/kept-limits.ts'
import { jobIdOf, listsJobs, readAhead, rowOf } from './kept-requests.ts'
import { orKept } from './no-answer.ts'

const BYTES = 'x-kept-bytes'
/** The timeout if an older answer is cached. */
const PATIENCE_MS = 6000
const TRIM_EVERY = 20

/** Answers requested before a clearing are not cached after it. */
let forgotten = 0
/** Answers requested for earlier seekers are not cached either. */
let reader: string | null = null
let puts = 0

/** Recorded at the request, checked again before writing. */
export type Asker = { readonly authorization: string; readonly since: number }

export function asReader(authorization: string): Asker {
  reader = authorization
  return { authorization, since: forgotten }
}

/** False after a clearing or a change of the reader. */
export function isReading({ authorization, since }: Asker): boolean {
  return since === forgotten && authorization === reader
}

/** From the network, otherwise from the same person's cache. @throws if neither has it */
export async function answer(request: Request, keepAlive: (work: Promise<unknown>) => void) {
  const url = request.url
  const asker = asReader(request.headers.get('authorization') ?? '')
  const name = await answersName(asker.authorization)
  const network = fetch(request)
  const ours = network.then(async (response) => {
    if (!(await isAnswer(response))) throw new Error('Something else answered in the place of the server')
    return response
  })
  keepAlive(ours.then((response) => keep(name, url, response.clone(), asker)).catch(() => null))
  // Without a cached answer, the unusable response.
  return orKept(ours, () => find(name, url).catch(() => undefined), PATIENCE_MS).catch(() => network)
}

/** Prefetches what is not cached yet, as the logged-in seeker. */
export async function askAhead(asker: Asker, asked: readonly string[], now: number): Promise<void> {
  const { authorization } = asker
  const name = await answersName(authorization)
  for (const address of new Set([...asked, ...readAhead])) {
    if (!isReading(asker)) return
    const url = new URL(address, location.origin).href
    const kept = await matchIn(name, url)
    if (kept && isFresh(keptAtOf(kept), now)) continue
    const headers = { authorization, accept: 'application/json' }
    const response = await fetch(url, { headers }).catch(() => null)
    if (response === null) return
    if (await isAnswer(response)) await keep(name, url, response, asker)
  }
}

export async function forgetAnswers(): Promise<void> {
  forgotten += 1
  reader = null
  await dropOthers(null)
}

/** Portals and gateways do not answer like this. */
async function isAnswer(response: Response): Promise<boolean> {
  if (response.ok) return /\bjson\b/.test(response.headers.get('content-type') ?? '')
  return (await codeOf(response)) !== null
}

async function codeOf(response: Response) {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return ownCode(response.headers.get('content-type'), body)
}

const isGone: ReadonlySet<ProblemCode> = new Set([
  'not-found',
  'subscription-required',
  'premium-feature',
  'email-unverified',
])

/** @param response an answer of our own server */
async function keep(name: string, url: string, response: Response, asker: Asker): Promise<void> {
  if (!isReading(asker)) return
  // Logged out: deletes their answers.
  const code = await codeOf(response)
  if (code === 'unauthenticated') {
    if (isReading(asker)) await forgetAnswers()
    return
  }
  if (response.status !== 200) {
    // The answer is gone, or no longer theirs.
    if (code && isGone.has(code) && (await caches.has(name))) await (await caches.open(name)).delete(url)
    return
  }
  const body = await response.arrayBuffer()
  if (body.byteLength > MOST_BYTES_EACH || !isReading(asker)) return
  const headers = {
    'content-type': 'application/json',
    [KEPT_AT]: new Date().toISOString(),
    [BYTES]: String(body.byteLength),
  }
  const cache = await caches.open(name)
  if (isReading(asker)) await cache.put(url, new Response(body, { headers }))
  // The reader changed, or everything was cleared, during this write.
  if (!isReading(asker)) return dropOthers(reader === null ? null : await answersName(reader))
  await dropOthers(name)
  puts += 1
  if (puts % TRIM_EVERY === 1) await trim(cache)
}

async function dropOthers(name: string | null): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((one) => one.startsWith(ANSWERS) && one !== name).map((one) => caches.delete(one)),
  )
}

async function trim(cache: Cache): Promise<void> {
  const entries: KeptEntry[] = []
  for (const { url } of await cache.keys()) {
    const kept = await cache.match(url)
    if (!kept) continue
    entries.push({ url, keptAt: keptAtOf(kept), bytes: Number(kept.headers.get(BYTES) ?? 0) })
  }
  await Promise.all(entriesToDrop(entries, Date.now()).map((url) => cache.delete(url)))
}

/** Creates no cache. */
async function matchIn(name: string, url: string): Promise<Response | undefined> {
  return (await caches.has(name)) ? (await caches.open(name)).match(url) : undefined
}

async function find(name: string, url: string): Promise<Response | undefined> {
  if (!(await caches.has(name))) return undefined
  const cache = await caches.open(name)
  const kept = await cache.match(url)
  if (kept && isShowable(keptAtOf(kept), Date.now())) return kept
  const id = jobIdOf(new URL(url).pathname)
  return id === null ? undefined : findRow(cache, id)
}

/** Finds a never opened job in the newest list. */
async function findRow(cache: Cache, id: number): Promise<Response | undefined> {
  const lists: Response[] = []
  for (const { url } of await cache.keys()) {
    const list = listsJobs(new URL(url).pathname) && (await cache.match(url))
    if (list && isShowable(keptAtOf(list), Date.now())) lists.push(list)
  }
  for (const list of lists.toSorted((one, other) => keptAtOf(other) - keptAtOf(one))) {
    const row = rowOf(await list.json(), id)
    const keptAt = list.headers.get(KEPT_AT) ?? ''
    if (row) return Response.json(row, { headers: { [KEPT_AT]: keptAt } })
  }
  return undefined
}

const keptAtOf = (kept: Response): number => Date.parse(kept.headers.get(KEPT_AT) ?? '') || 0
