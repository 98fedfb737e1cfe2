import type { SendState } from '@hanap/contract/applications/applications'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { session } from '../../../api/session/browser-session.ts'
import type { LetterDraft } from '../../letters/letter-draft.ts'
import { applicationsQuery } from '../queries.ts'

const ASK_AGAIN_MS = 5000

/**
 * Polls the tracker for a sending of another tab or an earlier visit.
 * @param watch.draft the stored letter; undefined without one
 * @param watch.isTold the server said that it is being sent
 * @param watch.isSendingHere this page waits for the answer itself
 * @param watch.onSent called once
 * @returns null if unknown or not watched
 */
export function useSendingWatch(watch: {
  jobId: number
  draft: LetterDraft | undefined
  isTold: boolean
  isSendingHere: boolean
  onSent: () => void
}): SendState | null {
  const { jobId, draft, isTold, isSendingHere } = watch
  const key = draft?.sendingKey
  const isWatched = !isSendingHere && (isTold || key !== undefined)
  const state = useTrackedState(jobId, isWatched, isTold)
  const onSent = useEffectEvent(watch.onSent)

  useEffect(() => {
    if (state === 'sent') onSent()
  }, [state])

  // A draft with a key is removed only on arrival or at logout.
  const lastKey = useRef<string | undefined>(undefined)
  useEffect(() => {
    const isPutAway = draft === undefined && lastKey.current !== undefined
    lastKey.current = key
    // The sender shows its own message.
    if (isPutAway && !isSendingHere && !session.isOver()) onSent()
  }, [draft, key, isSendingHere])

  return state
}

function useTrackedState(jobId: number, isWatched: boolean, isTold: boolean): SendState | null {
  const { data, isFetchedAfterMount } = useQuery({
    ...applicationsQuery(),
    enabled: isWatched,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const tracked = stateOf(state.data, jobId)
      return tracked === 'sending' || (isTold && tracked === null) ? ASK_AGAIN_MS : false
    },
  })
  return isWatched && isFetchedAfterMount ? stateOf(data, jobId) : null
}

type Tracked = { results: readonly { job: number | null; send_state: SendState }[] }

function stateOf(list: Tracked | undefined, jobId: number): SendState | null {
  return list?.results.find(({ job }) => job === jobId)?.send_state ?? null
}
