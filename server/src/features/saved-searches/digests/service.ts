import { defaultNotificationSettings } from '@hanap/contract/notices/notifications'
import type { Database, Tx } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Mails } from '../../mails/service.ts'
import type { Notifications } from '../../notifications/service.ts'
import type { Subscriptions } from '../../subscriptions/service.ts'
import { jobAlertMail } from '../emails.ts'
import { type Alert, listedIn, makeAlert, notificationOf } from '../rules/alert.ts'
import { type AlertFacts, mailDataOf } from '../rules/alert-email.ts'
import { lastDue, pauseOf } from '../rules.ts'
import {
  type AlertListing,
  type ClaimedMatch,
  claimMatches,
  claimSeekers,
  type Due,
  findDescriptions,
  findTelling,
  findTold,
  type SeekerDue,
  type TellingSearch,
} from './store.ts'

/** Seekers per transaction. */
const AT_ONCE = 50

export type Sent = { seekers: number }

/**
 * One notification and one email per seeker. Settling and sending are one transaction, so none is lost or sent twice.
 * Due depends on time alone, so missed alerts go out at the next run.
 */
export type SendAlerts = () => Promise<Sent>

export function createSending({
  db,
  clock,
  subscriptions,
  notifications,
  mails,
}: {
  db: Database
  clock: Clock
  subscriptions: Pick<Subscriptions, 'plansOf'>
  notifications: Pick<Notifications, 'tell'>
  mails: Pick<Mails, 'queue'>
}): SendAlerts {
  /** @returns the page's last seeker, and how many were alerted; undefined after the last page */
  async function sendSome(tx: Tx, due: Due, after: number) {
    const page = { after, limit: AT_ONCE }
    const seekers = await claimSeekers(tx, due, page, defaultNotificationSettings)
    const ids = seekers.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return undefined
    const now = clock.now()
    const claimed = await claimMatches(tx, ids, now)
    const searchOf = await findSearchOf(tx, seekers, claimed)
    const listings = Map.groupBy(await findTold(tx, claimed), ({ user_id }) => user_id)
    const alerts = seekers.flatMap((seeker) => {
      const alert = makeAlert(listings.get(seeker.id) ?? [], searchOf)
      return alert ? [{ seeker, alert }] : []
    })
    const shown = alerts.flatMap(({ alert }) => listedIn(alert).flat())
    const descriptions = await findDescriptions(tx, [...new Set(shown.map(({ job_id }) => job_id))])
    for (const { seeker, alert } of alerts) await tell(tx, seeker, alert, { now, descriptions })
    return { last, told: alerts.length }
  }

  /** Per listing, the seeker's oldest matching search that still alerts. */
  async function findSearchOf(tx: Tx, seekers: readonly SeekerDue[], claimed: readonly ClaimedMatch[]) {
    const ids = seekers.map(({ id }) => id)
    const plans = await subscriptions.plansOf(tx, ids)
    const wanted = new Map(seekers.map(({ id, job_alerts }) => [id, job_alerts]))
    const searches = (await findTelling(tx, ids)).filter(({ user_id, alerts, criteria }) => {
      const [jobAlerts, plan] = [wanted.get(user_id) ?? false, plans.get(user_id) ?? null]
      return pauseOf({ alerts, criteria, jobAlerts, plan }) === null
    })
    const byId = new Map(searches.map((search) => [search.id, search]))
    const keyOf = (one: { user_id: number; job_id: number }) => `${one.user_id} ${one.job_id}`
    const matched = new Map(claimed.map((one) => [keyOf(one), one.saved_search_ids]))
    return (listing: AlertListing): TellingSearch | undefined =>
      matched.get(keyOf(listing))?.flatMap((id) => byId.get(id) ?? [])[0]
  }

  async function tell(tx: Tx, seeker: SeekerDue, alert: Alert, facts: AlertFacts): Promise<void> {
    await notifications.tell(tx, { userId: seeker.id, ...notificationOf(alert) })
    const reader = { name: seeker.first_name, frequency: seeker.frequency }
    await mails.queue(tx, {
      email: jobAlertMail,
      to: seeker.email,
      userId: seeker.id,
      data: mailDataOf(alert, reader, facts),
    })
  }

  return async () => {
    const now = clock.now()
    const due = {
      immediately: now,
      daily: lastDue('daily', now),
      weekly: lastDue('weekly', now),
    }
    let seekers = 0
    let after: number | undefined = 0
    while (after !== undefined) {
      const from: number = after
      const page = await db.transaction().execute((tx) => sendSome(tx, due, from))
      seekers += page?.told ?? 0
      after = page?.last
    }
    return { seekers }
  }
}
