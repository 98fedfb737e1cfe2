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

/** Whether a copy is being made. */
export const isBeingMade = (copy: DataExport | null | undefined) =>
  copy?.state === 'waiting' || copy?.state === 'working'

/** How the last copy fares, looked at again and again while it is made. */
export const dataExportQuery = queryOptions({
  queryKey: ['data-export'],
  queryFn: async ({ signal }) => (await callEndpoint(readDataExport, { signal })).export,
  staleTime: 0,
  refetchInterval: ({ state }) => (isBeingMade(state.data) ? LOOK_EVERY_MS : false),
})

/** Asks for a copy. */
export function useRequestExport() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(requestDataExport),
    // Also where the answer was lost: a second copy would end the first one's link.
    onSettled: () => queries.invalidateQueries({ queryKey: dataExportQuery.queryKey }),
  })
}

/** The copy that a mailed link is for, whole. @throws ApiProblem, NetworkProblem */
export const downloadExport = (token: string) =>
  callForFile(fetchDataExport, { body: { token }, timeoutMs: DOWNLOAD_TIMEOUT_MS })

/** Says that the copy of a link has arrived, which is then deleted; unsaid, it is within the hour. */
export const confirmExport = (token: string) =>
  callEndpoint(confirmDataExport, { body: { token }, keepalive: true }).catch(() => null)
