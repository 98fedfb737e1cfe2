import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { homePath } from './paths.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Frame } from './shell/frame.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { Page } from './shell/page.tsx'

const root = createRootRoute({
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
})

const home = createRoute({
  getParentRoute: () => root,
  path: homePath,
  component: () => <Page title="Hanap">{null}</Page>,
})

/** The router over every page. */
export function createSiteRouter() {
  return createRouter({
    routeTree: root.addChildren([home]),
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
