import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { ApiProblem, NetworkProblem } from '../api/problems/problems.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { readSocialLinks } from '../shell/social-links.ts'
import { formatBytes } from './data-use.ts'
import { Page } from './page.tsx'

test('a page names the window and has one heading', async () => {
  await renderPage(
    <Page title="Saved Jobs" lead="3 of 5 saved">
      rows
    </Page>,
  )
  expect(document.title).toBe('Saved Jobs · Hanap')
  expect(screen.getByRole('heading', { level: 1, name: 'Saved Jobs' })).toBeDefined()
})

test('a page that failed can be tried again, and names the incident', async () => {
  const reset = vi.fn<() => void>()
  const problem = new ApiProblem(500, { code: 'internal', incident: 'a1b2' })
  await renderPage(<ErrorPage error={problem} reset={reset} />)
  expect(screen.getByText(/give us this number: a1b2/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reset).toHaveBeenCalledTimes(1)
})

test.each([
  'Failed to fetch dynamically imported module: /assets/plans-page.js',
  'error loading dynamically imported module: /assets/plans-page.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/plans-page.css',
])(
  'a page whose code did not come (%s) blames the connection and loads the document anew',
  async (message) => {
    const reload = vi.fn<() => void>()
    vi.stubGlobal('location', { ...window.location, reload })
    const reset = vi.fn<() => void>()
    await renderPage(<ErrorPage error={new TypeError(message)} reset={reset} />)
    expect(screen.getByText(/didn’t load. Check your connection/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(reset).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  },
)

test('without a connection the page says so', async () => {
  await renderPage(<ErrorPage error={new NetworkProblem('offline')} reset={() => {}} />)
  expect(screen.getByText(/Check your connection/).closest('[role=alert]')).not.toBeNull()
})

test('an unknown address leads to the jobs, and a visitor home', async () => {
  await renderPage(<NotFoundPage />)
  expect(screen.getByRole('link', { name: 'Find Jobs' }).getAttribute('href')).toBe('/jobs')
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
})

test('only secure addresses become social links', () => {
  expect(readSocialLinks('Facebook=https://fb.example/h, X=http://x.example, javascript:alert(1)')).toEqual([
    { name: 'Facebook', href: 'https://fb.example/h' },
  ])
  expect(readSocialLinks(undefined)).toEqual([])
})

test.each([
  [214_300, '214 kB'],
  [999_499, '999 kB'],
  [1_340_000, '1.3 MB'],
])('%i bytes are %j', (size, text) => {
  expect(formatBytes(size)).toBe(text)
})
