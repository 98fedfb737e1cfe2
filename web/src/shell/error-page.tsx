import { isApiProblem, NetworkProblem } from '../api/problems.ts'
import { useMessages } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { focusHeading } from '../ui/focus-heading.ts'
import { shellMessages } from './messages.ts'
import { Page } from './page.tsx'

/** A page that failed: what happened in plain words, and 'Try Again'. The router's error component. */
export function ErrorPage({ error, reset }: { error: unknown; reset: () => void }) {
  const m = useMessages(shellMessages)
  const incident = isApiProblem(error) ? error.body.incident : undefined
  return (
    <Page title={m.errorTitle} width="text">
      <div className="grid justify-items-start gap-4" role="alert">
        <p>{error instanceof NetworkProblem ? m.offlineText : m.errorText}</p>
        {incident && <p className="text-t1 text-ink-2">{m.incident(incident)}</p>}
        <Button
          look="primary"
          onClick={() => {
            reset()
            // The heading of what came instead.
            requestAnimationFrame(focusHeading)
          }}
        >
          {m.tryAgain}
        </Button>
      </div>
    </Page>
  )
}
