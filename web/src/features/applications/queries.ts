import {
  type Application,
  listApplications,
  readApplication,
  updateApplicationStatus,
  type updateStatusSchema,
} from '@hanap/contract/applications'
import type { ApplicationErrorDetails } from '@hanap/contract/problem'
import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { callEndpoint } from '../../api/client.ts'
import { readList } from '../../api/read-list.ts'

/** How long a page goes on asking about applications that are being sent, and how often. */
const WATCH_SENDING_MS = 60_000
const ASK_AGAIN_MS = 5000

/**
 * The seeker's applications, newest first. While one of them is being sent the list is asked for again every
 * few seconds, for a minute.
 * @param since when the page began to watch, milliseconds since 1970; without it nothing is asked again
 */
export function applicationsQuery(since?: number) {
  return queryOptions({
    queryKey: ['applications', 'list'],
    queryFn: async ({ signal }) => readList(await callEndpoint(listApplications, { signal })),
    refetchInterval: (query) => {
      const isSending = query.state.data?.results.some(({ send_state }) => send_state === 'sending')
      return isSending && since !== undefined && Date.now() - since < WATCH_SENDING_MS ? ASK_AGAIN_MS : false
    },
  })
}

/** An application with what it was sent with: another copy when it was tried anew, or its sending ended. */
export const sentCopyQuery = ({ id, applied_date, send_state }: Application) =>
  queryOptions({
    queryKey: ['applications', 'copy', id, applied_date, send_state],
    queryFn: ({ signal }) => callEndpoint(readApplication, { params: { id }, signal }),
  })

/** Why the last attempt to apply for a job failed. */
export type ApplicationError = { message: string; details: ApplicationErrorDetails | null }

/** What this browser remembers of a failed attempt, beside the job, until the next one succeeds. */
export function applicationErrorQuery(jobId: number) {
  return queryOptions<ApplicationError | null>({
    queryKey: ['applications', 'error', jobId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** The history with the step just taken, so that an open route has its date; the server's own comes with its answer. */
function withStep({ history, status: from }: Application, to: string, now: number): Application['history'] {
  if (from === to) return history
  // Ids of the server are positive.
  const id = -1 - history.length
  const happened_at = new Date(now).toISOString()
  return [...history, { id, kind: 'status', from, to, source: 'seeker', happened_at }]
}

type StatusUpdate = z.input<typeof updateStatusSchema>

/** Sets what became of an application: on screen at once, and back when the server refuses. */
export function useUpdateStatus() {
  const queries = useQueryClient()
  const { queryKey } = applicationsQuery()
  const replace = (id: number, change: (held: Application) => Application) =>
    queries.setQueryData(
      queryKey,
      (list) =>
        list && { ...list, results: list.results.map((item) => (item.id === id ? change(item) : item)) },
    )
  return useMutation({
    mutationFn: ({ id, update }: { id: number; update: StatusUpdate }) =>
      callEndpoint(updateApplicationStatus, { params: { id }, body: update }),
    onMutate: async ({ id, update }) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)?.results.find((item) => item.id === id)
      replace(id, (held) => ({
        ...held,
        status: update.status,
        notes: update.notes ?? held.notes,
        interview_date: update.interview_date ?? held.interview_date,
        offer_date: update.offer_date ?? held.offer_date,
        history: withStep(held, update.status, Date.now()),
      }))
      return { before }
    },
    onSuccess: (application) => void replace(application.id, () => application),
    onError: (_problem, { id }, context) => {
      const { before } = context ?? {}
      if (before) replace(id, () => before)
    },
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  })
}
