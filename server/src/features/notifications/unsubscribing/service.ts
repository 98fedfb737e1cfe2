import {
  defaultNotificationSettings,
  type NotificationTopic,
  notificationTexts,
  notificationTopics,
} from '@hanap/contract/notices/notifications'
import * as siteSays from '@hanap/contract/says/site'
import { lockSeeker } from '../../../db/lock-seeker.ts'
import type { Connection, Database } from '../../../db/open.ts'
import type { RateLimits } from '../../../db/rate-limits.ts'
import type { Clock } from '../../../lib/clock.ts'
import { Problem } from '../../../lib/problem.ts'
import { bucketOf, type Secrets } from '../../../lib/secrets/secrets.ts'
import { partOf } from '../rules.ts'
import { findAddress, findSettings, upsertSettings } from '../store.ts'

export type Unsubscribing = {
  wants(connection: Connection, userId: number, topic: NotificationTopic): Promise<boolean>
  /** For a topic's unsubscribe links: changes this one setting, needs no login, never expires. */
  tokenFor(userId: number, topic: NotificationTopic): string
  /**
   * Throws 'link-invalid' for a foreign token or a deleted account, and a 429 for guesses.
   * @param isOn absent: only reads
   * @param address the caller's network address
   */
  change(
    token: string,
    isOn: boolean | undefined,
    address: string,
  ): Promise<{ topic: NotificationTopic; is_on: boolean; email: string }>
  /** For a mail program's button: only switches off, and accepts a deleted account. */
  leave(token: string, address: string): Promise<void>
}

type Meant = { userId: number; topic: NotificationTopic }

const CONTEXT = 'unsubscribe'

/**
 * Counts only wrong tokens: a mail provider calls for all its users from a few addresses, and must never be blocked.
 */
const WRONG_TOKENS = { max: 30, windowSeconds: 600, text: siteSays.tooOften }
/** More than any person needs. */
const TURNS = { max: 60, windowSeconds: 3600, text: WRONG_TOKENS.text }

export function createUnsubscribing(given: {
  db: Database
  clock: Clock
  secrets: Secrets
  rateLimits: RateLimits
}): Unsubscribing {
  const { db, clock, secrets, rateLimits } = given

  const linkInvalid = () => new Problem('link-invalid', notificationTexts.linkInvalid)

  /** Throws for a foreign token. */
  async function meantBy(token: string, address: string) {
    const meant = read(token)
    if (meant) return meant
    await rateLimits.count(bucketOf(secrets, 'unsubscribe-wrong', address), WRONG_TOKENS)
    throw linkInvalid()
  }

  async function turn({ userId, topic }: Meant, isOn: boolean): Promise<void> {
    if ((await wants(db, userId, topic)) === isOn) return
    await rateLimits.count(`unsubscribe:${userId}:${topic}`, TURNS)
    const changes = { [topic]: isOn }
    await db.transaction().execute(async (tx) => {
      await lockSeeker(tx, userId)
      await upsertSettings(tx, userId, { defaults: defaultNotificationSettings, changes, now: clock.now() })
    })
  }

  function read(token: string): Meant | undefined {
    let opened: string
    try {
      opened = secrets.open(token, CONTEXT)
    } catch {
      return undefined
    }
    const [id, name] = opened.split(' ')
    const topic = notificationTopics.find((one) => one === name)
    return topic && { userId: Number(id), topic }
  }

  const wants = async (connection: Connection, userId: number, topic: NotificationTopic) =>
    ((await findSettings(connection, userId)) ?? defaultNotificationSettings)[topic]

  return {
    wants,
    tokenFor: (userId, topic) => secrets.seal(`${userId} ${topic}`, CONTEXT),
    async change(token, isOn, address) {
      const meant = await meantBy(token, address)
      const { userId, topic } = meant
      const email = await findAddress(db, userId)
      if (email === undefined) throw linkInvalid()
      if (isOn !== undefined) await turn(meant, isOn)
      return { topic, is_on: isOn ?? (await wants(db, userId, topic)), email: partOf(email) }
    },
    async leave(token, address) {
      const meant = await meantBy(token, address)
      if ((await findAddress(db, meant.userId)) !== undefined) await turn(meant, false)
    },
  }
}
