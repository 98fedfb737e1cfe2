import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { routePart } from './route-part.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** Its file cannot be fetched until `isThere`. */
async function open() {
  const file = { isThere: false }
  const root = createRootRoute({})
  const page = createRoute({
    getParentRoute: () => root,
    path: '/about',
    component: routePart(async () => {
      if (!file.isThere) throw new TypeError('Failed to fetch dynamically imported module: /about.js')
      return { AboutPage: () => <h1>About</h1> }
    }, 'AboutPage'),
    errorComponent: ({ error }) => <h1>{String(error)}</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/about'] }),
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<RouterProvider router={router as never} />)
  return { file, router }
}
/** Set before the router reloads. */
const reloads = () => Object.keys(sessionStorage).filter((key) => key.startsWith('tanstack_router_reload'))

test('a page that mia opens without a signal is not loaded anew, says so, and comes once there is one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { file, router } = await open()
  await screen.findByText(/dynamically imported module/)
  expect(reloads()).toEqual([])
  file.isThere = true
  await act(() => router.invalidate())
  expect(await screen.findByRole('heading', { name: 'About' })).toBeDefined()
})

test('a file that a newer build has replaced has the document loaded anew', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 200 })))
  await open()
  await vi.waitFor(() => expect(reloads()).toHaveLength(1))
})
