import { pages } from '@hanap/contract/site/pages'
import { useLocation } from '@tanstack/react-router'
import { CloudOff, Wifi } from 'lucide-react'
import { useEffect } from 'react'
import { settleSignal, useSignal } from '../api/signal.ts'
import { formatAge } from '../i18n/age.ts'
import { useNow } from '../i18n/use-now.ts'
import { offlineMessages } from '../seeker/waiting/messages.ts'
import { useSending } from '../seeker/waiting/use-sending.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Icon } from '../ui/signs/icon.tsx'
import { useReturn } from './use-return.ts'

/** How long the return of the signal is shown. */
const SAID_MS = 8000

/** Offline: the age of the data, and pending changes. Then the return of the signal. */
export function SignalBar() {
  const m = offlineMessages
  const { state } = useSignal()
  const { isTrying, tryNow } = useReturn()
  const { waiting, sent } = useSending(state)
  const asOf = useAsOf()

  useEffect(() => {
    if (state !== 'back') return
    const timer = setTimeout(settleSignal, SAID_MS)
    return () => clearTimeout(timer)
  }, [state])

  const isLost = state === 'lost'
  const words = [
    isLost && m.noSignal,
    isLost && asOf,
    state === 'back' && (sent > 0 ? m.backAndSent(sent) : waiting === 0 && m.back),
    waiting > 0 && m.waiting(waiting),
  ].filter(Boolean)
  return (
    <section aria-label={m.name} className={words.length > 0 ? 'border-line border-b bg-card' : 'sr-only'}>
      <div className="wrap flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-t1">
        <Icon of={isLost ? CloudOff : Wifi} />
        <p role="status" className="min-w-0 flex-1">
          {words.join(' ')}
        </p>
        {isLost && (
          <Button size="small" busy={isTrying} busyText={m.trying} onClick={tryNow}>
            {m.tryAgain}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Each page with its endpoints, and the words for their age. */
const told: readonly (readonly [page: string, paths: readonly string[], words: (age: string) => string])[] = [
  [
    pages.jobs.path,
    ['/jobs/', '/jobs/search/', '/jobs/:id/similar/'],
    (age) => offlineMessages.jobsAsOf(age),
  ],
  [`${pages.jobs.path}/`, ['/jobs/:id/'], (age) => offlineMessages.jobAsOf(age)],
  [pages.savedJobs.path, ['/saved-jobs/'], (age) => offlineMessages.savedAsOf(age)],
  [
    pages.applications.path,
    ['/job-applications/list_applications/'],
    (age) => offlineMessages.applicationsAsOf(age),
  ],
]

/** The age of the data; without one, that something is readable. */
function useAsOf(): string {
  const { keptAt } = useSignal()
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/+$/, '') })
  const now = useNow()
  const [, paths, words] =
    told.find(([page]) => (page.endsWith('/') ? pathname.startsWith(page) : pathname === page)) ?? []
  const newest = (paths ?? [])
    .map((path) => keptAt.get(path) ?? '')
    .toSorted()
    .at(-1)
  return newest && words
    ? words(formatAge(newest, Math.max(now, Date.parse(newest))))
    : offlineMessages.keptReadable
}
