import type { Config } from '../config.ts'
import type { RateLimits } from '../db/rate-limits.ts'
import { mailAskedLink } from '../features/account-links/tasks.ts'
import { addOrders } from '../features/added-orders/tasks.ts'
import { remindFollowUps, settleApplication, syncBoard, syncBoards } from '../features/applications/tasks.ts'
import { countOutcomes } from '../features/employers/tasks.ts'
import { makeDataExport } from '../features/exports/tasks.ts'
import {
  importAllListings,
  importRecentListings,
  lookForStaleListings,
  readListingsAnew,
} from '../features/imports/tasks.ts'
import { sendMail } from '../features/mails/tasks.ts'
import { settleDuePayments, settlePayment } from '../features/payments/tasks.ts'
import { tellAlerts } from '../features/saved-searches/tasks.ts'
import { removeReleasedFiles } from '../features/stored-files/tasks.ts'
import { remindEndings } from '../features/subscriptions/tasks.ts'
import type { Idempotency } from '../http/idempotency.ts'
import { type Worker, worker } from '../tasks/task.ts'
import { sweepEach, sweepExpired } from '../tasks/upkeep.ts'
import type { Features } from './features.ts'

export function pairWorkers(
  config: Config,
  features: Features,
  tools: { rateLimits: RateLimits; idempotency: Idempotency; clearCallerKeys: { sweep(): Promise<void> } },
): Worker[] {
  const {
    accountLinks,
    applications,
    boardSync,
    files,
    imports,
    integrations,
    mails,
    notifications,
    payments,
    searches,
    sessions,
    socialSignIn,
  } = features
  const { rateLimits, idempotency, clearCallerKeys } = tools
  return [
    worker(mailAskedLink, ({ sealed }) => accountLinks.mailAsked(sealed)),
    worker(remindFollowUps, () => features.tracker.remindFollowUps()),
    worker(remindEndings, () => features.remindEndings()),
    worker(settlePayment, ({ payment_id, source }) => payments.settleInTurn(payment_id, source)),
    worker(settleDuePayments, () => payments.settleDue()),
    worker(settleApplication, ({ application_id }) => applications.settle(application_id)),
    worker(syncBoards(config.boardEnabled), () => boardSync.beginTurns()),
    worker(syncBoard, (turn) => boardSync.takeTurn(turn)),
    worker(importRecentListings(config.boardSyncMinutes), async () => {
      await imports.importEach('recent')
    }),
    worker(importAllListings(config.boardSyncMinutes), async () => {
      await imports.importEach('full')
    }),
    worker(addOrders, ({ job_id }) => features.addedOrders.add(job_id)),
    worker(readListingsAnew, () => imports.readAnew()),
    worker(lookForStaleListings, () => imports.lookForStale()),
    worker(countOutcomes, () => features.countOutcomes()),
    worker(tellAlerts, () => features.alerts.run()),
    worker(makeDataExport, ({ export_id }) => features.dataExports.make(export_id)),
    worker(removeReleasedFiles, () => files.removeReleased()),
    worker(sendMail, ({ mail_id }) => mails.deliver(mail_id)),
    worker(sweepExpired, () =>
      sweepEach({
        sessions,
        unconfirmedAccounts: features.unconfirmedAccounts,
        accountLinks,
        socialSignIn,
        rateLimits,
        idempotency,
        clearCallerKeys,
        integrations,
        searches,
        imports,
        alerts: features.alerts,
        mails,
        notifications,
        payments,
        dataExports: features.dataExports,
        contact: features.contact,
      }),
    ),
  ]
}
