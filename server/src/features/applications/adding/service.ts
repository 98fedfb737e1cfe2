import { MOST_ADDED_A_DAY, MOST_KEPT, trackingTexts } from '@hanap/contract/applications/application-tracking'
import {
  type Application,
  type ApplicationStatus,
  notesField,
} from '@hanap/contract/applications/applications'
import type { Asked, SaidOfOrder } from '@hanap/contract/applications/asked'
import type { Order } from '@hanap/contract/jobs/orders'
import { fill } from '@hanap/contract/says/fill'
import * as siteSays from '@hanap/contract/says/site'
import { lockSeeker } from '../../../db/lock-seeker.ts'
import type { Database, Tx } from '../../../db/open.ts'
import type { RateLimits } from '../../../db/rate-limits.ts'
import type { Clock } from '../../../lib/clock.ts'
import { dayInManila, startOfDayInManila } from '../../../lib/manila-time.ts'
import { invalid, notFound, Problem, subscriptionRequired } from '../../../lib/problem.ts'
import { type CallerKey, KEY_KEPT_MS } from '../../../lib/secrets/caller-key.ts'
import type { Integrations } from '../../integrations/service.ts'
import { tellAllOrders } from '../../jobs/rules.ts'
import type { Subscriptions } from '../../subscriptions/service.ts'
import { openStatuses } from '../board-sync/rules.ts'
import { describe } from '../described/service.ts'
import { addedNews, eventsOf, notesNews, sendingNews, statusNews } from '../events/service.ts'
import { findListing, type SentJob } from '../listing/store.ts'
import { askedByHand, askedUnknown } from '../rules/asked.ts'
import { type GivenDate, readApplied } from '../rules/dates.ts'
import { alreadyApplied, BEING_SENT, type Outcomes } from '../rules/outcomes.ts'
import { type ApplicationRow, insertEvents } from '../store.ts'
import { countKept, findByKey, findTwin, insertAdded, lockForJob, settleByHand } from '../tracking/store.ts'

export type GivenApplication = {
  job_post_id?: number | null | undefined
  job_title?: string | undefined
  employer_name?: string | undefined
  job_url?: string | undefined
  applied_date?: string | null | undefined
  status?: ApplicationStatus | undefined
  notes?: string | undefined
  asked?: SaidOfOrder[] | undefined
}

/**
 * Adds an application made elsewhere, once per key; without a key, once a minute per job and day. Throws 'invalid' at
 * a field, 'not-found' for a job, 'already-applied', 'subscription-required' for a hidden job, 'too-many' per day,
 * 'conflict' at the maximum.
 * @param key the caller's Idempotency-Key
 */
export type AddApplication = (
  userId: number,
  given: GivenApplication,
  key: CallerKey | undefined,
) => Promise<Application>

const DAY_SECONDS = 24 * 3600
const DAY_MS = DAY_SECONDS * 1000
/** Without keys, identical additions within this time count as one. */
const TWIN_MS = 60_000

type Adding = {
  userId: number
  given: GivenApplication
  applied: GivenDate
  key: CallerKey | undefined
  now: Date
  outcomes: Outcomes
}
type Kept = { row: ApplicationRow; isNew: boolean }

export function createAdding({
  db,
  clock,
  rateLimits,
  outcomes,
  subscriptions,
  integrations,
}: {
  db: Database
  clock: Clock
  rateLimits: RateLimits
  outcomes: Outcomes
  subscriptions: Pick<Subscriptions, 'hasActiveSubscription'>
  integrations: Pick<Integrations, 'planSync'>
}): AddApplication {
  const limit = { max: MOST_ADDED_A_DAY, windowSeconds: DAY_SECONDS, text: trackingTexts.tooManyAdded }

  return async (userId, given, key) => {
    const now = clock.now()
    const applied = readApplied(given.applied_date, now) ?? { at: now, on: null }
    const { job_post_id: jobId = null, job_title: title } = given
    if (jobId === null && title === undefined) throw invalid({ job_title: trackingTexts.titleRequired })
    const maySee = jobId === null || (await subscriptions.hasActiveSubscription(userId))
    const adding = { userId, given, applied, key, now, outcomes }
    const bucket = `add-application:${userId}`
    await rateLimits.count(bucket, limit)
    let isCounted = false
    try {
      return await db.transaction().execute(async (tx) => {
        // Makes the cap exact, and a repeated call see the first one's row.
        await lockSeeker(tx, userId)
        const repeated =
          key && (await findByKey(tx, userId, key.known, new Date(now.getTime() - KEY_KEPT_MS)))
        const { row, isNew } = repeated
          ? { row: repeated, isNew: false }
          : await (jobId === null ? addOwn(tx, adding) : addListed(tx, jobId, adding, maySee))
        isCounted = isNew
        // The board may report on applications made there.
        if (row.job_id !== null && openStatuses.includes(row.status)) await integrations.planSync(tx, userId)
        return describe(tx, row, now)
      })
    } finally {
      if (!isCounted) await rateLimits.giveBack(bucket)
    }
  }
}

/**
 * Runs before a stored answer is repeated. Throws 'not-found' if the added application is deleted,
 * 'idempotency-mismatch' with its id if the call differs.
 */
export type CheckRepeated = (userId: number, key: CallerKey, isSame: boolean) => Promise<void>

export function createRepeatedCheck({ db }: { db: Database }): CheckRepeated {
  return async (userId, key, isSame) => {
    const row = await findByKey(db, userId, key.known)
    if (isSame && !row) {
      throw new Problem('not-found', trackingTexts.addedAndDeleted, { extra: { key_settled: true } })
    }
    if (!isSame && row) {
      throw new Problem('idempotency-mismatch', trackingTexts.addedBefore, { extra: { saved_id: row.id } })
    }
  }
}

async function addOwn(tx: Tx, adding: Adding): Promise<Kept> {
  const { userId, given, applied, now } = adding
  const { job_title: title = '', employer_name: employer = '', job_url: url = '' } = given
  if (adding.key === undefined) {
    const from = startOfDayInManila(dayInManila(applied.at))
    const day = { from, before: new Date(from.getTime() + DAY_MS) }
    const since = new Date(now.getTime() - TWIN_MS)
    const { status, notes } = asAdded(given)
    const twin = await findTwin(tx, { userId, title, employer, url, status, notes, day, since })
    if (twin) return { row: twin, isNew: false }
  }
  const job: SentJob = {
    source: 'elsewhere',
    source_id: '',
    url,
    title,
    employer_name: employer,
    description: '',
    job_type: '',
    salary: '',
    hours_per_week: null,
    posted_at: null,
    version: 0,
    tags: [],
  }
  return addNew(tx, adding, { jobId: null, job, asked: null })
}

/** A listed job. The seeker's word settles a failed or unknown sending. */
async function addListed(tx: Tx, jobId: number, adding: Adding, maySee: boolean): Promise<Kept> {
  const held = await lockForJob(tx, adding.userId, jobId)
  if (!held) {
    if (!maySee) throw subscriptionRequired()
    const found = await findListing(tx, jobId)
    if (!found) throw notFound('job')
    const { listing: job, orders } = found
    const { asked: said } = adding.given
    const asked = said ? askedByHand(tellAllOrders(orders, job), said) : null
    return addNew(tx, adding, { jobId, job, asked })
  }
  if (held.send_state !== 'failed' && held.send_state !== 'unknown') {
    throw adding.outcomes.problem(alreadyApplied(held), held.sent_job.url)
  }
  const said = adding.given.asked
  const found = said && maySee ? await findListing(tx, jobId) : undefined
  // What is done by hand now is done about today's listing, which may differ from the one tried before.
  const today = found && {
    job: found.listing,
    orders: tellAllOrders(found.orders, found.listing),
  }
  return { row: await settle(tx, held, adding, today), isNew: true }
}

async function addNew(
  tx: Tx,
  adding: Adding,
  { jobId, job, asked }: { jobId: number | null; job: SentJob; asked: Asked[] | null },
): Promise<Kept> {
  const { userId, given, applied, key, now } = adding
  if ((await countKept(tx, userId)) >= MOST_KEPT) throw new Problem('conflict', trackingTexts.tooManyKept)
  const { status, notes } = asAdded(given)
  const row = await insertAdded(tx, { userId, jobId, job, asked, status, notes, applied, key, now })
  // An application appeared since the check, so it is being sent.
  if (!row) throw adding.outcomes.problem(BEING_SENT, job.url)
  await insertEvents(tx, eventsOf({ id: row.id, source: 'seeker', now }, [addedNews(status)]))
  return { row, isNew: true }
}

type Today = { job: SentJob; orders: readonly Order[] }

async function settle(
  tx: Tx,
  held: ApplicationRow,
  adding: Adding,
  today: Today | undefined,
): Promise<ApplicationRow> {
  const { given, applied, key, now } = adding
  const notes = joined(held.notes, given.notes ?? '')
  if (!notesField.safeParse(notes).success) throw invalid({ notes: fill(siteSays.long, { most: '5,000' }) })
  const status = given.status ?? held.status
  const row = await settleByHand(tx, held.id, {
    status,
    notes,
    asked: askedAfter(held, given.asked, today?.orders),
    sent_job: held.send_state === 'failed' && today ? today.job : held.sent_job,
    applied_at: applied.at,
    applied_on: applied.on,
    // A failed sending left nothing on the board; an unknown one may be what the seeker found there.
    already_there_at: held.send_state === 'failed' ? now : held.already_there_at,
    updated_at: now,
    added_key: key?.kept ?? null,
  })
  const news = [sendingNews(held.send_state, 'sent'), ...statusNews(held, status), ...notesNews(held, notes)]
  await insertEvents(tx, eventsOf({ id: row.id, source: 'seeker', now }, news))
  return row
}

/** The ticks of a letter stay only if it may have gone, and the seeker does not say what they did instead. */
function askedAfter(
  { send_state, asked }: ApplicationRow,
  said: SaidOfOrder[] | undefined,
  today: readonly Order[] | undefined,
): Asked[] | null {
  if (said && (today ?? asked)) return askedByHand(today ?? asked ?? [], said)
  if (asked === null) return null
  return send_state === 'failed' ? askedUnknown(asked) : asked
}

const asAdded = ({ status = 'applied', notes = '' }: GivenApplication) => ({ status, notes })

const joined = (before: string, more: string) =>
  before === '' || more === '' || before === more ? before || more : `${before}\n\n${more}`
