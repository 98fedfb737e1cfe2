import type { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { session } from './api/session/browser-session.ts'
import { Providers } from './providers.tsx'
import type * as LeavePage from './seeker/leave-page.ts'
import { lazyPart } from './ui/lazy-part.ts'
import { createToaster, type Toaster } from './ui/toasts/toaster.ts'

const OtherSeeker = lazyPart(async () => (await import('./shell/other-seeker.tsx')).OtherSeeker)

/**
 * The whole site. A login on a page without a seeker makes it that seeker's, and guards run again. When the browser's
 * seeker changes, the page is reloaded.
 */
export function App({ queryClient, router }: { queryClient: QueryClient; router: AnyRouter }) {
  const [toaster] = useState(createToaster)
  const [left, setLeft] = useState<'unsent' | 'at once' | null>(null)
  useEffect(() => {
    // For /before-paint.js: from here on the page responds and knows its seeker.
    document.documentElement.removeAttribute('data-signed-in')
    void showCarriedToasts(toaster)
    // Not during React's own work: a part not hydrated yet would miss it.
    const ready = setTimeout(() => window.dispatchEvent(new Event('site-ready')))
    return () => clearTimeout(ready)
  }, [toaster])
  useEffect(() => {
    let hasTyped = false
    const type = () => {
      hasTyped = true
    }
    window.addEventListener('input', type, { capture: true })
    const stopFollowing = router.subscribe('onResolved', () => {
      hasTyped = false
    })
    const gone = new AbortController()
    let { token } = session.read()
    const stop = session.subscribe(() => {
      if (session.isOver()) {
        const farewellMs = session.farewellMs()
        const isLeftElsewhere = farewellMs === null
        // What is told now is read on the next page, however long that takes to come.
        if (farewellMs === 0) toaster.pause()
        if (isLeftElsewhere) setLeft(hasTyped ? 'unsent' : 'at once')
        if (!isLeftElsewhere || !hasTyped) void leave(router, { toaster, signal: gone.signal })
        return
      }
      const now = session.read().token
      if (now === token) return
      token = now
      queryClient.clear()
      void router.invalidate()
    })
    return () => {
      window.removeEventListener('input', type, { capture: true })
      gone.abort()
      stopFollowing()
      stop()
    }
  }, [queryClient, router, toaster])
  return (
    <Providers queryClient={queryClient} toaster={toaster}>
      {left === null && <RouterProvider router={router} />}
      {left === 'unsent' && (
        <Suspense>
          <OtherSeeker onGoOn={() => void leave(router, { toaster })} />
        </Suspense>
      )}
    </Providers>
  )
}

/** Rare, so loaded on demand. If that fails, reloads the current address. */
async function leave(...given: Parameters<typeof LeavePage.leavePage>): Promise<void> {
  const part = await import('./seeker/leave-page.ts').catch(() => null)
  if (part) return part.leavePage(...given)
  location.reload()
}

/** Toasts of the previous page. */
async function showCarriedToasts(toaster: Toaster): Promise<void> {
  try {
    if (sessionStorage.getItem('carriedToasts') === null) return
    const part = await import('./seeker/leave-page.ts')
    part.showCarriedToasts(toaster)
  } catch {
    // No storage, or no signal.
  }
}
