import {
  type AiInstructionsRecord,
  createAiInstructions,
  getAiInstructions,
  updateAiInstructions,
} from '@hanap/contract/ai-instructions'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client.ts'
import { isAborted, isApiProblem, isRefusedFor } from '../../../api/problems.ts'
import { type InstructionDraft, instructionDrafts } from './instruction-drafts.ts'

/** Saving waits this long before it calls, as specified. */
const SAVE_DELAY_MS = 500

/**
 * This seeker's instructions; null where none were ever kept. Asked anew whenever they are opened, and once more before
 * they are saved, so that what another device saved is seen before it is written over; and in between left alone:
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

type SavingInstructions = {
  userId: number
  /** As it was typed, which the draft is forgotten by. */
  typed: string
  instructions: string
  /** The record as it was shown; null where there was none. */
  held: AiInstructionsRecord | null
  /** What earlier tries were to save, whose answers were lost: it is nobody else's. */
  tried: readonly string[]
}

/** What a record says; none says nothing. */
export const wordsOf = (record: AiInstructionsRecord | null | undefined) => record?.instructions ?? ''

/**
 * Saves after a short wait: makes the record where there is none, changes it where there is one. Where it was changed
 * elsewhere since it was shown nothing is saved, unless it says the same already: then the answer to an earlier try was
 * lost. The callbacks run even when the page was left meanwhile.
 */
export function useSaveInstructions(callbacks: {
  onSaved: () => void
  /** Nothing was saved: the query holds what is saved elsewhere. Given is what was to be saved over what. */
  onClash: (refused: InstructionDraft) => void
  onFailed: (problem: unknown) => void
}) {
  const queries = useQueryClient()
  const { queryKey } = aiInstructionsQuery
  return useMutation({
    mutationFn: async ({ userId, instructions, held, tried }: SavingInstructions) => {
      await new Promise((resolve) => setTimeout(resolve, SAVE_DELAY_MS))
      const now = await readInstructions()
      const words = wordsOf(now)
      if (words !== wordsOf(held) && !tried.includes(words))
        return { record: now, isClash: words !== instructions }
      const record = now
        ? await callEndpoint(updateAiInstructions, { params: { id: now.id }, body: { instructions } })
        : await callEndpoint(createAiInstructions, { body: { user: userId, user_id: userId, instructions } })
      return { record, isClash: false }
    },
    onSuccess: ({ record, isClash }, { userId, typed, held }) => {
      queries.setQueryData(queryKey, record)
      queries.setQueryData(knownInstructionsQuery.queryKey, record)
      if (isClash) return callbacks.onClash({ text: typed, base: wordsOf(held) })
      // Another tab may have gone on writing.
      if (instructionDrafts.read(userId)?.text === typed) instructionDrafts.remove(userId)
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
