import { type KeptLetter, listCoverLetters, readCoverLetter } from '@hanap/contract/letters/cover-letters'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readList } from '../../api/answers/read-list.ts'
import { callEndpoint } from '../../api/client.ts'
import { problemText } from '../../api/problems/problems.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { jobQuery } from '../search/job-queries.ts'
import { withReused } from './earlier-letters.ts'
import { generationMessages } from './generation-messages.ts'
import type { DraftInHand } from './letter-draft.ts'
import { type AskingJob, ofOtherJob } from './words-of-other-job.ts'

/** The seeker's latest letter for another job, with Undo. */
export function useReuseLetter(job: AskingJob & { id: number }, draft: Omit<DraftInHand, 'remove'>) {
  const m = generationMessages
  const toasts = useToasts()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const letter = await readLastLetter(job.id)
      if (!letter) return null
      // A job that was removed leaves its employer's name.
      const orders = await queries.fetchQuery(jobQuery(letter.job_post_id)).then(
        (theirs) => theirs.orders,
        () => [],
      )
      return { letter, theirs: ofOtherJob({ employer: { name: letter.employer_name }, orders }, job) }
    },
  })
  return {
    isPending,
    // Per press, so that a closed sheet is not changed.
    press: () =>
      mutate(undefined, {
        onSuccess(last) {
          if (last) draft.write(withReused(draft.read(), last.letter, last.theirs))
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
