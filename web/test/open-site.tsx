import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { session } from '../src/api/browser-session.ts'
import { App } from '../src/app.tsx'
import { createSiteRouter } from '../src/routes.tsx'
import { stubApi } from './api-stub.ts'

afterEach(() => {
  cleanup()
  session.clear()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/**
 * Opens the whole site at an address, with its real routes and guards, against the given answers.
 * @param options.token signed in with this token
 */
export function openSite(
  path: string,
  answers: Readonly<Record<string, unknown>>,
  options: { token?: string } = {},
) {
  window.history.replaceState(null, '', path)
  window.scrollTo = () => {}
  if (options.token) session.signIn(options.token, null)
  const api = stubApi(answers)
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
    },
  })
  const router = createSiteRouter(queryClient)
  const view = render(<App queryClient={queryClient} router={router} />)
  const address = () => window.location.pathname + window.location.search
  return { ...view, ...api, router, queryClient, address }
}
