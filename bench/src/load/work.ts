import type { Random } from '@hanap/standins/generator/random'
import type { Caller } from './client.ts'

/** What people do; each is measured by itself, and the soak does all of them. */
export const kinds = ['browse', 'search', 'save', 'login'] as const
export type Kind = (typeof kinds)[number]

/** Somebody with a session, on Premium. */
export type Seeker = { token: string; email: string; password: string }

/** What requests are made of. */
export type Material = {
  seekers: readonly Seeker[]
  /** Open listings. */
  jobIds: readonly number[]
  /** Addresses of searches below /api. */
  searches: readonly string[]
}

/** Newest listings are looked at this deep. */
const PAGES = 20
/** Of so many requests of who browses one opens a listing, the others are pages of the list. */
const OPENED_OF = 3

/** One connection's next request of a kind; fails with the reason where the answer is not the one that people get. */
export type Actor = (kind: Kind) => Promise<void>

/**
 * Does what people do over one connection, for a few seekers in turn, whom no other connection has.
 * @param given.saved what each seeker has saved and not yet taken back, to be kept from one actor to the next
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
    async search({ token }) {
      await call({ method: 'GET', path: random.pick(searches), token, wanted: 200 })
    },
    // One is taken back before the next is saved, so that the plan always has room.
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
