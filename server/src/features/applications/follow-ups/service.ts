import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import type { Database, Tx } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { writtenDay } from '../../../lib/manila-time.ts'
import type { Mails } from '../../mails/service.ts'
import type { Notifications, Told } from '../../notifications/service.ts'
import { followUpMail, type RemindedOf, standing } from '../emails.ts'
import { eventsOf, remindedNews } from '../events/service.ts'
import { jobName } from '../rules/mail-names.ts'
import { insertEvents } from '../store.ts'
import { claimDue, claimSeekersDue, type DueRow, type SeekerDue } from './store.ts'

const AT_ONCE = 50
const MOST_LISTED = 20

/**
 * One email per seeker. Marks and queues in one transaction, so none is sent twice or lost. Without a mail server
 * everything stays due.
 */
export type RemindFollowUps = () => Promise<void>

export function createFollowUps({
  db,
  clock,
  notifications,
  mails,
}: {
  db: Database
  clock: Clock
  notifications: Pick<Notifications, 'tell'>
  mails: Pick<Mails, 'isOn' | 'queue'>
}): RemindFollowUps {
  async function remindSome(tx: Tx, after: number): Promise<number | undefined> {
    const now = clock.now()
    const seekers = await claimSeekersDue(tx, now, { after, limit: AT_ONCE })
    const ids = seekers.map(({ id }) => id)
    const due = Map.groupBy(await claimDue(tx, ids, now), (row) => row.user_id)
    for (const seeker of seekers) {
      const rows = due.get(seeker.id) ?? []
      if (rows.length > 0) await remind(tx, seeker, rows, now)
    }
    return ids.at(-1)
  }

  async function remind(tx: Tx, seeker: SeekerDue, rows: DueRow[], now: Date) {
    const events = rows.flatMap(({ id, follow_up_at: at, follow_up_on: on }) =>
      eventsOf({ id, source: 'hanap', now }, [remindedNews({ at, on })]),
    )
    await insertEvents(tx, events)
    for (const row of rows) await notifications.tell(tx, toldOf(row))
    const applications = rows.slice(0, MOST_LISTED).map(asReminded)
    await mails.queue(tx, {
      email: followUpMail,
      to: seeker.email,
      userId: seeker.id,
      data: { name: seeker.first_name, applications, more: rows.length - applications.length },
    })
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

function toldOf(row: DueRow): Told {
  const reminded = asReminded(row)
  return {
    userId: row.user_id,
    kind: 'follow-up',
    eventKey: `follow-up:${row.id}:${row.follow_up_at.toISOString()}`,
    title: fill(noticeSays.timeToAsk, { job: jobName(reminded) }),
    text: standing(reminded),
    path: `${pages.applications.path}?open=${row.id}`,
  }
}

const asReminded = (row: DueRow): RemindedOf => ({
  id: row.id,
  title: row.title,
  employer: row.employer_name ?? '',
  appliedOn: writtenDay(row.applied_at),
  status: row.status,
  isSent: row.send_state !== 'failed',
})
