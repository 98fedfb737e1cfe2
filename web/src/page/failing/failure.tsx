import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { isApiProblem, NetworkProblem } from '../../api/problems/problems.ts'
import { useSignal } from '../../api/signal.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { failureMessages } from './failure-messages.ts'

/** What failed, and how it is drawn again. */
export type FailedPart = { error: unknown; reset: () => void }

/** What happened in plain words, and 'Try Again'. */
export function Failure(failed: FailedPart) {
  const m = failureMessages
  const { error } = failed
  const isUnfetched = isFetchOfCode(error)
  const incident = isApiProblem(error) ? error.body.incident : undefined
  const retry = useRetry(failed)

  function tryAgain() {
    retry()
    // The heading of what came instead.
    requestAnimationFrame(focusHeading)
  }

  return (
    <div className="grid justify-items-start gap-4" role="alert">
      <p>{isUnfetched ? m.partOfflineText : error instanceof NetworkProblem ? m.offlineText : m.errorText}</p>
      {incident && <p className="text-t1 text-ink-2">{m.incident(incident)}</p>}
      <Button look="primary" onClick={tryAgain}>
        {m.tryAgain}
      </Button>
    </div>
  )
}

/**
 * Begins what failed anew. Where a piece of the site itself could not be fetched the browser remembers the failure, so the
 * whole document is loaded again. Everything else is asked for again in place.
 */
export function useRetry({ error, reset }: FailedPart): () => void {
  const router = useRouter()
  const queries = useQueryClient()
  const { state: signal } = useSignal()
  return () => {
    if (isFetchOfCode(error)) {
      location.reload()
      return
    }
    const wasRefused = error instanceof NetworkProblem || isApiProblem(error)
    // Without a signal what is here is all there is.
    const asksAnew = !wasRefused && signal !== 'lost'
    if (asksAnew) forgetAnswers(queries)
    reset()
    void router.invalidate()
    if (asksAnew) void queries.invalidateQueries().then(reset)
  }
}

/**
 * An answer that could not be drawn once cannot be drawn from memory either. Those that others show stay until newer ones
 * are here, and so does what is kept beside the answers and can be asked for nowhere: drafts, and what a try came to.
 */
function forgetAnswers(queries: QueryClient): void {
  queries.removeQueries({
    type: 'inactive',
    predicate: ({ options }) => typeof options.queryFn === 'function',
  })
}

/** A page's script or styles did not come, in the words of Chrome, Firefox, Safari and the bundler. */
export function isFetchOfCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  )
}
