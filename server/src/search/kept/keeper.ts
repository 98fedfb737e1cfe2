import { isDatabaseOutage } from '../../db/connections/outage.ts'
import type { Followed } from '../follow.ts'
import { createJobIndex } from '../job-index.ts'
import type { Synonyms } from '../words/synonyms.ts'
import type { KeptStore } from './store.ts'

/** Keeps the index on disk while it answers, and begins with what was kept. */
export type Keeper = {
  /** Null where there is nothing to begin with. */
  read(): Promise<Followed | null>
  /** Keeps an index in the background, if it has changed and the last time was long enough ago. */
  keep(followed: Readonly<Followed>): Promise<void>
  /** The last change that is kept. */
  position(): number | null
}

/**
 * @param given.onUnusable gets one line where all has to be read anew
 * @param given.onTrouble gets a line where nothing can be written; told once until it works again
 */
export function createKeeper({
  store,
  synonyms,
  everyMs,
  onUnusable,
  onTrouble,
}: {
  store: KeptStore
  synonyms: Synonyms
  everyMs: number
  onUnusable: (what: string) => void
  onTrouble: (what: string) => void
}): Keeper {
  let keepFrom = 0
  let isKeeping = false
  let isInTrouble = false

  async function read(): Promise<Followed | null> {
    try {
      const kept = await store.read()
      return kept && { index: createJobIndex({ synonyms, ...kept.parts }), last: kept.position }
    } catch (error) {
      // As soon as the database is back, what is kept is good again.
      if (isDatabaseOutage(error)) throw error
      onUnusable(`The search index on disk is made anew: ${messageOf(error)}.`)
      return null
    }
  }

  async function keep({ index, last }: Readonly<Followed>): Promise<void> {
    if (isKeeping || performance.now() < keepFrom || last === store.position()) return
    isKeeping = true
    try {
      await store.save({ parts: index.parts, position: last })
      isInTrouble = false
    } catch (error) {
      if (!isInTrouble) onTrouble(`The search index is not kept on disk: ${messageOf(error)}`)
      isInTrouble = true
    } finally {
      isKeeping = false
      keepFrom = performance.now() + everyMs
    }
  }

  return { read, keep, position: store.position }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
