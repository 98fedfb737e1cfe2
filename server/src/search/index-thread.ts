import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase, openReplicas } from '../db/open.ts'
import { collectGarbage } from '../lib/collect-garbage.ts'
import { createFollower } from './follow.ts'
import type { IndexParts } from './index-parts.ts'
import { createJobIndex, type JobIndex } from './job-index.ts'
import { fingerprintOf } from './kept/fingerprint.ts'
import { createKeeper, type Keeper } from './kept/keeper.ts'
import { readOrigin } from './kept/origin.ts'
import { createKeptStore } from './kept/store.ts'
import type { Call, ThreadData } from './open-index.ts'
import type { IndexPosition } from './port.ts'
import { TooMuchWork } from './query/work-limit.ts'

/*
 * Reads jobs from the database, follows changes, answers questions in order. In its own thread, neither a search nor
 * loading a million jobs blocks the server, and a hanging search can be ended.
 */
const FOLLOW_EVERY_MS = 1000
const port = parentPort
if (!port) throw new Error('this file is run as a worker thread')

const { databaseUrl, replicaUrls, synonyms, questionMs, keep } = workerData as ThreadData
const { db } = openReplicas(replicaUrls, openDatabase(databaseUrl, { poolSize: 1 }), { poolSize: 1 })
let index: JobIndex | null = null
/** Left over from building the index. */
let hasGarbage = false
const make = (parts?: IndexParts) => createJobIndex({ synonyms, questionMs, ...parts })
const keeper = keep && openKeeper(keep)
const follower = createFollower({
  db,
  fresh: () => make(),
  use(next) {
    index = next
    hasGarbage = true
    port.postMessage({ ready: true })
  },
  ...(keeper && { kept: keeper.read }),
})

function openKeeper({ folder, everyMs }: NonNullable<ThreadData['keep']>): Keeper {
  const store = createKeptStore({
    folder,
    madeBy: fingerprintOf(synonyms),
    originOf: (change) => readOrigin(db, change),
  })
  return createKeeper({
    store,
    make,
    everyMs,
    onUnusable: (unusable) => port?.postMessage({ unusable }),
    onTrouble: (trouble) => port?.postMessage({ trouble }),
  })
}

let following: Promise<void> = Promise.resolve()
/** Runs one catch-up at a time. */
function catchUp(): Promise<void> {
  following = following.catch(() => {}).then(follower.catchUp)
  return following
}

async function follow() {
  await catchUp().catch((error: unknown) => port?.postMessage({ trouble: textOf(error) }))
  const followed = follower.followed()
  if (followed) void keeper?.keep(followed)
  tidyAWhile()
  setTimeout(follow, FOLLOW_EVERY_MS)
}

/** In small steps, so that questions can run in between. */
function tidyAWhile() {
  if (index?.tidy()) setImmediate(tidyAWhile)
  else if (hasGarbage) {
    hasGarbage = false
    collectGarbage()
  }
}

port.on('message', async ({ id, method, given }: Call) => {
  try {
    port.postMessage({ id, answer: method === 'catchUp' ? await catchUp() : ask(method, given) })
  } catch (error) {
    port.postMessage({ id, error: textOf(error), isTooMuch: error instanceof TooMuchWork })
  }
})

function ask(method: Exclude<Call['method'], 'catchUp'>, given: unknown[]): unknown {
  if (index === null) throw new Error('the listings are still being read')
  if (method === 'position') return positionOf(index)
  // open-index.ts keeps the types of each method.
  const answer = index[method] as (...given: unknown[]) => unknown
  return answer(...given)
}

const positionOf = (asked: JobIndex): IndexPosition => ({
  listings: asked.statistics().listings,
  lastChange: follower.followed()?.last ?? 0,
  keptChange: keeper?.position() ?? null,
})

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

void follow()
