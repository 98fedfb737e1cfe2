import { addApplication, type addApplicationSchema } from '@hanap/contract/applications/application-tracking'
import {
  type Application,
  listApplications,
  readApplication,
  updateApplicationStatus,
  type updateStatusSchema,
} from '@hanap/contract/applications/applications'
import type { ApplicationErrorDetails } from '@hanap/contract/wire/problem'
import { type QueryClient, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { readList } from '../../api/answers/read-list.ts'
import { ifMatch } from '../../api/answers/version.ts'
import { callOnce, type KeyPlace } from '../../api/call-once.ts'
import { callEndpoint } from '../../api/client.ts'
import { applicationsKey } from '../../api/query-keys.ts'
import { isDay } from '../../i18n/format.ts'
import { textsKnown } from '../../i18n/translate.ts'

/** Duration and interval of polling a sending. */
const WATCH_SENDING_MS = 60_000
const ASK_AGAIN_MS = 5000

/**
 * Newest first. Polled during a sending.
 * @param since when the page began to watch, milliseconds since 1970; without it, no polling
 */
export function applicationsQuery(since?: number) {
  return queryOptions({
    queryKey: [...applicationsKey, 'list'],
    queryFn: async ({ signal }) => {
      const answer = await callEndpoint(listApplications, { signal })
      await textsKnown()
      return readList(answer)
    },
    refetchInterval: (query) => {
      const isSending = query.state.data?.results.some(({ send_state }) => send_state === 'sending')
      return isSending && since !== undefined && Date.now() - since < WATCH_SENDING_MS ? ASK_AGAIN_MS : false
    },
  })
}

/** The copy changes with a retry or the end of sending, so the key does too. */
export const sentCopyQuery = ({ id, applied_date, send_state }: Application) =>
  queryOptions({
    queryKey: [...applicationsKey, 'copy', id, applied_date, send_state],
    queryFn: ({ signal }) => callEndpoint(readApplication, { params: { id }, signal }),
  })

export type ApplicationError = {
  message: string
  details: ApplicationErrorDetails | null
  /** Nothing is left to finish by hand. */
  isApplied?: boolean
}

/** The failed attempt, until the next success. */
export function applicationErrorQuery(jobId: number) {
  return queryOptions<ApplicationError | null>({
    queryKey: [...applicationsKey, 'error', jobId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

const { queryKey } = applicationsQuery()

/** Made elsewhere, or by hand for a listed job. Updates the cached list. */
export function useAddApplication() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: z.input<typeof addApplicationSchema>; key: KeyPlace }) =>
      callOnce(addApplication, key, { body }),
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (added) => {
      queries.setQueryData(queryKey, (list) => list && withAdded(list, added))
      void queries.invalidateQueries({ queryKey: [...applicationsKey, 'copy', added.id] })
    },
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  })
}

type List = { count: number; results: Application[] }

/** Replaces an earlier try for the same job. */
function withAdded(list: List, added: Application): List {
  const isSame = ({ id, job }: Application) => id === added.id || (job !== null && job === added.job)
  const results = [added, ...list.results.filter((item) => !isSame(item))].sort(
    (one, other) => Date.parse(other.applied_date) - Date.parse(one.applied_date),
  )
  return { ...list, count: results.length, results }
}

function changeHeld(queries: QueryClient, id: number, change: (held: Application) => Application): void {
  queries.setQueryData(
    queryKey,
    (list) =>
      list && { ...list, results: list.results.map((item) => (item.id === id ? change(item) : item)) },
  )
}

const CHANGES = [...applicationsKey, 'change'] as const
/** The server's last version of applications with pending changes. */
const saidByServer = new Map<number, Application>()

/**
 * Optimistic update, as far as `show` can tell; a refusal reverts it. Changes are sent in order, and an earlier
 * answer does not undo a later change. Refetches the list afterwards.
 */
export function useHeldChange<Given extends { id: number }>(
  call: (given: Given) => Promise<Application>,
  show: (held: Application, given: Given) => Application = (held) => held,
) {
  const queries = useQueryClient()
  /** Pending changes, this one included. */
  const underWay = (id?: number) =>
    queries.isMutating({
      mutationKey: CHANGES,
      predicate: ({ state }) => id === undefined || (state.variables as Given | undefined)?.id === id,
    })
  return useMutation({
    mutationKey: CHANGES,
    scope: { id: CHANGES.join() },
    mutationFn: call,
    onMutate: async (given) => {
      await queries.cancelQueries({ queryKey })
      // Later changes would only see the optimistic version.
      if (underWay(given.id) === 1) {
        const held = queries.getQueryData(queryKey)?.results.find(({ id }) => id === given.id)
        if (held) saidByServer.set(given.id, held)
        else saidByServer.delete(given.id)
      }
      changeHeld(queries, given.id, (held) => show(held, given))
    },
    onSuccess: (application) => {
      saidByServer.set(application.id, application)
      if (underWay(application.id) === 1) changeHeld(queries, application.id, () => application)
    },
    onError: (_problem, { id }) => {
      const before = saidByServer.get(id)
      if (before && underWay(id) === 1) changeHeld(queries, id, () => before)
    },
    onSettled: () => {
      if (underWay() === 1) void queries.invalidateQueries({ queryKey })
    },
  })
}

/** Gives an open route its date before the server's answer. */
function withStep({ history, status: from }: Application, to: string, now: number): Application['history'] {
  if (from === to) return history
  // Negative, because the server's ids are positive.
  const id = -1 - history.length
  const happened_at = new Date(now).toISOString()
  return [...history, { id, kind: 'status', from, to, source: 'seeker', happened_at }]
}

type StatusUpdate = z.input<typeof updateStatusSchema>

/** Optimistic; a refusal reverts it. */
export function useUpdateStatus() {
  return useHeldChange(
    ({ id, update, version }: { id: number; update: StatusUpdate; version?: string }) =>
      callEndpoint(updateApplicationStatus, { params: { id }, body: update, ...ifMatch(version) }),
    (held, { update }) => ({
      ...held,
      status: update.status ?? held.status,
      notes: update.notes ?? held.notes,
      interview_date: shownDate(held.interview_date, update.interview_date),
      interview_on: shownDay(held.interview_on, update.interview_date),
      interviews: held.interviews.map((one) =>
        // Moves the interview whose time the list shows.
        one.starts_at !== null && one.starts_at === held.interview_date
          ? {
              ...one,
              starts_at: shownDate(one.starts_at, update.interview_date),
              starts_on: shownDay(one.starts_on, update.interview_date),
            }
          : one,
      ),
      offer_date: shownDate(held.offer_date, update.offer_date),
      offer_on: shownDay(held.offer_on, update.offer_date),
      history: withStep(held, update.status ?? held.status, Date.now()),
    }),
  )
}

/** Undefined keeps the old value; empty clears it. */
function shownDate(held: string | null, given: string | null | undefined): string | null {
  return given === undefined ? held : given || null
}

/** Set only for a day without a time. */
function shownDay(held: string | null, given: string | null | undefined): string | null {
  if (given === undefined) return held
  return given && isDay(given) ? given : null
}
