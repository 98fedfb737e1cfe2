import { type KeptLetter, listCoverLetters, readCoverLetter } from '@hanap/contract/letters/cover-letters'
import { useMutation } from '@tanstack/react-query'
import { readList } from '../../api/answers/read-list.ts'
import { callEndpoint } from '../../api/client.ts'
import { problemText } from '../../api/problems/problems.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { withReused } from './earlier-letters.ts'
import { generationMessages } from './generation-messages.ts'
import type { DraftInHand } from './letter-draft.ts'

/** The seeker's latest letter for another job, with Undo. */
export function useReuseLetter(jobId: number, draft: Omit<DraftInHand, 'remove'>) {
  const m = generationMessages
  const toasts = useToasts()
  const { mutate, isPending } = useMutation({ mutationFn: () => readLastLetter(jobId) })
  return {
    isPending,
    // Per press, so that a closed sheet is not changed.
    press: () =>
      mutate(undefined, {
        onSuccess(letter) {
          if (letter) draft.write(withReused(draft.read(), letter))
          else toasts.info(m.noLast, m.noLastText)
        },
        onError: (problem) =>
          toasts.error(m.notReused, problemText(problem, { fallback: m.tryLater, network: m.tryLater })),
      }),
  }
}

export function ReuseLetterButton(props: { reuse: ReturnType<typeof useReuseLetter>; disabled: boolean }) {
  const { reuse, disabled } = props
  return (
    <Button
      look="quiet"
      size="small"
      className="flex-none px-2 font-body font-medium whitespace-nowrap"
      disabled={disabled}
      busy={reuse.isPending}
      onClick={reuse.press}
    >
      {generationMessages.reuse}
    </Button>
  )
}

async function readLastLetter(jobId: number): Promise<KeptLetter | null> {
  const { results } = readList(await callEndpoint(listCoverLetters, {}))
  const last = results.find(({ job_post_id }) => job_post_id !== jobId)
  return last ? callEndpoint(readCoverLetter, { params: { id: last.id } }) : null
}
