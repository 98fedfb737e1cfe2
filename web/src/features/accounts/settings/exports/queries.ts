import {
  confirmDataExport,
  type DataExport,
  fetchDataExport,
  readDataExport,
  requestDataExport,
} from '@hanap/contract/notices/exports'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callForFile } from '../../../../api/answers/file-answers.ts'
import { callEndpoint } from '../../../../api/client.ts'

const LOOK_EVERY_MS = 2_000
/** A file with resumes over a slow connection. */
const DOWNLOAD_TIMEOUT_MS = 15 * 60_000

export const isBeingMade = (copy: DataExport | null | undefined) =>
  copy?.state === 'waiting' || copy?.state === 'working'

/** Polls while a copy is made. */
export const dataExportQuery = queryOptions({
  queryKey: ['data-export'],
  queryFn: async ({ signal }) => (await callEndpoint(readDataExport, { signal })).export,
  staleTime: 0,
  refetchInterval: ({ state }) => (isBeingMade(state.data) ? LOOK_EVERY_MS : false),
})

export function useRequestExport() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(requestDataExport),
    // Refetches after a lost answer too: a second copy would end the first one's link.
    onSettled: () => queries.invalidateQueries({ queryKey: dataExportQuery.queryKey }),
  })
}

/** @throws ApiProblem, NetworkProblem */
export const downloadExport = (token: string) =>
  callForFile(fetchDataExport, { body: { token }, timeoutMs: DOWNLOAD_TIMEOUT_MS })

/** Lets the server delete the copy now instead of within the hour. */
export const confirmExport = (token: string) =>
  callEndpoint(confirmDataExport, { body: { token }, keepalive: true }).catch(() => null)
