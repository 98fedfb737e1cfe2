import type { SaidOfOrder } from '@hanap/contract/applications/asked'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeyPlace } from '../../../api/call-once.ts'
import { isApiProblem, problemText } from '../../../api/problems/problems.ts'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import type { DraftInHand } from '../../letters/letter-draft.ts'
import { applyMessages } from '../apply-messages.ts'
import { applicationErrorQuery, useAddApplication } from '../queries.ts'
import { setApplied } from './mark-applied.ts'

/**
 * The draft records that the seeker started on the board; their confirmation adds the application.
 * @param onDone called once it is added
 * @param asked what was done about the job's requests, on the board or elsewhere
 */
export function useByHand(
  jobId: number,
  draft: DraftInHand & { draft: { isByHand?: true | undefined } },
  onDone: () => void,
  asked: (isElsewhere: boolean) => readonly SaidOfOrder[],
) {
  const m = applyMessages
  const toasts = useToasts()
  const queries = useQueryClient()
  const add = useAddApplication()
  const [isDone, setDone] = useState(false)

  async function note(isElsewhere: boolean) {
    const key: KeyPlace = {
      read: () => draft.read().byHandKey,
      write: (byHandKey) => draft.write({ byHandKey }),
    }
    const said = asked(isElsewhere)
    try {
      await add.mutateAsync({
        body: { job_post_id: jobId, ...(said.length > 0 && { asked: [...said] }) },
        key,
      })
      setDone(true)
      draft.remove()
      toasts.success(m.noted, isElsewhere ? m.notedElsewhere : m.notedText)
      settle()
    } catch (problem) {
      if (isApiProblem(problem, 'unauthenticated')) return void toasts.error(m.notNoted, m.loginAgain)
      const texts = { fallback: m.notNotedText, network: m.notNotedText }
      toasts.error(m.notNoted, problemText(problem, texts))
      // It exists already; the draft stays.
      if (isApiProblem(problem, 'already-applied')) settle()
    }
  }
  function settle() {
    queries.setQueryData(applicationErrorQuery(jobId).queryKey, null)
    setApplied(queries, jobId)
    onDone()
  }
  return {
    /** The seeker opened the board to apply there. */
    isBegun: draft.draft.isByHand === true,
    begin: () => draft.write({ isByHand: true }),
    isNoting: add.isPending,
    /** Added just now. */
    isDone,
    /** @param isElsewhere not on the board */
    note: (isElsewhere: boolean) => void note(isElsewhere),
  }
}
