import { isDatabaseOutage } from '../../db/connections/outage.ts'
import { messageOf } from '../../lib/message-of.ts'
import type { Followed } from '../follow.ts'
import type { IndexParts } from '../index-parts.ts'
import type { JobIndex } from '../job-index.ts'
import type { KeptStore } from './store.ts'

/** Keeps the search index on disk while it answers, and loads it at the next start. */
export type Keeper = {
  /** Null without a usable index on disk. */
  read(): Promise<Followed | null>
  /** Saves in the background, if the index has changed and the last save is long enough ago. */
  keep(followed: Readonly<Followed>): Promise<void>
  /** The last change on disk. */
  position(): number | null
}

/**
 * @param given.onUnusable gets one line if a full read is needed
 * @param given.onTrouble gets one line when writes begin to fail
 */
export function createKeeper({
  store,
  make,
  everyMs,
  onUnusable,
  onTrouble,
}: {
  store: KeptStore
  make: (parts: IndexParts) => JobIndex
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
      return kept && { index: make(kept.parts), last: kept.position }
    } catch (error) {
      // The kept index is good again once the database is back.
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
