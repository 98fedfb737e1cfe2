import type { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from '../src/api/query-client.ts'
import { Providers } from '../src/providers.tsx'

/** Renders a page with its providers; every other address shows its own path as h1. */
export async function renderPage(page: ReactNode, options: { path?: string; queries?: QueryClient } = {}) {
  const { path = '/', queries = createQueryClient() } = options
  const root = createRootRoute({
    component: () => (
      <>
        {page}
        <Outlet />
      </>
    ),
  })
  const anywhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => {
      const { _splat } = anywhere.useParams()
      return <h1 tabIndex={-1}>{`/${_splat ?? ''}`}</h1>
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  const view = render(
    <Providers queryClient={queries}>
      <RouterProvider router={router as never} />
    </Providers>,
  )
  return { ...view, router, queries }
}
