import type { ConnectionTrouble, IntegrationSettings } from '@hanap/contract/applications/integrations'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import type { Connection, Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { BoardProblem, JobBoard } from '../../../outside/job-board/port.ts'
import type { Accounts } from '../../accounts/service.ts'
import type { Mails } from '../../mails/service.ts'
import type { Notifications } from '../../notifications/service.ts'
import { boardAccountMail, troubleText } from '../emails.ts'
import { nextTurn, standingTrouble, syncTrouble, turnAfterFailure } from '../rules.ts'
import type { IntegrationRow } from '../store.ts'
import { clearTrouble, noteSync, noteSyncProblem, setTrouble, updatePoints } from './store.ts'

export type Health = ReturnType<typeof createHealth>

export function createHealth(given: {
  db: Database
  clock: Clock
  accounts: Pick<Accounts, 'user'>
  notifications: Pick<Notifications, 'tell'>
  mails: Pick<Mails, 'queue'>
  board: Pick<JobBoard, 'name'>
}) {
  const { db, clock, accounts, notifications, mails, board } = given

  return {
    /**
     * Tells the seeker on the site and by mail, once until the account works again. Passing problems are not
     * recorded.
     */
    async notLetIn(userId: number, held: IntegrationRow, problem: BoardProblem): Promise<void> {
      const trouble = standingTrouble(problem)
      if (trouble === null) return
      const { email: to, first_name: name } = await accounts.user(userId)
      await db.transaction().execute(async (tx) => {
        if (!(await setTrouble(tx, held, trouble))) return
        await notifications.tell(tx, {
          userId,
          kind: 'board-account',
          eventKey: `board-account:${held.id}:${clock.now().toISOString()}`,
          title: noticeSays.boardAccountNeedsYou,
          text: troubleText(trouble, board.name),
          path: `${pages.settings.path}?tab=integrations`,
        })
        await mails.queue(tx, { email: boardAccountMail, to, userId, data: { name, trouble } })
      })
    },

    async letIn(held: IntegrationRow): Promise<void> {
      if (held.trouble !== null) await clearTrouble(db, held)
    },

    async synced(userId: number, held: IntegrationRow): Promise<void> {
      const now = clock.now()
      await noteSync(db, held, now, nextTurn(userId, now))
    },

    async notSynced(userId: number, held: IntegrationRow, problem: BoardProblem): Promise<void> {
      const word = syncTrouble(problem)
      if (word === null) return
      const now = clock.now()
      const since = held.sync_failing_since ?? now
      await noteSyncProblem(db, held, word, since, turnAfterFailure(userId, since, now))
    },

    /** `points` is null if the board showed no balance. */
    async sawPoints(
      connection: Connection,
      of: { userId: number; boardEmail: string },
      points: number | null,
    ): Promise<void> {
      if (points !== null) await updatePoints(connection, of, points, clock.now())
    },
  }
}

/** @param isSyncOn the seeker's own switch */
export function describeHealth(
  held: IntegrationRow | undefined,
  isSyncOn: boolean,
): Pick<IntegrationSettings, 'needs_attention' | 'sync' | 'apply_points'> {
  const trouble: ConnectionTrouble | null = held?.trouble ?? null
  const isDue = isSyncOn && trouble === null
  return {
    needs_attention: trouble,
    sync: {
      last_synced_at: held?.last_synced_at?.toISOString() ?? null,
      problem: held?.sync_problem ?? null,
      next_at: isDue ? (held?.next_sync_at?.toISOString() ?? null) : null,
    },
    apply_points:
      held && held.apply_points !== null && held.apply_points_at !== null
        ? { left: held.apply_points, seen_at: held.apply_points_at.toISOString() }
        : null,
  }
}
