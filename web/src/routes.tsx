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

/** Rarely shown, so loaded on demand. */
export const notFoundPage = routePart(() => import('./shell/not-found-page.tsx'), 'NotFoundPage')

/** @param history the browser's own by default */
export function createSiteRouter(queries: QueryClient, history?: RouterHistory) {
  return createRouter({
    ...(history && { history }),
    routeTree: root.addChildren([...otherNames, ...visitorRoutes, ...readingRoutes, ...seekerRoutes]),
    context: { queries },
    basepath: addressIn(language, '/'),
    // As the server does.
    caseSensitive: true,
    parseSearch: parseAddressSearch,
    stringifySearch: writeAddressSearch,
    // Removes query parameters that the page does not read, bad values and alternative names.
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
