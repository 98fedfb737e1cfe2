import { apply, type SendState } from '@hanap/contract/applications/applications'
import type { Delivered } from '@hanap/contract/applications/apply-outcome'
import type { SaidOfOrder } from '@hanap/contract/applications/asked'
import type { LetterToSend } from '@hanap/contract/applications/letter-as-sent'
import { versionOfOrder } from '@hanap/contract/jobs/order-version'
import type { Order } from '@hanap/contract/jobs/orders'
import { createCoverLetter } from '@hanap/contract/letters/cover-letters'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ifMatch } from '../../api/answers/version.ts'
import { callOnce, type KeyPlace } from '../../api/call-once.ts'
import { callEndpoint } from '../../api/client.ts'
import { isAborted, isApiProblem } from '../../api/problems/problems.ts'
import { boardEmail, integrationsQuery, isConnected } from '../../seeker/board-account.ts'
import { resumesKey } from '../../seeker/resumes/queries.ts'
import { toldOrigin } from '../letters/generated-letter.ts'
import type { DraftInHand, LetterDraft } from '../letters/letter-draft.ts'
import { jobQuery } from '../search/job-queries.ts'
import { setApplied } from './by-hand/mark-applied.ts'
import type { JobToApplyTo } from './job-to-apply-to.ts'
import { EndUnknown, earlierOf } from './outcome/apply-failure.ts'
import { applicationErrorQuery, applicationsQuery } from './queries.ts'

/** Within it the server calls the board, and again after a new login if the board's session has expired. */
const APPLY_TIMEOUT_MS = 90_000

/** Nothing was sent. */
export class IntegrationMissing extends Error {
  readonly provider: string
  override name = 'IntegrationMissing'
  constructor(provider: string) {
    super(`No ${provider} account is connected`)
    this.provider = provider
  }
}

/** Nothing was sent: the shown account is outdated. */
export class AccountChanged extends Error {
  readonly email: string
  override name = 'AccountChanged'
  constructor(email: string) {
    super('The connected account is another one by now')
    this.email = email
  }
}

/** The mutation outlives its page. */
export const applyKey = (jobId: number) => ['apply', jobId] as const

/** Nothing was sent: the shown orders are outdated, and the current ones take their place. */
export class OrdersChanged extends Error {
  override name = 'OrdersChanged'
}

type Sending = {
  letter: LetterToSend
  /** @returns the resume's id; null for none */
  keepResume: () => Promise<number | null>
  /** Undefined if the seeker did not choose. */
  points: number | undefined
  /** As shown to the seeker; may be empty. */
  account: string
  asked: readonly SaidOfOrder[]
  draft: DraftInHand
}
/** Null if only the tracker says that it was sent. */
type Result = Delivered | null

/**
 * Checks the account and the job's orders, uploads a new resume, stores the letter, then hands it over. A retry of the same words uses the
 * stored letter and, while the outcome is unknown, the same key. The server refuses another version of the letter.
 * Callbacks run even after the page was left.
 */
export function useApply(
  job: JobToApplyTo,
  callbacks: {
    onSent: (result: Result) => void
    onFailed: (problem: unknown) => void
  },
) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: applyKey(job.id),
    mutationFn: async ({ letter, keepResume, points, account, asked, draft }: Sending): Promise<Result> => {
      await Promise.all([checkAccount(queries, account), checkOrders(queries, job)])
      const resume_id = await keepResume()
      return sendLetter(queries, { jobId: job.id, letter: { ...letter, resume_id }, points, asked, draft })
    },
    onSuccess: (result, { draft }) => {
      draft.remove()
      queries.setQueryData(applicationErrorQuery(job.id).queryKey, null)
      setApplied(queries, job.id)
      callbacks.onSent(result)
    },
    onError: (problem, { draft }) => {
      // The page is over: its seeker logged out, or another logged in. The draft keeps the state for its owner.
      if (isAborted(problem)) return
      // If the stored letter is gone, the next try stores it again.
      if (isApiProblem(problem, 'not-found')) draft.write({ kept: undefined })
      // The resume may be deleted in another tab.
      if (isApiProblem(problem) && problem.errors['resume_id'])
        void queries.invalidateQueries({ queryKey: resumesKey })
      const earlier = earlierOf(problem)
      if (isApiProblem(problem, 'sending-unknown') || earlier === 'unknown')
        setApplied(queries, job.id, 'unknown')
      else if (isApiProblem(problem, 'already-applied') && earlier !== 'sending') setApplied(queries, job.id)
      callbacks.onFailed(problem)
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: applicationsQuery().queryKey })
      // Refreshes the uses and the balance.
      void queries.invalidateQueries({ queryKey: integrationsQuery.queryKey })
    },
  })
}

/** A failure does not block: the server checks too. */
async function checkAccount(queries: QueryClient, shown: string): Promise<void> {
  const settings = await queries
    .fetchQuery({ ...integrationsQuery, staleTime: 0, retry: false })
    .catch((problem: unknown) => {
      if (isApiProblem(problem, 'unauthenticated')) throw problem
      return null
    })
  if (!settings) return
  if (!isConnected(settings)) throw new IntegrationMissing(settings.provider)
  const email = boardEmail(settings)
  if (shown !== '' && email !== shown) throw new AccountChanged(email)
}

/** A failure does not block: the tracker keeps what the job asked for when it was sent. */
async function checkOrders(queries: QueryClient, { id, orders }: JobToApplyTo): Promise<void> {
  if (!orders) return
  const versionsOf = (some: readonly Order[]) => some.map(versionOfOrder).sort().join()
  const now = await queries.fetchQuery({ ...jobQuery(id), staleTime: 0, retry: false }).catch(() => null)
  if (now && versionsOf(now.orders) !== versionsOf(orders)) throw new OrdersChanged()
}

type WholeLetter = LetterToSend & { resume_id: number | null }
type Kept = { id: number; version: string }
type ToSend = { jobId: number; letter: WholeLetter } & Pick<Sending, 'points' | 'asked' | 'draft'>

/** Stores these words first, unless they are stored. */
async function sendLetter(queries: QueryClient, given: ToSend): Promise<Result> {
  const { jobId, letter, draft } = given
  const { kept } = draft.read()
  if (kept && isSame(kept, letter)) {
    try {
      return await handOver(queries, given, kept)
    } catch (problem) {
      if (!isLetterChanged(problem)) throw problem
      // Leaves the server's letter unchanged and stores a new one.
      draft.write({ kept: undefined })
    }
  }
  return handOver(queries, given, await keepLetter(jobId, letter, draft))
}

/** Changed elsewhere or deleted: nothing was sent. */
const isLetterChanged = (problem: unknown) =>
  isApiProblem(problem, 'changed-elsewhere') || isApiProblem(problem, 'not-found')

async function keepLetter(jobId: number, letter: WholeLetter, draft: DraftInHand): Promise<Kept> {
  const { generated } = draft.read()
  const body = { job_post_id: jobId, ...letter, ...toldOrigin(letter.content, generated) }
  const { id, version } = await callEndpoint(createCoverLetter, { body })
  draft.write({ kept: { id, version, ...letter }, sendingKey: undefined })
  return { id, version }
}

/** Older letters have no resume. */
function isSame(kept: NonNullable<LetterDraft['kept']>, letter: WholeLetter): boolean {
  const { subject, content, resume_id = null, resume_url = '' } = kept
  const isSameText = subject === letter.subject && content === letter.content
  return isSameText && resume_id === letter.resume_id && resume_url === letter.resume_url
}

async function handOver(queries: QueryClient, given: ToSend, kept: Kept): Promise<Result> {
  const { jobId, points, asked, draft } = given
  const key: KeyPlace = {
    read() {
      const { sendingKey, sendingPoints } = draft.read()
      // Other points make another call, which needs a new key.
      return sendingPoints === points ? sendingKey : undefined
    },
    write: (sendingKey) => draft.write({ sendingKey, sendingPoints: points }),
  }
  try {
    const { outcome } = await callOnce(apply, key, {
      body: {
        job_post_id: jobId,
        cover_letter_id: kept.id,
        ...(points !== undefined && { points }),
        ...(asked.length > 0 && { asked: [...asked] }),
      },
      ...ifMatch(kept.version),
      timeoutMs: APPLY_TIMEOUT_MS,
    })
    return outcome ?? { delivered: 'yes', already_there: false }
  } catch (problem) {
    // A page that is over makes no more calls, and a refusal says how the call ended.
    if (isAborted(problem) || isRefused(problem)) throw problem
    if ((await trackedState(queries, jobId)) === 'sent') return null
    if (isApiProblem(problem) && problem.code !== 'in-progress') throw problem
    throw new EndUnknown(isApiProblem(problem), problem)
  }
}

/** False if open: a crash, a running call, an earlier call with other words, or no answer. */
function isRefused(problem: unknown): boolean {
  if (!isApiProblem(problem) || problem.status >= 500) return false
  return problem.code !== 'in-progress' && problem.code !== 'idempotency-mismatch'
}

/** After a lost answer, the tracker may know the outcome. */
async function trackedState(queries: QueryClient, jobId: number): Promise<SendState | undefined> {
  return queries.fetchQuery({ ...applicationsQuery(), staleTime: 0, retry: false }).then(
    ({ results }) => results.find((item) => item.job === jobId)?.send_state,
    () => undefined,
  )
}
