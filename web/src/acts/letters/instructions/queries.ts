import {
  type AiInstructionsRecord,
  createAiInstructions,
  getAiInstructions,
  updateAiInstructions,
} from '@hanap/contract/letters/ai-instructions'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ifMatch } from '../../../api/answers/version.ts'
import { callEndpoint } from '../../../api/client.ts'
import { isAborted, isApiProblem, isRefusedFor } from '../../../api/problems/problems.ts'
import { instructionDraft } from './instruction-draft.ts'

/** The debounce, as specified. */
const SAVE_DELAY_MS = 500

/** Null if never saved. Fetched only at opening, so that the text does not change while the seeker writes. */
export const aiInstructionsQuery = queryOptions({
  queryKey: ['ai-instructions'],
  queryFn: readInstructions,
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
})

/** For generating letters: separate, because it may change at any time. */
export const knownInstructionsQuery = queryOptions({
  queryKey: ['ai-instructions', 'known'],
  queryFn: readInstructions,
})

async function readInstructions(given?: { signal: AbortSignal }): Promise<AiInstructionsRecord | null> {
  try {
    return await callEndpoint(getAiInstructions, given && { signal: given.signal })
  } catch (problem) {
    if (isRefusedFor(problem, 'not-found')) return null
    throw problem
  }
}

export const wordsOf = (record: AiInstructionsRecord | null | undefined) => record?.instructions ?? ''

/** @throws as callEndpoint does */
export function sendInstructions(
  over: AiInstructionsRecord | null,
  { userId, instructions }: { userId: number; instructions: string },
): Promise<AiInstructionsRecord> {
  if (over) {
    const call = { params: { id: over.id }, body: { instructions }, ...ifMatch(over.version) }
    return callEndpoint(updateAiInstructions, call)
  }
  const body = { user: userId, user_id: userId, instructions }
  return callEndpoint(createAiInstructions, { body, headers: { 'if-none-match': '*' } })
}

type SavingInstructions = {
  userId: number
  /** Untrimmed, to find the draft to forget. */
  typed: string
}

/**
 * Debounced. Callbacks run even after the page was left.
 * @param save returns null if nothing was saved
 */
export function useSaveInstructions(
  save: (saving: SavingInstructions) => Promise<AiInstructionsRecord | null>,
  callbacks: { onSaved: () => void; onFailed: (problem: unknown) => void },
) {
  const queries = useQueryClient()
  const { queryKey } = aiInstructionsQuery
  return useMutation({
    mutationFn: async (saving: SavingInstructions) => {
      await new Promise((resolve) => setTimeout(resolve, SAVE_DELAY_MS))
      return save(saving)
    },
    onSuccess: (record, { userId, typed }) => {
      if (!record) return
      queries.setQueryData(queryKey, record)
      queries.setQueryData(knownInstructionsQuery.queryKey, record)
      // Another tab may have typed more.
      const draft = instructionDraft(userId)
      if (draft.read()?.text === typed) draft.forget()
      callbacks.onSaved()
    },
    onError: (problem) => {
      // The draft stays for its seeker.
      if (isAborted(problem)) return
      // The next try creates one.
      if (isApiProblem(problem, 'not-found')) void queries.invalidateQueries({ queryKey })
      callbacks.onFailed(problem)
    },
  })
}
