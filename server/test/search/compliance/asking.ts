import { isDeepStrictEqual } from 'node:util'
import { payBands } from '@hanap/contract/jobs/job-filters'
import { datesPosted, jobTypes, minimumPays, type salaryRanges, workHours } from '@hanap/contract/jobs/jobs'
import { vi } from 'vitest'
import { Problem } from '../../../src/lib/problem.ts'
import {
  type Asked,
  type Filters,
  type GuideQuestion,
  type JobSearch,
  type KindQuestion,
  noFilters,
  type Original,
} from '../../../src/search/port.ts'
import { daysAgo, type Ids, jobs } from './jobs.ts'

/** One thing that every engine does; the answer stands beside the question. */
export type Sentence = {
  sentence: string
  ask: (asking: Asking) => Promise<unknown>
  answer: unknown
  /** Not promised at once. */
  isSoon?: true
}
export type Broken = { sentence: string; answer: unknown; got: unknown }

/** Jobs, tags and employers by name. */
export type Given = Partial<
  Pick<Filters, 'jobType' | 'minimumPay' | 'askedPay' | 'workHours'> &
    Pick<Asked, 'order' | 'offset' | 'limit' | 'fit'>
> & {
  pay?: (typeof salaryRanges)[number]
  days?: number
  tags?: string[]
  hidden?: string[]
}
export type Asking = ReturnType<typeof askIn>

const datesBack = [9999, 1, 3, 7, 30]

/** Asks an engine in names, so that no expected answer has a number of the database. */
function askIn(engine: JobSearch, ids: Ids) {
  const names = new Map([...ids.job].map(([name, id]) => [id, name]))
  const nameOf = (id: number) => names.get(id) ?? `unknown ${id}`
  const idsOf = (some: readonly string[], known: ReadonlyMap<string, number>) =>
    some.map((name) => known.get(name) ?? -1)

  function asked(text: string | null, given: Given): Asked {
    const { pay, days, tags, hidden = [], ...others } = given
    return {
      ...noFilters,
      order: 'relevance',
      offset: 0,
      limit: 30,
      ...others,
      text,
      pay: pay ? payBands[pay] : null,
      postedFrom: days === undefined ? null : daysAgo(days).getTime(),
      tagIds: tags ? idsOf(tags, ids.tag) : null,
      hidden: idsOf(hidden, ids.job),
    }
  }

  const find = async (text: string | null, given: Given = {}) =>
    (await engine.search(asked(text, given))).ids.map(nameOf)

  /** All that a search says, without what is empty. */
  async function tell(text: string | null, given: Given = {}) {
    const { ids: found, close, ...others } = await engine.search(asked(text, given))
    const all = { found: found.map(nameOf), close: close.map(nameOf), ...others }
    return Object.fromEntries(
      Object.entries(all).filter(([, said]) => (Array.isArray(said) ? said.length > 0 : said)),
    )
  }

  async function count(text: string | null, given: Given = {}) {
    const datesFrom = datesBack.map((days) => daysAgo(days).getTime())
    const question = asked(text, given)
    const { tags, ...others } = await engine.count(question, { datesFrom, tagIds: question.tagIds ?? [] })
    return { ...others, tags: Object.fromEntries(tags.map((tag) => [tag.name, tag.count])) }
  }

  /** Without options that would leave nothing. */
  async function counts(text: string | null, given: Given = {}): Promise<Record<string, unknown>> {
    const { count: all, ...options } = await count(text, given)
    const some = (numbers: Record<string, number>) =>
      Object.fromEntries(Object.entries(numbers).filter(([, number]) => number > 0))
    return {
      count: all,
      ...Object.fromEntries(Object.entries(options).map(([name, one]) => [name, some(one)])),
    }
  }

  /** The options whose count is not that of the search with them. */
  async function miscounted(text: string | null, given: Given = {}) {
    const counts = await count(text, given)
    const options: [name: string, count: number | undefined, changed: Given][] = [
      ['all', counts.count, {}],
      ...jobTypes.flatMap((jobType): [string, number, Given][] =>
        jobType === 'any' ? [] : [[jobType, counts.job_type[jobType], { jobType }]],
      ),
      ...Object.keys(payBands).map((band): [string, number, Given] => {
        const pay = band as (typeof salaryRanges)[number]
        return [pay, counts.salary_range[pay], { pay }]
      }),
      ...minimumPays.map((least): [string, number, Given] => [
        least,
        counts.minimum_pay[least],
        { minimumPay: Number(least) },
      ]),
      ...workHours.map((hours): [string, number, Given] => [
        hours,
        counts.work_hours[hours],
        { workHours: hours },
      ]),
      ...datesPosted.map((date, at): [string, number, Given] => [
        date,
        counts.date_posted[date],
        { days: datesBack[at] as number },
      ]),
      ...Object.entries(counts.tags).map(([tag, one]): [string, number, Given] => [
        tag,
        one,
        { tags: [tag] },
      ]),
    ]
    const searched = await Promise.all(
      options.map(([, , changed]) => engine.search(asked(text, { ...given, ...changed, limit: 1 }))),
    )
    return options.flatMap(([name, counted], at) =>
      counted === searched[at]?.count ? [] : [`${name}: ${counted}, not ${searched[at]?.count}`],
    )
  }

  function original(name: string): Original {
    const { title = '', tags = [], jobType = 'full-time', employer, pay = [null, null] } = jobs[name] ?? {}
    return {
      id: ids.job.get(name) ?? -1,
      title,
      tagIds: idsOf(tags, ids.tag),
      jobType,
      employerId: ids.employer.get(employer ?? '') ?? null,
      usdMin: pay[0],
      usdMax: pay[1],
    }
  }

  return {
    engine,
    find,
    tell,
    counts,
    miscounted,
    suggest: async (typed: string) =>
      (await engine.suggest(typed)).map(({ kind, text, count: times }) => `${kind} ${text} ${times}`),
    async related(name: string) {
      const { tags, jobType, title, latest } = await engine.related(original(name))
      return {
        tags: tags.map(nameOf),
        jobType: jobType.map(nameOf),
        title: title.map(nameOf),
        latest: latest.slice(0, 5).map(nameOf),
      }
    },
    typicalPay: (name: string) => engine.typicalPay(original(name)),
    typicalPayOfOthers: (some: string[]) => engine.typicalPayOfOthers(some.map(original)),
    payGuide: (given: Partial<GuideQuestion>) =>
      engine.payGuide({
        title: null,
        location: null,
        level: null,
        jobType: null,
        tagIds: null,
        fewest: 3,
        ...given,
      }),
    async kindOfWork(given: Pick<KindQuestion, 'titles' | 'without'>) {
      const { newest, ...others } = await engine.kindOfWork({
        newSince: daysAgo(12).getTime(),
        fewest: 3,
        mostSkills: 3,
        mostNewest: 2,
        ...given,
      })
      return { ...others, newest: newest.map(nameOf) }
    },
  }
}

/** For what is promised soon. */
const PATIENCE_MS = 15_000

/** The sentences that are not true of the engine, with what it answered. */
export async function brokenIn(
  sentences: readonly Sentence[],
  { engine, ids, patienceMs = PATIENCE_MS }: { engine: JobSearch; ids: Ids; patienceMs?: number },
): Promise<Broken[]> {
  const asking = askIn(engine, ids)
  const broken: Broken[] = []
  for (const { sentence, ask, answer, isSoon } of sentences) {
    let got: unknown
    const hear = async () => {
      got = await answerOf(ask, asking)
      if (!isDeepStrictEqual(got, answer)) throw new Error(sentence)
    }
    const heard = isSoon && patienceMs > 0 ? vi.waitFor(hear, { timeout: patienceMs }) : hear()
    await heard.catch(() => broken.push({ sentence, answer, got }))
  }
  return broken
}

/** What it throws is an answer too. */
async function answerOf(ask: Sentence['ask'], asking: Asking): Promise<unknown> {
  try {
    return JSON.parse(JSON.stringify((await ask(asking)) ?? null))
  } catch (error) {
    if (!(error instanceof Problem)) return { error: String(error) }
    return { problem: error.code, ...(error.errors && { fields: Object.keys(error.errors) }) }
  }
}
