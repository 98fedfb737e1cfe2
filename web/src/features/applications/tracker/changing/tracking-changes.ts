import {
  addInterview,
  type interviewFieldsSchema,
  removeApplication,
  removeInterview,
  updateApplication,
  type updateApplicationSchema,
  updateInterview,
} from '@hanap/contract/applications/application-tracking'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { applicationsQuery, useHeldChange } from '../../../../acts/apply/queries.ts'
import { ifMatch } from '../../../../api/answers/version.ts'
import { callOnce, type KeyPlace } from '../../../../api/call-once.ts'
import { callEndpoint } from '../../../../api/client.ts'
import { nineInManila } from '../manila-time.ts'

type Change = z.input<typeof updateApplicationSchema>
type InterviewFields = z.input<typeof interviewFieldsSchema>

/** Notes and reminder are optimistic. */
export function useUpdateApplication() {
  return useHeldChange(
    ({ id, change, version }: { id: number; change: Change; version?: string }) =>
      callEndpoint(updateApplication, { params: { id }, body: change, ...ifMatch(version) }),
    (held, { change: { follow_up_date: day, notes = held.notes } }) =>
      day === undefined
        ? { ...held, notes }
        : {
            ...held,
            notes,
            follow_up_date: day ? nineInManila(day) : null,
            follow_up_on: day || null,
            reminded_at: null,
          },
  )
}

/** Not optimistic: the application leaves the list once the server answers. */
export function useRemoveApplication() {
  const queries = useQueryClient()
  const { queryKey } = applicationsQuery()
  return useMutation({
    mutationFn: ({ id }: { id: number }) => callEndpoint(removeApplication, { params: { id } }),
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (_nothing, { id }) =>
      queries.setQueryData(queryKey, (list) => {
        if (!list) return list
        const results = list.results.filter((item) => item.id !== id)
        return { ...list, count: results.length, results }
      }),
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  })
}

/** A retry adds no second one. */
export function useAddInterview() {
  return useHeldChange(({ id, fields, key }: { id: number; fields: InterviewFields; key: KeyPlace }) =>
    callOnce(addInterview, key, { params: { id }, body: fields }),
  )
}

/** Omitted fields stay. */
export function useUpdateInterview() {
  return useHeldChange(
    (given: { id: number; interviewId: number; fields: InterviewFields; version: string }) =>
      callEndpoint(updateInterview, {
        params: { id: given.id, interview_id: given.interviewId },
        body: given.fields,
        ...ifMatch(given.version),
      }),
  )
}

/** Removes the interview at once (optimistic update). */
export function useRemoveInterview() {
  return useHeldChange(
    ({ id, interviewId }: { id: number; interviewId: number }) =>
      callEndpoint(removeInterview, { params: { id, interview_id: interviewId } }),
    (held, { interviewId }) => ({
      ...held,
      interviews: held.interviews.filter((one) => one.id !== interviewId),
    }),
  )
}
