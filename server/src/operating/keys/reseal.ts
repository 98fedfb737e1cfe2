import type { Database, Tx } from '../../db/open.ts'
import { ASKED } from '../../features/account-links/service.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Secrets } from '../../lib/secrets/secrets.ts'
import { sealedColumns } from './sealed-columns.ts'
import {
  keepFingerprintKeys,
  lockOtherwiseSealed,
  lockSealedTasks,
  type SealedRow,
  writeSealed,
  writeSealedTask,
} from './sealed-store.ts'

/** `lost`: sealed with an unknown key, or altered. */
export type Resealed = { where: string; resealed: number; lost: number }

const AT_ONCE = 200

/**
 * One transaction per batch; after a kill the next call continues. The program may run meanwhile if it knows both
 * keys.
 * @param given.onBatch awaited after each batch
 */
export async function resealAll(given: {
  db: Database
  clock: Clock
  secrets: Secrets
  onBatch?: () => Promise<void>
  atOnce?: number
}): Promise<Resealed[]> {
  const { db, clock, secrets, onBatch, atOnce = AT_ONCE } = given
  const { keyId } = secrets

  /** @param take reads and locks the rows after a key */
  async function walk<Row extends Pick<SealedRow, 'key' | 'sealed'>>(
    where: string,
    contextOf: (row: Row) => string,
    take: (tx: Tx, after: string | null) => Promise<Row[]>,
    write: (tx: Tx, row: Row) => Promise<void>,
  ): Promise<Resealed> {
    const counts = { where, resealed: 0, lost: 0 }
    let after: string | null = null
    for (;;) {
      const rows: Row[] = await db.transaction().execute(async (tx) => {
        const taken = await take(tx, after)
        for (const row of taken) {
          const sealed = sealAnew(row.sealed, contextOf(row))
          if (sealed === null) counts.lost += 1
          else await write(tx, { ...row, sealed })
        }
        return taken
      })
      const last = rows.at(-1)
      if (!last) break
      after = last.key
      counts.resealed += rows.length
      await onBatch?.()
    }
    return { ...counts, resealed: counts.resealed - counts.lost }
  }

  function sealAnew(sealed: string, context: string): string | null {
    try {
      return secrets.seal(secrets.open(sealed, context), context)
    } catch {
      return null
    }
  }

  // First: without them, an earlier key could not be retired.
  await keepFingerprintKeys(db, secrets.earlierFingerprintKeys(), clock.now())
  const done: Resealed[] = []
  for (const column of sealedColumns) {
    const resealed = await walk<SealedRow>(
      `${column.table}.${column.column}`,
      (row) => column.context(row.bound_to),
      (tx, after) => lockOtherwiseSealed(tx, column, { keyId, after, limit: atOnce }),
      (tx, row) => writeSealed(tx, column, row),
    )
    done.push(resealed)
  }
  const tasks = await walk(
    'tasks',
    () => ASKED,
    (tx, after) => lockSealedTasks(tx, keyId, after, atOnce),
    writeSealedTask,
  )
  return [...done, tasks]
}
