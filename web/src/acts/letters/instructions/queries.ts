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

/** Saving waits this long before it calls, as specified. */
const SAVE_DELAY_MS = 500

/**
 * This seeker's instructions; null where none were ever kept. Asked anew whenever they are opened, and then left alone:
 * nothing changes under somebody who writes.
 */
export const aiInstructionsQuery = queryOptions({
  queryKey: ['ai-instructions'],
  queryFn: readInstructions,
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
})

/** The same for a letter to be written by, apart from the settings: these may change at any time. */
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

/** What a record says; none says nothing. */
export const wordsOf = (record: AiInstructionsRecord | null | undefined) => record?.instructions ?? ''

/** Makes the record where there is none, changes it where there is one. @throws as callEndpoint does */
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
  /** As it was typed, which the draft is forgotten by. */
  typed: string
}

/**
 * Saves after a short wait. Callbacks run even after the page was left.
 * @param save answers the stored record, or null if nothing was saved
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
      // Another tab may have gone on writing.
      const draft = instructionDraft(userId)
      if (draft.read()?.text === typed) draft.forget()
      callbacks.onSaved()
    },
    onError: (problem) => {
      // The page is over; the draft stays for its seeker.
      if (isAborted(problem)) return
      // The record is gone: the next try makes one.
      if (isApiProblem(problem, 'not-found')) void queries.invalidateQueries({ queryKey })
      callbacks.onFailed(problem)
    },
  })
}
