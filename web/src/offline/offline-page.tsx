import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { formatAge } from '../i18n/age.ts'
import { useNow } from '../i18n/use-now.ts'
import { failureMessages } from '../page/failing/failure-messages.ts'
import { Page } from '../page/page.tsx'
import { type Kept, keptPages, readKept } from '../seeker/kept/what-is-kept.ts'
import { offlineMessages } from '../seeker/waiting/messages.ts'
import { Button } from '../ui/buttons/button.tsx'

/** For a page that is not cached. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const m = offlineMessages
  const now = useNow()
  const kept = useKept()
  const names = (['jobs', 'savedJobs', 'applications'] as const).filter((name) => kept?.[name] !== undefined)
  return (
    <Page title={failureMessages.offlineTitle} width="text">
      <div className="grid justify-items-start gap-6">
        <p>{m.offlineText}</p>
        <Button look="primary" onClick={onRetry}>
          {m.tryAgain}
        </Button>
        {names.length > 0 && (
          <section className="grid gap-2">
            <h2 className="text-t3">{m.readNow}</h2>
            <ul className="grid gap-1">
              {names.map((name) => (
                <li key={name}>
                  <Link to={keptPages[name]} search={{}} className="inline-flex min-h-11 items-center">
                    {m[name]}
                  </Link>{' '}
                  <span className="text-ink-2 text-t1">
                    {m.asOf(formatAge(kept?.[name] ?? '', Math.max(now, Date.parse(kept?.[name] ?? ''))))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {kept && names.length === 0 && <p className="text-ink-2">{m.nothingKept}</p>}
      </div>
    </Page>
  )
}

/** Null while loading. */
function useKept(): Kept | null {
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => {
    let isHere = true
    void readKept().then((found) => isHere && setKept(found))
    return () => {
      isHere = false
    }
  }, [])
  return kept
}
