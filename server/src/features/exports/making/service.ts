import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import { lockSeeker } from '../../../db/lock-seeker.ts'
import type { Database } from '../../../db/open.ts'
import type { RateLimits } from '../../../db/rate-limits.ts'
import type { Clock } from '../../../lib/clock.ts'
import { hashToken, newToken, type Secrets } from '../../../lib/secrets/secrets.ts'
import type { Enqueue } from '../../../tasks/queue.ts'
import { readSeeker } from '../../accounts/seeker/service.ts'
import type { Mails } from '../../mails/service.ts'
import type { Notifications } from '../../notifications/service.ts'
import type { StoredFiles } from '../../stored-files/service.ts'
import { removeReleasedFiles } from '../../stored-files/tasks.ts'
import { createArchive } from '../archive/service.ts'
import { createCopy } from '../copy/service.ts'
import { exportFailedMail, exportReadyMail } from '../emails.ts'
import { expiryOf, failedText, MOST_TRIES, PART_BYTES } from '../rules.ts'
import { beginTry, endEarlier, insertParts, setFailed, setProgress, setReady, type Try } from '../store.ts'

export type MakeExport = (exportId: number) => Promise<void>

type Part = { file_key: string; size: number }

const settingsPath = `${pages.settings.path}?tab=privacy`
export const askedBucket = (userId: number) => `data-export:${userId}`

/**
 * One transaction stores the pieces, marks the copy ready and queues the email, so a crash leaves one copy and one
 * email. Stops if the account is deleted or another try begins. Tells the owner after the last failed try.
 */
export function createMaking(given: {
  db: Database
  clock: Clock
  secrets: Secrets
  rateLimits: Pick<RateLimits, 'giveBack'>
  files: StoredFiles
  mails: Pick<Mails, 'queue'>
  notifications: Pick<Notifications, 'tell'>
  enqueue: Enqueue
  log: (line: string) => void
}): MakeExport {
  const { db, clock, rateLimits, files, mails, notifications, enqueue, log } = given
  const writeCopy = createCopy(given)

  async function write(its: Try, parts: Part[]): Promise<boolean> {
    const { id, email, first_name: name } = await readSeeker(db, its.user_id)
    const madeAt = clock.now()
    const archive = createArchive({
      partBytes: PART_BYTES,
      madeAt,
      async put(part) {
        parts.push({ file_key: await files.put(part), size: part.length })
      },
    })
    return writeCopy(
      archive,
      { id, email, name },
      { madeAt, isLastTry: its.tries >= MOST_TRIES, step: (progress) => setProgress(db, its, progress) },
    )
  }

  const keep = (its: Try, parts: readonly Part[]) =>
    db.transaction().execute(async (tx) => {
      // Locks the seeker first, as an account's deletion does.
      await lockSeeker(tx, its.user_id)
      const token = newToken()
      const ready_at = clock.now()
      const size = parts.reduce((sum, part) => sum + part.size, 0)
      const made = { size, token_hash: hashToken(token), ready_at, expires_at: expiryOf(ready_at) }
      if (!(await setReady(tx, its, made))) return false
      const { email, first_name: name } = await readSeeker(tx, its.user_id)
      for (const { file_key } of parts) await files.claim(tx, file_key)
      await insertParts(tx, its.id, parts)
      await endEarlier(tx, its)
      const whose = { userId: its.user_id }
      await mails.queue(tx, { email: exportReadyMail, to: email, ...whose, data: { name, token } })
      await notifications.tell(tx, {
        ...whose,
        kind: 'export',
        eventKey: `export:${its.id}:ready`,
        title: noticeSays.copyReady,
        text: noticeSays.copyMailed,
        path: settingsPath,
      })
      await enqueue(tx, removeReleasedFiles, {})
      return true
    })

  async function giveUp(its: Try, why: string) {
    const isOver = await db.transaction().execute(async (tx) => {
      await lockSeeker(tx, its.user_id)
      if (!(await setFailed(tx, its))) return false
      const { email, first_name: name } = await readSeeker(tx, its.user_id)
      await mails.queue(tx, { email: exportFailedMail, to: email, userId: its.user_id, data: { name } })
      await notifications.tell(tx, {
        userId: its.user_id,
        kind: 'export',
        eventKey: `export:${its.id}:failed`,
        title: noticeSays.copyFailed,
        text: failedText,
        path: settingsPath,
      })
      return true
    })
    if (!isOver) return
    await rateLimits.giveBack(askedBucket(its.user_id))
    log(`The copy of a seeker's data (${its.id}) was given up: ${why}`)
  }

  return async (exportId) => {
    const its = await beginTry(db, exportId)
    if (!its) return
    if (its.tries > MOST_TRIES) return giveUp(its, 'no try came to its end')
    const parts: Part[] = []
    let isKept = false
    try {
      isKept = (await write(its, parts)) && (await keep(its, parts))
    } catch (error) {
      if (its.tries < MOST_TRIES && (await setProgress(db, its, { done: 0, total: 0 }))) throw error
      await giveUp(its, error instanceof Error ? error.message : 'unknown')
    } finally {
      if (!isKept) for (const { file_key } of parts) await files.giveUp(file_key).catch(() => {})
    }
  }
}
