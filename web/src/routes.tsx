import { addressIn } from '@hanap/contract/site/languages'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { language } from './i18n/language.ts'
import { parseAddressSearch, writeAddressSearch } from './page/address-search.ts'
import { readingRoutes } from './routes/reading-routes.tsx'
import { otherNames, root } from './routes/root-route.tsx'
import { routePart } from './routes/route-part.ts'
import { seekerRoutes } from './routes/seeker-routes.tsx'
import { visitorRoutes } from './routes/visitor-routes.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { PendingPage } from './shell/pending-page.tsx'

/** Seldom shown, so it is fetched when it is. */
export const notFoundPage = routePart(() => import('./shell/not-found-page.tsx'), 'NotFoundPage')

/**
 * The router over every page of the contract's table.
 * @param history the browser's own, unless another is given
 */
export function createSiteRouter(queries: QueryClient, history?: RouterHistory) {
  return createRouter({
    ...(history && { history }),
    routeTree: root.addChildren([...otherNames, ...visitorRoutes, ...readingRoutes, ...seekerRoutes]),
    context: { queries },
    basepath: addressIn(language, '/'),
    // As the server has it: an address in other letters is none of ours.
    caseSensitive: true,
    parseSearch: parseAddressSearch,
    stringifySearch: writeAddressSearch,
    // An address holds what its page reads and nothing else: bad values and other names for things go.
    search: { strict: true },
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: notFoundPage,
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
