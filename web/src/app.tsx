import { pages } from '@hanap/contract/pages'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { session } from './api/browser-session.ts'
import { followOwner } from './api/owner.ts'
import { onRefusal } from './api/refusals.ts'
import { readOwnPath } from './paths.ts'
import { ToastProvider } from './ui/toast.tsx'

/** What every page needs around it, without the router: also for the sheet and for tests. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  useEffect(
    () =>
      onRefusal((code) => {
        // Fetched with the first refusal: the server answers then.
        void import('./api/out-of-date.ts').then(
          ({ refreshOutOfDate }) => refreshOutOfDate(queryClient, code),
          () => null,
        )
      }),
    [queryClient],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  )
}

/**
 * The whole site. When the person changes, nothing of the former one stays and the guards ask again. Whoever is
 * no longer signed in goes to the login, from pages without a guard too. Where somebody else takes the place of who was
 * here, all is drawn anew: what is in sight would else stay the former one's, under the new one's name.
 */
export function App({ queryClient, router }: { queryClient: QueryClient; router: AnyRouter }) {
  const [owners, setOwners] = useState(1)
  useEffect(() => {
    // For /before-paint.js: from here on the page answers, and knows who reads it.
    document.documentElement.removeAttribute('data-signed-in')
    // Not in the middle of React's own work: a part of the page that it has not taken up yet would hear nothing of what is told now.
    const ready = setTimeout(() => window.dispatchEvent(new Event('site-ready')))
    return () => clearTimeout(ready)
  }, [])
  useEffect(() => {
    let { token } = session.read()
    let isSomebodyElse = followOwner(session.read())
    return session.subscribe(() => {
      const now = session.read().token
      const isReplaced = isSomebodyElse(session.read())
      if (now === token && !isReplaced) return
      token = now
      queryClient.clear()
      if (isReplaced) setOwners((count) => count + 1)
      void router.invalidate().then(async () => {
        if (session.read().token !== null) return
        await leaveForLogin(router)
        // Nothing of theirs is in sight any more.
        if (session.read().token === null) isSomebodyElse = followOwner(session.read())
      })
    })
  }, [queryClient, router])
  return (
    <Providers key={owners} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  )
}

async function leaveForLogin(router: AnyRouter): Promise<void> {
  const { pathname, href } = router.state.location
  if (pathname === pages.login.path) return
  const next = pathname === pages.home.path ? undefined : readOwnPath(href)
  await router.navigate({ to: pages.login.path, search: next ? { next } : {}, replace: true })
}
