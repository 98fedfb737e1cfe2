import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { isApiProblem, NetworkProblem } from '../../api/problems/problems.ts'
import { useSignal } from '../../api/signal.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { failureMessages } from './failure-messages.ts'

/** `reset` renders again. */
export type FailedPart = { error: unknown; reset: () => void }

export function Failure(failed: FailedPart) {
  const m = failureMessages
  const { error } = failed
  const isUnfetched = isFetchOfCode(error)
  const incident = isApiProblem(error) ? error.body.incident : undefined
  const retry = useRetry(failed)

  function tryAgain() {
    retry()
    // The heading of the new content.
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
 * If code failed to load, the whole document reloads, as the browser caches that failure. Everything else refetches
 * in place.
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
    // Offline, cached answers are all there is.
    const asksAnew = !wasRefused && signal !== 'lost'
    if (asksAnew) forgetAnswers(queries)
    reset()
    void router.invalidate()
    if (asksAnew) void queries.invalidateQueries().then(reset)
  }
}

/**
 * Removes cached answers: one that failed to render would fail again. Keeps those on screen until newer ones arrive,
 * and data without a source: drafts, and outcomes of lost tries.
 */
function forgetAnswers(queries: QueryClient): void {
  queries.removeQueries({
    type: 'inactive',
    predicate: ({ options }) => typeof options.queryFn === 'function',
  })
}

/** The error messages of Chrome, Firefox, Safari and the bundler. */
export function isFetchOfCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  )
}
