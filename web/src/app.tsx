import { pages } from '@hanap/contract/pages'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { session } from './api/browser-session.ts'
import { LanguageProvider } from './i18n/language.tsx'
import { readOwnPath } from './paths.ts'
import { ToastProvider } from './ui/toast.tsx'

/** What every page needs around it, without the router: also for the sheet and for tests. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <LanguageProvider language="en">
      <QueryClientProvider client={queryClient}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </LanguageProvider>
  )
}

/**
 * The whole site. When the person changes, nothing of the former one stays and the guards ask again. Whoever is
 * no longer signed in goes to the login, from pages without a guard too.
 */
export function App({ queryClient, router }: { queryClient: QueryClient; router: AnyRouter }) {
  useEffect(() => {
    let { token } = session.read()
    return session.subscribe(() => {
      const now = session.read().token
      if (now === token) return
      token = now
      queryClient.clear()
      void router.invalidate().then(() => {
        if (session.read().token === null) leaveForLogin(router)
      })
    })
  }, [queryClient, router])
  return (
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  )
}

function leaveForLogin(router: AnyRouter): void {
  const { pathname, href } = router.state.location
  if (pathname === pages.login.path) return
  const next = pathname === pages.home.path ? undefined : readOwnPath(href)
  void router.navigate({ to: pages.login.path, search: next ? { next } : {}, replace: true })
}
