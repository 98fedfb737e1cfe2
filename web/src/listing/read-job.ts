import { type JobDetail } from '@hanap/contract/jobs/job-details'
import { JOBS_PER_PAGE, type Job, type JobList } from '@hanap/contract/jobs/jobs'
import { readList } from '../api/answers/read-list.ts'
import { NetworkProblem } from '../api/problems/problems.ts'
import { readEmployer } from './employer/read-employer.ts'
import { unstatedHours } from './hours/unstated-hours.ts'

/** The employer is not parsed yet. */
export type AnsweredJob<J extends Job = Job> = Omit<J, 'employer'> & { employer: unknown }
type Read<J> = Omit<J, 'employer'> & Pick<Job, 'employer'>
type AnsweredList = Omit<JobList, 'results' | 'close'> & { results: AnsweredJob[]; close: AnsweredJob[] }

/**
 * Every job shown passes here. Only id and title are required; an employer may be an object or a string.
 * @throws NetworkProblem if it is no job
 */
export function readJob<J extends AnsweredJob>(given: J): Read<J> {
  if (typeof given?.id !== 'number' || typeof given.title !== 'string') throw new NetworkProblem('garbage')
  const employer = readEmployer(given.employer, given.employer_shown)
  return {
    ...given,
    employer,
    employer_shown: employer !== null,
    description: given.description ?? '',
    job_type: given.job_type ?? 'any',
    salary: given.salary ?? '',
    pay: given.pay ?? null,
    hours_per_week: given.hours_per_week ?? null,
    hours_per_day: given.hours_per_day ?? null,
    work_hours: given.work_hours ?? unstatedHours,
    asks: given.asks ?? {},
    stale: given.stale ?? null,
    date_posted: given.date_posted ?? '',
    tags: given.tags ?? [],
    application_id: given.application_id ?? null,
    send_state: given.send_state ?? null,
    url: given.url ?? '',
    removed_at: given.removed_at ?? null,
  }
}

/** The page's further facts may be missing too. */
export function readJobDetail(given: AnsweredJob<JobDetail>): JobDetail {
  const { shift, manila, said, cautions, typical_pay, orders, orders_count } = readJob(given)
  const { signs, machine_orders, history, hidden } = readJob(given)
  return {
    ...readJob(given),
    shift: shift ?? null,
    manila: manila ?? { hours: null, from: null, to: null, quote: null },
    said: said ?? { type: null, pay: null, country: null },
    cautions: cautions ?? [],
    typical_pay: typical_pay ?? null,
    orders: orders ?? [],
    orders_count: orders_count ?? 0,
    history: history ?? [],
    machine_orders: machine_orders ?? [],
    signs: signs ?? [],
    hidden: hidden ?? false,
  }
}

/** Answers are an object with results and count, or a plain list. */
export function readJobList(answer: AnsweredList | AnsweredJob[]): JobList {
  const { count, results } = readList<AnsweredJob>(answer)
  // A plain list counts exactly and adds nothing.
  const said: Partial<AnsweredList> = Array.isArray(answer) ? {} : answer
  const close = (said.close ?? []).map(readJob)
  return { ...plainList, ...said, count, results: results.map(readJob), close }
}

/** One page of a complete list. */
export function pageOf(jobs: readonly Job[], page = 1): JobList {
  const start = (page - 1) * JOBS_PER_PAGE
  return { ...plainList, count: jobs.length, results: jobs.slice(start, start + JOBS_PER_PAGE) }
}

/** Matches first, then close matches. */
export const rowsOf = ({ results, close }: JobList): readonly Job[] => [...results, ...close]

const plainList = {
  count_exact: true,
  close: [],
  corrections: [],
  understood: [],
  meant: null,
  looser: 0,
  without: [],
} satisfies Partial<JobList>
