import { openDatabase } from '@hanap/server/db/open'
import { type Actor, importListings, type Job, pairUp, signUpActors, type Wanted } from '../applying/stage.ts'
import type { Fleet } from '../harness/fleet.ts'
import { givePremium } from '../harness/people.ts'
import { createChoices } from '../harness/random.ts'
import { createRecord } from './caller.ts'
import { applyOn, createDeeds, payOn, readOn, registerOn, saveOn, type Turn, trackOn } from './seekers.ts'

export const LISTINGS = 240
const READERS = 4
const SAVERS = 3
const TRACKERS = 3
const APPLIERS = 3
const PAYERS = 3
const NEWCOMERS = 2
/** More than can be sent in time. */
const APPLICATIONS = APPLIERS * LISTINGS

export type Crowd = Awaited<ReturnType<typeof gatherCrowd>>

/** Imports the board's jobs, and signs up seekers with board accounts, some on Premium. */
export async function gatherCrowd(fleet: Fleet, databaseUrl: string) {
  const { outside, url } = fleet
  const jobs = await importListings(databaseUrl, outside.board.url)
  const actors = await signUpActors(READERS + SAVERS + TRACKERS + APPLIERS + PAYERS, url, outside)
  const rest = [...actors]
  const readers = rest.splice(0, READERS)
  const savers = rest.splice(0, SAVERS)
  const trackers = rest.splice(0, TRACKERS)
  const appliers = rest.splice(0, APPLIERS)
  await makePremium(databaseUrl, [...readers, ...savers, ...appliers])
  const wanted = pairUp(appliers, jobs, APPLICATIONS)
  return { jobs, readers, savers, trackers, appliers, payers: rest, wanted }
}

async function makePremium(databaseUrl: string, actors: readonly Actor[]) {
  const { db } = openDatabase(databaseUrl, { poolSize: 1 })
  try {
    const emails = actors.map(({ email }) => email)
    const users = await db.selectFrom('users').where('email', 'in', emails).select('id').execute()
    const ids = users.map(({ id }) => id)
    await givePremium(db, ids, new Date())
  } finally {
    await db.destroy()
  }
}

export function startLoad({ url, crowd, seed }: { url: string; crowd: Crowd; seed: number }) {
  const record = createRecord(url)
  const deeds = createDeeds()
  let isOver = false
  let turns = 0
  const turnOf = (token: string): Turn => ({
    call: record.callerFor(token),
    deeds,
    choices: createChoices(seed + turns++),
    isOver: () => isOver,
  })
  const jobIds = crowd.jobs.slice(0, 60).map(({ id }: Job) => id)
  const wantedOf = (actor: Actor): Iterator<Wanted> =>
    crowd.wanted.filter((one) => one.actor === actor).values()
  const work = [
    ...crowd.readers.map(({ token }) => readOn(turnOf(token))),
    ...crowd.savers.map(({ token, email }) => saveOn(turnOf(token), { name: email, jobs: jobIds })),
    ...crowd.trackers.map(({ token, email }) => trackOn(turnOf(token), email)),
    ...crowd.appliers.map((actor) => applyOn(turnOf(actor.token), wantedOf(actor))),
    ...crowd.payers.map(({ token }) => payOn(turnOf(token), token)),
    ...Array.from({ length: NEWCOMERS }, (_, number) => registerOn(turnOf(''), `newcomer_${number}`)),
  ]
  const done = Promise.all(work)
  // `stop` reports the bench's own errors.
  done.catch(() => {})
  return {
    record,
    deeds,
    async stop() {
      isOver = true
      await done
    },
  }
}
export type Load = ReturnType<typeof startLoad>
