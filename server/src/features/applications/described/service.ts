import type { Application } from '@hanap/contract/applications/applications'
import type { Connection } from '../../../db/open.ts'
import { listEvents } from '../events/store.ts'
import { listInterviews } from '../interviews/store.ts'
import { onWire } from '../rules/shown.ts'
import type { ListedRow } from '../store.ts'

export async function describeAll(
  connection: Connection,
  rows: readonly ListedRow[],
  now: Date,
  options = { history: true },
): Promise<Application[]> {
  const ids = rows.map((row) => row.id)
  const told = options.history ? await listEvents(connection, ids) : []
  const events = Map.groupBy(told, (event) => event.application_id)
  const interviews = Map.groupBy(await listInterviews(connection, ids), (one) => one.application_id)
  return rows.map((row) =>
    onWire(row, { events: events.get(row.id) ?? [], interviews: interviews.get(row.id) ?? [], now }),
  )
}

export async function describe(connection: Connection, row: ListedRow, now: Date): Promise<Application> {
  const [shown] = await describeAll(connection, [row], now)
  if (!shown) throw new Error('one row in, one out')
  return shown
}
