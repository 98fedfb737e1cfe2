import { useRouter } from '@tanstack/react-router'
import { isApiProblem, NetworkProblem } from '../api/problems.ts'
import { Button } from '../ui/button.tsx'
import { focusHeading } from '../ui/focus-heading.ts'
import { shellMessages } from './messages.ts'

/**
 * What happened in plain words, and 'Try Again'. Where a piece of the site itself could not be fetched the browser
 * remembers the failure, so the whole document is loaded anew; everything else is asked for again in place.
 */
export function Failure({ error, reset }: { error: unknown; reset: () => void }) {
  const m = shellMessages
  const router = useRouter()
  const isUnfetched = isFetchOfCode(error)
  const incident = isApiProblem(error) ? error.body.incident : undefined

  function tryAgain() {
    if (isUnfetched) {
      location.reload()
      return
    }
    reset()
    void router.invalidate()
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

/** A page's script or styles did not come, in the words of Chrome, Firefox, Safari and the bundler. */
export function isFetchOfCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  )
}
