import type { Application } from '@hanap/contract/applications/applications'
import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { applicationsQuery } from '../src/acts/apply/queries.ts'
import { setServerClock } from '../src/api/server-clock.ts'
import { session } from '../src/api/session/browser-session.ts'
import { ApplicationDetail } from '../src/features/applications/tracker/detail/application-detail.tsx'
import { stubApi } from './api-stub.ts'
import { applicationList } from './applications.ts'
import { renderPage } from './render-page.tsx'
import { ana } from './seekers.ts'

/** The current time of tests that open the details. */
export const NOW = Date.parse('2026-11-20T00:00:00Z')
export const LIST = 'GET /job-applications/list_applications/'

/** For fake timers: runs them and delivers answers. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** For each test of a file: ana is logged in, it is NOW, and only `pass` advances the time. */
export function stopClockAtNow(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
    setServerClock(new Date(NOW).toUTCString())
    session.signIn('t-ana', ana)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    sessionStorage.clear()
    session.clear()
  })
}

function Details() {
  const { data } = useQuery(applicationsQuery())
  return (
    <>
      <h1 tabIndex={-1}>My Applications</h1>
      {data?.results.map((application) => (
        <section key={application.id} aria-label={application.job_title}>
          <ApplicationDetail application={application} now={NOW} />
        </section>
      ))}
    </>
  )
}

/**
 * Opens the details of the listed applications; each later call returns the current list.
 * @returns the calls made, and `lists` to change the list
 */
export async function openDetail(application: Application, answers: Readonly<Record<string, unknown>> = {}) {
  let listed: readonly Application[] = [application]
  const api = stubApi({ [LIST]: () => applicationList(...listed), ...answers })
  const view = await renderPage(<Details />, { path: '/applications' })
  await pass(0)
  // Lets the details' own requests finish.
  await pass(10)
  return {
    ...view,
    ...api,
    lists: (...applications: Application[]) => {
      listed = applications
    },
  }
}
