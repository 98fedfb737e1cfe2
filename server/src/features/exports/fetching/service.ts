import { randomUUID } from 'node:crypto'
import { exportTexts } from '@hanap/contract/notices/exports'
import type { StreamedFile } from '@hanap/contract/wire/endpoint'
import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { Problem } from '../../../lib/problem.ts'
import { hashToken } from '../../../lib/secrets/secrets.ts'
import type { Enqueue } from '../../../tasks/queue.ts'
import type { StoredFiles } from '../../stored-files/service.ts'
import { removeReleasedFiles } from '../../stored-files/tasks.ts'
import { CLAIM_MS, GRACE_MS, RENEWED_EVERY_MS, SLICE_BYTES, zipName } from '../rules.ts'
import { claimFetch, endArrived, findFetchable, listParts, releaseFetch, setSent } from './store.ts'

/**
 * Streams the copy to its owner, one caller at a time. A complete download does not spend the link: {@link
 * ConfirmExport} or the end of its grace does.
 * @throws Problem 'link-invalid' for a wrong, foreign, used or expired link; 'in-progress' during another download;
 * 'outside-down'
 */
export type FetchExport = (userId: number, token: string) => Promise<StreamedFile>

/** The copy arrived: spends the link and deletes the copy. Idempotent. */
export type ConfirmExport = (userId: number, token: string) => Promise<void>

export const createConfirming =
  ({ db, enqueue }: { db: Database; enqueue: Enqueue }): ConfirmExport =>
  (userId, token) =>
    db.transaction().execute(async (tx) => {
      if (await endArrived(tx, { userId, tokenHash: hashToken(token) }))
        await enqueue(tx, removeReleasedFiles, {})
    })

export function createFetching(given: {
  db: Database
  clock: Clock
  files: Pick<StoredFiles, 'read'>
  log: (line: string) => void
}): FetchExport {
  const { db, clock, files, log } = given

  async function claim(id: number, name: string): Promise<boolean> {
    const now = clock.now()
    return claimFetch(db, id, { claim: name, now, until: new Date(now.getTime() + CLAIM_MS) })
  }

  async function readPart(key: string | undefined) {
    const bytes = key === undefined ? null : await files.read(key)
    if (!bytes) throw new Problem('link-invalid', exportTexts.linkInvalid)
    return bytes
  }

  async function* piecesOf(id: number, name: string, keys: readonly string[], first: Uint8Array) {
    let renewedAt = clock.now().getTime()
    for (const [number, key] of keys.entries()) {
      const part = number === 0 ? first : await readPart(key)
      for (let place = 0; place < part.length; place += SLICE_BYTES) {
        if (clock.now().getTime() - renewedAt >= RENEWED_EVERY_MS) {
          if (!(await claim(id, name))) throw new Error('Another caller is being sent this copy.')
          renewedAt = clock.now().getTime()
        }
        yield part.subarray(place, place + SLICE_BYTES)
      }
    }
  }

  function noteSent(id: number, claim: string) {
    const now = clock.now()
    return setSent(db, id, { claim, now, until: new Date(now.getTime() + GRACE_MS) })
  }

  return async (userId, token) => {
    const found = await findFetchable(db, { userId, tokenHash: hashToken(token), now: clock.now() })
    if (!found) throw new Problem('link-invalid', exportTexts.linkInvalid)
    const { id, size, ready_at } = found
    const name = randomUUID()
    if (!(await claim(id, name)))
      throw new Problem('in-progress', exportTexts.beingFetched, { extra: { retry_after: 5 } })
    try {
      const keys = await listParts(db, id)
      const first = await readPart(keys[0])
      return {
        contentType: 'application/zip',
        name: zipName(ready_at),
        size,
        pieces: piecesOf(id, name, keys, first),
        ended(isWhole) {
          const settle = isWhole ? noteSent(id, name) : releaseFetch(db, id, name)
          void settle.catch(() => log(`What became of the download of a copy (${id}) could not be written.`))
        },
      }
    } catch (error) {
      await releaseFetch(db, id, name)
      throw error
    }
  }
}
