import type { JobDetail } from '@hanap/contract/jobs/job-details'
import type { Job, SimilarJob, Tag } from '@hanap/contract/jobs/jobs'
import { titleKeywords } from '@hanap/contract/jobs/similarity'
import * as jobSays from '@hanap/contract/says/jobs'
import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { busy, notFound } from '../../lib/problem.ts'
import { createTurns } from '../../lib/turns.ts'
import { readCautions } from '../../reading/cautions.ts'
import { manilaHoursOf } from '../../reading/hours/work-hours.ts'
import { readSigns } from '../../reading/signs/signs.ts'
import { withoutRisks } from '../../reading/signs/without-risks.ts'
import type { JobSearch, Original, Related } from '../../search/port.ts'
import type { AddedOrders } from '../added-orders/service.ts'
import type { HiddenJobs } from '../hidden-jobs/service.ts'
import type { Searches } from '../searches/service.ts'
import { historyOf } from './history/rules.ts'
import { listVersions } from './history/store.ts'
import { createJobLists, type InTurn, type JobLists } from './lists/service.ts'
import { createDescribe, type Describe } from './rows/service.ts'
import { describeJob, tellMachineOrders, tellOrders, tellSaid, tellSigns } from './rules.ts'
import { selectSimilar } from './similar/rules.ts'
import { findJobs, findPopularTags, findTitled, isOpen } from './store.ts'

export type Jobs = JobLists & {
  /** A removed job exists only for seekers who saved it or applied. */
  get(userId: number, jobId: number): Promise<JobDetail>
  /** At most twenty open ones, most alike first: ten by tags, five by type, five by title. */
  similar(userId: number, jobId: number): Promise<SimilarJob[]>
  popularTags(): Promise<Tag[]>
  describe: Describe
  isOpen(connection: Connection, jobId: number): Promise<boolean>
}

const POPULAR_TAGS = 20
/** With so many from the other sources, `latest` is not needed. */
const ENOUGH_SIMILAR = 10
/** Without the index: how many listings are searched, and how many matches compared. */
const TITLES_LOOKED_AT = 500
const BY_TITLE = 30

export function createJobs(given: {
  db: Database
  replicas: Database
  clock: Clock
  searches: Searches
  hiddenJobs: HiddenJobs
  addedOrders: Pick<AddedOrders, 'ask'>
  index: JobSearch
}): Jobs {
  const { db, replicas, hiddenJobs, addedOrders, index } = given
  // The index answers one query at a time: no seeker may fill its queue alone.
  const inTurn: InTurn = createTurns<number>({
    atOnce: 2,
    waiting: 20,
    refuse: () => busy(jobSays.searchesCrowded, 1),
  })
  const describe = createDescribe(given.clock)
  const lists = createJobLists({ ...given, inTurn, describe })

  async function find(userId: number, jobId: number) {
    const [row] = await findJobs(db, userId, [jobId], null)
    const job = row && describeJob(row, given.clock.now())
    if (!job || (job.removed_at !== null && !job.saved && !job.applied)) throw notFound('job')
    return { ...row, job }
  }

  async function get(userId: number, jobId: number): Promise<JobDetail> {
    const {
      job,
      shift,
      orders,
      added,
      first_seen_at: firstSeen,
      said = null,
      ...row
    } = await find(userId, jobId)
    // Signs are unread after an upgrade, but warnings must not be missing.
    const { title, salary, description } = job
    const signs = row.signs ?? readSigns({ title, salary, description, orders })
    const machineOrders = tellMachineOrders(job)
    const isNew = added === null && job.removed_at === null
    const [hidden, versions, typical] = await Promise.all([
      hiddenJobs.isHidden(userId, jobId),
      listVersions(replicas, jobId),
      // Left out without the index.
      inTurn(userId, () => index.typicalPay(originalOf(job))).catch(() => null),
      isNew && addedOrders.ask(jobId),
    ])
    return {
      ...job,
      shift,
      manila: manilaHoursOf(shift, said?.hours ?? null, given.clock.now()),
      said: tellSaid(said, job.job_type),
      ...tellOrders([...orders, ...withoutRisks(added?.orders ?? [], signs, job)], job),
      signs: tellSigns(signs, job),
      machine_orders: machineOrders,
      cautions: readCautions(job, {
        signs,
        ordersMachines: machineOrders.length > 0,
        typicalUsd: typical && typical.usdMax,
      }),
      typical_pay: typical && {
        php_min: typical.phpMin,
        php_max: typical.phpMax,
        usd_min: typical.usdMin,
        usd_max: typical.usdMax,
        listings: typical.listings,
      },
      history: historyOf(versions, firstSeen),
      hidden,
    }
  }

  async function similar(userId: number, jobId: number): Promise<SimilarJob[]> {
    const { job } = await find(userId, jobId)
    const related = await inTurn(userId, () => index.related(originalOf(job))).catch(() => findByTitle(job))
    const hidden = new Set(await hiddenJobs.idsOf(userId))
    const shown = (ids: readonly number[]) => ids.filter((id) => !hidden.has(id) && id !== jobId)
    const { tags, jobType, title } = related
    // `latest` only fills up a short selection.
    const found = new Set(shown([...tags, ...jobType, ...title])).size
    const latest = found < ENOUGH_SIMILAR ? related.latest : []
    const jobs = await describe(db, userId, [...new Set(shown([...tags, ...jobType, ...title, ...latest]))])
    const offer = (ids: readonly number[]) => shown(ids).flatMap((id) => jobs.get(id) ?? [])
    return selectSimilar(job, {
      tags: offer(tags),
      jobType: offer(jobType),
      title: offer(title),
      latest: offer(latest),
    })
  }

  /** The fallback if the selection fails, as without the index. */
  async function findByTitle(job: Job): Promise<Related> {
    const words = titleKeywords(job.title)
    const title = words.length > 0 ? await findTitled(replicas, words, TITLES_LOOKED_AT) : []
    return { tags: [], jobType: [], title: title.slice(0, BY_TITLE), latest: [] }
  }

  return {
    ...lists,
    get,
    similar,
    popularTags: () => findPopularTags(replicas, POPULAR_TAGS),
    describe,
    isOpen,
  }
}

function originalOf(job: Job): Original {
  return {
    id: job.id,
    title: job.title,
    tagIds: job.tags.map((tag) => tag.id),
    jobType: job.job_type,
    employerId: job.employer?.id ?? null,
    usdMin: job.pay?.usd_min ?? null,
    usdMax: job.pay?.usd_max ?? null,
  }
}
