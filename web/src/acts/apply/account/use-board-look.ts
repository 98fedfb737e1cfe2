import { lookAtBoard } from '@hanap/contract/applications/applications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client.ts'
import { serverNow } from '../../../api/server-clock.ts'
import { integrationsQuery } from '../../../seeker/board-account.ts'

/** The server asks the board within this call, and may log in first. */
const LOOK_TIMEOUT_MS = 60_000

/** Opens the board's form, sends nothing, and updates the cached balance. */
export function useBoardLook(jobId: number, onFailed: (problem: unknown) => void) {
  const queries = useQueryClient()
  const { queryKey } = integrationsQuery
  return useMutation({
    mutationFn: () => callEndpoint(lookAtBoard, { body: { job_post_id: jobId }, timeoutMs: LOOK_TIMEOUT_MS }),
    onSuccess: ({ apply_points: left }) => {
      if (left === null) return
      const seen_at = new Date(serverNow()).toISOString()
      queries.setQueryData(queryKey, (held) => held && { ...held, apply_points: { left, seen_at } })
    },
    onError: onFailed,
    // The use is listed, and a refusal may need the seeker.
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  })
}
