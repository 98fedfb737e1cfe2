import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { session } from '../src/api/session/browser-session.ts'
import { App } from '../src/app.tsx'
import { createSiteRouter } from '../src/routes.tsx'
import { setPageLoader } from '../src/seeker/load-page.ts'
import { stubApi } from './api-stub.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens the whole site at an address, with its real routes and guards. */
export function openSite(
  path: string,
  answers: Readonly<Record<string, unknown>>,
  options: { token?: string } = {},
) {
  window.history.replaceState(null, '', path)
  window.scrollTo = () => {}
  if (options.token) for (const key of ['token', 'user', 'savedJobs']) localStorage.removeItem(key)
  session.begin()
  if (options.token) session.signIn(options.token, null)
  const api = stubApi(answers)
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
    },
  })
  let site = show()
  setPageLoader((next) => {
    site.view.unmount()
    site.router.history.destroy()
    window.history.replaceState(null, '', next)
    session.begin()
    queryClient.clear()
    site = show()
  })
  function show() {
    const router = createSiteRouter(queryClient)
    return { router, view: render(<App queryClient={queryClient} router={router} />) }
  }
  const address = () => window.location.pathname + window.location.search
  const unmount = () => site.view.unmount()
  return { ...site.view, ...api, unmount, router: site.router, queryClient, address }
}
