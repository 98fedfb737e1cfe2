import type { SendState } from '@hanap/contract/applications/applications'
import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import type { ApplicationErrorDetails } from '@hanap/contract/wire/problem'
import type { Database, Tx } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Integrations } from '../../integrations/service.ts'
import type { Notifications, Told } from '../../notifications/service.ts'
import { eventsOf, sendingNews } from '../events/service.ts'
import { askedUnknown } from '../rules/asked.ts'
import { jobName } from '../rules/mail-names.ts'
import { type ApplicationRow, insertEvents, lockOpen, updateSending } from '../store.ts'

export type Change = {
  state: ApplicationRow['send_state']
  source: 'board' | 'hanap'
  problem: ApplicationErrorDetails | null
  nextLookAt: Date | null
  /** The board had an application before, so this letter never went. */
  alreadyThere?: boolean
  /** The seeker awaits this call's answer and needs no notification. */
  isAwaited?: boolean
}

/** Tells the seeker how a sending ended that its own call left unsettled. */
function toldOf({ id, user_id, send_started_at, sent_job }: ApplicationRow, state: SendState): Told {
  const name = jobName({ title: sent_job.title, employer: sent_job.employer_name ?? '' })
  const outcome =
    state === 'sent'
      ? {
          title: fill(noticeSays.arrived, { job: name }),
          text: noticeSays.shownOnBoard,
        }
      : {
          title: fill(noticeSays.notSent, { job: name }),
          text: noticeSays.openIt,
        }
  return {
    userId: user_id,
    kind: 'application-update',
    eventKey: `sending:${id}:${send_started_at.toISOString()}:${state}`,
    path: `${pages.applications.path}?open=${id}`,
    ...outcome,
  }
}

/**
 * Records an outcome, unless it was settled meanwhile; proof of arrival also corrects a failure. Plans a sync if the
 * board may have it.
 * @param andThen runs in the same transaction, if recorded
 * @returns whether the state changed
 */
export type RecordSending = (
  row: ApplicationRow,
  change: Change,
  andThen?: (tx: Tx) => Promise<void>,
) => Promise<boolean>

export function createRecording({
  db,
  clock,
  notifications,
  integrations,
}: {
  db: Database
  clock: Clock
  notifications: Pick<Notifications, 'tell'>
  integrations: Pick<Integrations, 'planSync'>
}): RecordSending {
  return (row, change, andThen) =>
    db.transaction().execute(async (tx) => {
      const held = await lockOpen(
        tx,
        row,
        change.state === 'sent' ? ['sending', 'unknown', 'failed'] : ['sending', 'unknown'],
      )
      if (!held) return false
      const isSettling = change.state === 'sent' || change.state === 'failed'
      if (!isSettling && held.next_look_at?.getTime() !== row.next_look_at?.getTime()) return false
      const now = clock.now()
      const isNews = change.state !== held.send_state
      await updateSending(tx, row.id, {
        send_state: change.state,
        send_problem: change.problem,
        next_look_at: isSettling ? null : change.nextLookAt,
        updated_at: isNews ? now : held.updated_at,
        already_there_at: change.alreadyThere ? now : null,
        asked: change.alreadyThere ? held.asked && askedUnknown(held.asked) : held.asked,
      })
      if (isNews) {
        const news = [sendingNews(held.send_state, change.state)]
        await insertEvents(tx, eventsOf({ id: row.id, source: change.source, now }, news))
        if (isSettling && !change.isAwaited) await notifications.tell(tx, toldOf(held, change.state))
      }
      if (change.state !== 'failed') await integrations.planSync(tx, row.user_id)
      await andThen?.(tx)
      return isNews
    })
}
