import { Gauge, type Registry } from 'prom-client'
import type { Figures, SharedFigures } from './figures.ts'

/**
 * Site-wide gauges are equal in every process: use the maximum.
 * @returns sets all readable ones
 */
export function createGauges(registers: Registry[]): (figures: Figures) => void {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name: `hanap_${name}`, help, labelNames, registers })

  const up = gauge('database_up', '1 where the figures could be read from the database.')
  const waiting = gauge('tasks_waiting', 'Tasks that could be done now.', ['task'])
  const oldest = gauge('tasks_oldest_seconds', 'For how long the longest waiting of them could.', ['task'])
  const running = gauge('tasks_running', 'Tasks being done, a minute ago.', ['task'])
  const failed = gauge('tasks_failed', 'Tasks that failed for good within a week.', ['task'])
  const imported = gauge('import_last_success_timestamp_seconds', 'When an import last came to its end.')
  const troubled = gauge('import_in_trouble', '1 where the last import could not do all.')
  const met = gauge('import_listings', 'Listings that the last ended import met.', ['outcome'])
  const unreadPages = gauge('import_unread_pages', 'Pages of the board that imports pass over.')
  const payments = gauge('payments', 'Payments by state.', ['state'])
  const oldestPayment = gauge('payments_oldest_open_seconds', 'Since the oldest open payment began.')
  const mails = gauge('mails', 'Mails that are open, and those settled within a day.', ['state'])
  const oldestMail = gauge('mails_oldest_open_seconds', 'Since the oldest open mail was written.')
  const open = gauge('listings_open', 'Listings that can be found.')
  const reports = gauge('reports_open', 'Reports of listings that nobody has looked at.')
  const rates = gauge(
    'exchange_rates_oldest_timestamp_seconds',
    'The day of the oldest exchange rate that open listings’ pay is converted with.',
  )
  const searchReady = gauge('search_ready', '1 where this process answers searches.')
  const searchListings = gauge('search_listings', 'Listings in this process’s index.')
  const searchBehind = gauge('search_behind_changes', 'Changes of listings that the index has not read.')
  const pool = gauge('database_connections', 'Connections of this process to the database.', ['state'])
  const replicas = gauge('database_replicas', 'Replicas by whether they are read from now.', ['state'])
  const free = gauge('disk_free_bytes', 'Free in the data folder.')
  const size = gauge('disk_size_bytes', 'Of the disk that holds the data folder.')

  function setShared({ tasks, imports, unread, listings, ...shared }: SharedFigures) {
    for (const task of tasks) {
      const at = { task: task.name }
      waiting.set(at, task.waiting)
      oldest.set(at, task.oldestSeconds)
      running.set(at, task.running)
      failed.set(at, task.failed)
    }
    if (imports.lastSuccessAt) imported.set(imports.lastSuccessAt.getTime() / 1000)
    troubled.set(imports.problem === null ? 0 : 1)
    unreadPages.set(unread.count)
    for (const [outcome, count] of Object.entries(imports.listings)) met.set({ outcome }, count)
    for (const { state, count } of shared.payments.states) payments.set({ state }, count)
    oldestPayment.set(shared.payments.oldestOpenSeconds)
    for (const { state, count } of [...shared.mails.open, ...shared.mails.settled])
      mails.set({ state }, count)
    oldestMail.set(shared.mails.oldestOpenSeconds)
    open.set(listings.open)
    reports.set(shared.openReports)
    rates.set(Date.parse(shared.rates.oldest) / 1000)
  }

  const byLabel = [waiting, oldest, running, failed, met, payments, mails]
  const single = [imported, troubled, unreadPages, oldestPayment, oldestMail, open, reports, rates]
  return ({ shared, search, disk, ...own }) => {
    for (const one of byLabel) one.reset()
    for (const one of single) one.remove()
    up.set(shared === null ? 0 : 1)
    if (shared !== null) setShared(shared)
    searchReady.set(search === null ? 0 : 1)
    searchListings.set(search?.listings ?? 0)
    searchBehind.set(search?.behind ?? 0)
    pool.set({ state: 'in_use' }, own.pool.inUse)
    pool.set({ state: 'idle' }, own.pool.idle)
    pool.set({ state: 'waiting' }, own.pool.waiting)
    pool.set({ state: 'most' }, own.pool.most)
    replicas.set({ state: 'fresh' }, own.replicas.fresh)
    replicas.set({ state: 'left_out' }, own.replicas.all - own.replicas.fresh)
    if (disk) {
      free.set(disk.free)
      size.set(disk.size)
    }
  }
}
