import type { Random } from '@hanap/standins/generator/random'
import type { Caller } from './client.ts'

export const kinds = ['browse', 'list', 'search', 'save', 'login'] as const
export type Kind = (typeof kinds)[number]

/** On Premium. */
export type Seeker = { token: string; email: string; password: string }

export type Material = {
  seekers: readonly Seeker[]
  /** Open jobs. */
  jobIds: readonly number[]
  /** Below /api. */
  searches: readonly string[]
}

/** Pages of the newest jobs. */
const PAGES = 20
/** One in so many requests opens a job. */
const OPENED_OF = 3

/** @throws Error unless it succeeds */
export type Actor = (kind: Kind) => Promise<void>

/**
 * Over one connection, as a few seekers that no other connection has.
 * @param given.saved by seeker, shared between actors
 */
export function createActor(
  call: Caller,
  given: { material: Material; saved: Map<string, number>; random: Random },
): Actor {
  const { saved, random } = given
  const { seekers, jobIds, searches } = given.material
  let turn = 0

  const work: Record<Kind, (seeker: Seeker) => Promise<void>> = {
    async browse({ token }) {
      const isOpening = random.chance(1 / OPENED_OF)
      const path = isOpening ? `/jobs/${random.pick(jobIds)}/` : `/jobs/?page=${random.int(1, PAGES)}`
      await call({ method: 'GET', path, token, wanted: 200 })
    },
    async list({ token }) {
      await call({ method: 'GET', path: `/jobs/?page=${random.int(1, PAGES)}`, token, wanted: 200 })
    },
    async search({ token }) {
      await call({ method: 'GET', path: random.pick(searches), token, wanted: 200 })
    },
    // Removes first, so that the plan always has room.
    async save({ token }) {
      const id = saved.get(token)
      if (id === undefined) {
        const body = { job_id: random.pick(jobIds) }
        const answer = await call({ method: 'POST', path: '/saved-jobs/', token, body, wanted: 201 })
        saved.set(token, (answer.json() as { id: number }).id)
      } else {
        saved.delete(token)
        await call({ method: 'DELETE', path: `/saved-jobs/${id}/`, token, wanted: 204 })
      }
    },
    async login({ email, password }) {
      const body = { email, password, remember_me: false }
      await call({ method: 'POST', path: '/auth/login/', body, wanted: 200 })
    },
  }
  return async (kind) => {
    turn += 1
    await work[kind](seekers[turn % seekers.length] as Seeker)
  }
}
