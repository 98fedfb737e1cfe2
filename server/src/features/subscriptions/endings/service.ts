import { plans } from '@hanap/contract/payments/plans'
import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import type { Database, Tx } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { writtenMoment } from '../../../lib/manila-time.ts'
import type { Mails } from '../../mails/service.ts'
import type { Notifications } from '../../notifications/service.ts'
import { planEndingMail } from '../emails.ts'
import { REMINDED_BEFORE_MS } from '../rules.ts'
import { claimEndings, claimHolders } from './store.ts'

/** Seekers per transaction. */
const AT_ONCE = 50

/** Marks and sends in one transaction, so each period is told once. Marks nothing without a mail server. */
export type RemindEndings = () => Promise<void>

export function createEndings({
  db,
  clock,
  notifications,
  mails,
}: {
  db: Database
  clock: Clock
  notifications: Pick<Notifications, 'tell'>
  mails: Pick<Mails, 'isOn' | 'queue'>
}): RemindEndings {
  async function remindSome(tx: Tx, after: number): Promise<number | undefined> {
    const now = clock.now()
    const within = { now, until: new Date(now.getTime() + REMINDED_BEFORE_MS) }
    const holders = await claimHolders(tx, within, { after, limit: AT_ONCE })
    const ids = holders.map(({ id }) => id)
    const endings = new Map((await claimEndings(tx, ids, within)).map((ending) => [ending.user_id, ending]))
    for (const { id, email, first_name } of holders) {
      const ending = endings.get(id)
      if (!ending) continue
      const data = {
        name: first_name,
        plan: plans[ending.plan_type].name,
        endsAt: writtenMoment(ending.ends_at),
      }
      await notifications.tell(tx, {
        userId: id,
        kind: 'payment',
        eventKey: `plan-ending:${ending.ends_at.toISOString()}`,
        title: fill(noticeSays.planEnds, { plan: data.plan, time: data.endsAt }),
        text: noticeSays.nothingByItself,
        path: pages.plans.path,
      })
      await mails.queue(tx, { email: planEndingMail, to: email, userId: id, data })
    }
    return ids.at(-1)
  }

  return async () => {
    if (!mails.isOn) return
    let after: number | undefined = 0
    while (after !== undefined) {
      const from: number = after
      after = await db.transaction().execute((tx) => remindSome(tx, from))
    }
  }
}
