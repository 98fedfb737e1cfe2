import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { readingRoutes } from './routes/reading-routes.tsx'
import { root } from './routes/root-route.tsx'
import { seekerRoutes } from './routes/seeker-routes.tsx'
import { visitorRoutes } from './routes/visitor-routes.tsx'
import { parseAddressSearch, writeAddressSearch } from './shell/address-search.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { PendingPage } from './shell/pending-page.tsx'

/** The router over every page of the contract's table. */
export function createSiteRouter(queries: QueryClient) {
  return createRouter({
    routeTree: root.addChildren([...visitorRoutes, ...readingRoutes, ...seekerRoutes]),
    context: { queries },
    parseSearch: parseAddressSearch,
    stringifySearch: writeAddressSearch,
    // An address holds what its page reads and nothing else: bad values and other names for things go.
    search: { strict: true },
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
