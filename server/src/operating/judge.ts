import type { Figures, SharedFigures } from './figures.ts'
import { bytesInWords, counted, inWords } from './words.ts'

/** 'look' into it today, 'act' now. */
export type Verdict = { about: string; state: 'good' | 'look' | 'act'; words: string }

/** Seconds; as in the alerts of docs/monitoring.md. */
const TASK_LATE = 15 * 60
const TASK_STUCK = 60 * 60
const PAYMENT_LATE = 60 * 60
const PAYMENT_STUCK = 25 * 3600
const MAIL_LATE = 15 * 60
const MAIL_STUCK = 2 * 3600
/** Fractions of the disk. */
const DISK_LOW = 0.15
const DISK_FULL = 0.05
/** A fraction of open listings: a few broken pages are the board's own. */
const UNREAD_MANY = 0.01

/**
 * @param given.importEverySeconds 0: no imports
 * @param given.searches whether this process must answer searches
 */
export function judge(
  figures: Figures,
  given: { isReady: boolean; importEverySeconds: number; searches: boolean },
): Verdict[] {
  const { shared } = figures
  return [
    verdict(
      'This process',
      given.isReady ? 'good' : 'act',
      given.isReady ? 'It takes requests.' : 'It takes no requests.',
    ),
    shared === null ? verdict('Database', 'act', 'It does not answer, or not in time.') : judgePool(figures),
    ...(figures.replicas.all > 0 ? [judgeReplicas(figures)] : []),
    ...(given.searches ? [judgeSearch(figures)] : []),
    ...(shared === null ? [] : judgeShared(shared, figures.readAt, given.importEverySeconds)),
    judgeDisk(figures),
  ]
}

const verdict = (about: string, state: Verdict['state'], words: string): Verdict => ({ about, state, words })

const byAge = (seconds: number, late: number, stuck: number) =>
  seconds >= stuck ? 'act' : seconds >= late ? 'look' : 'good'

function judgePool({ pool }: Figures): Verdict {
  const words = `${pool.inUse} of ${counted(pool.most, 'connection')} in use, ${pool.waiting} waiting.`
  return verdict('Database', pool.waiting > 0 ? 'look' : 'good', words)
}

function judgeReplicas({ replicas }: Figures): Verdict {
  const words = `${replicas.fresh} of ${counted(replicas.all, 'replica')} fresh enough to be read.`
  return verdict('Replicas', replicas.fresh === replicas.all ? 'good' : 'look', words)
}

function judgeSearch({ search }: Figures): Verdict {
  if (search === null)
    return verdict('Search', 'look', 'It is reading the listings, and answers nothing yet.')
  const behind = search.behind === 0 ? 'up to date' : `${counted(search.behind, 'change')} behind`
  const words = `${counted(search.listings, 'listing')} in the index, ${behind}.`
  return verdict('Search', search.behind > 5000 ? 'look' : 'good', words)
}

function judgeDisk({ disk }: Figures): Verdict {
  if (disk === null || disk.size === 0) return verdict('Disk', 'look', 'How full it is cannot be read.')
  const part = disk.free / disk.size
  const words = `${bytesInWords(disk.free)} of ${bytesInWords(disk.size)} free in the data folder.`
  return verdict('Disk', part < DISK_FULL ? 'act' : part < DISK_LOW ? 'look' : 'good', words)
}

function judgeShared(shared: SharedFigures, readAt: Date, importEverySeconds: number): Verdict[] {
  return [
    judgeTasks(shared),
    judgeImport(shared, readAt, importEverySeconds),
    judgePayments(shared),
    judgeMails(shared),
    verdict(
      'Reports',
      shared.openReports > 0 ? 'look' : 'good',
      shared.openReports > 0
        ? `${counted(shared.openReports, 'report')} of listings to look at.`
        : 'None is open.',
    ),
    verdict('Exchange rates', shared.rates.old.length > 0 ? 'look' : 'good', ratesInWords(shared.rates)),
  ]
}

export function ratesInWords({ oldest, old }: SharedFigures['rates']): string {
  const [first] = old
  if (!first) return `The oldest in use is of ${oldest}.`
  const names = old.map(({ currency }) => currency).join(', ')
  return `Older than 30 days: ${names}; the oldest is ${first.days} days old. Pay in pesos is off by as much as they moved: 'npm run operator -- rates set'.`
}

function judgeTasks({ tasks }: SharedFigures): Verdict {
  const oldest = Math.max(0, ...tasks.map((task) => task.oldestSeconds))
  const waiting = tasks.reduce((sum, task) => sum + task.waiting, 0)
  const failed = tasks.reduce((sum, task) => sum + task.failed, 0)
  const state = byAge(oldest, TASK_LATE, TASK_STUCK)
  const since = waiting > 0 ? `, the longest for ${inWords(oldest)}` : ''
  const words = `${counted(waiting, 'task')} waiting${since}; ${failed} failed for good within a week.`
  return verdict('Background work', state === 'good' && failed > 0 ? 'look' : state, words)
}

function judgeImport({ imports, listings, unread }: SharedFigures, readAt: Date, every: number): Verdict {
  const open = `${counted(listings.open, 'listing')} open.`
  if (imports.lastSuccessAt === null)
    return verdict('Import', every > 0 ? 'look' : 'good', `None has come to its end yet; ${open}`)
  const age = Math.max(0, (readAt.getTime() - imports.lastSuccessAt.getTime()) / 1000)
  const state = every === 0 ? 'good' : byAge(age, 4 * every, 24 * every)
  const trouble = imports.problem === null ? '' : ` The last one says: ${imports.problem}`
  const passedOver =
    unread.count === 0 ? '' : ` ${counted(unread.count, 'page')} of the board cannot be read.`
  const words = `The last one ended ${inWords(age)} ago; ${open}${passedOver}${trouble}`
  const isOdd = trouble !== '' || unread.count > UNREAD_MANY * listings.open
  return verdict('Import', state === 'good' && isOdd ? 'look' : state, words)
}

const countOf = (states: readonly { state: string; count: number }[], wanted: readonly string[]) =>
  states.reduce((sum, { state, count }) => sum + (wanted.includes(state) ? count : 0), 0)

function judgePayments({ payments }: SharedFigures): Verdict {
  const open = countOf(payments.states, ['starting', 'processing', 'awaiting-action'])
  const since = open > 0 ? `, the oldest for ${inWords(payments.oldestOpenSeconds)}` : ''
  const words = `${counted(open, 'payment')} open${since}.`
  return verdict('Payments', byAge(payments.oldestOpenSeconds, PAYMENT_LATE, PAYMENT_STUCK), words)
}

function judgeMails({ mails }: SharedFigures): Verdict {
  const lost = countOf(mails.settled, ['failed', 'unknown'])
  const open = countOf(mails.open, ['waiting', 'sending'])
  const state = byAge(mails.oldestOpenSeconds, MAIL_LATE, MAIL_STUCK)
  const since = open > 0 ? `, the oldest for ${inWords(mails.oldestOpenSeconds)}` : ''
  const words = `${counted(open, 'mail')} waiting${since}; ${lost} not delivered within a day.`
  return verdict('Mails', state === 'good' && lost > 0 ? 'look' : state, words)
}
