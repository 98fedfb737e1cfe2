import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Site } from './site.tsx'

/**
 * Draws the site. A prerendered page is hydrated once all its parts have loaded, so it stays visible. If the address
 * needs something else, the site replaces it. Typed input is kept.
 */
export async function showSite(place: HTMLElement, queryClient: QueryClient, router: AnyRouter) {
  const { page } = place.dataset
  const site = <Site queryClient={queryClient} router={router} />
  const drawAnew = () => createRoot(place).render(site)
  if (page === undefined) {
    // The page for unknown addresses stays visible until all of it can be drawn.
    if (place.dataset['unknown'] !== undefined) await Promise.all([fetchUnknown(router), router.load()])
    return drawAnew()
  }
  const isAsked = () => withoutSlash(location.pathname) === withoutSlash(page) && location.search === ''
  const wasAsked = isAsked()
  const [{ keepTyped }] = await Promise.all([fetchKeepTyped(), router.load()])
  while (!arePartsHere(router)) await fetchMissing(router)
  const isReady = router.state.matches.every(({ status }) => status === 'success')
  const putBack = keepTyped(place)
  window.addEventListener('site-ready', putBack, { once: true })
  if (!wasAsked || !isAsked() || !isReady) return drawAnew()
  // Makes the router render as in prerendering; otherwise it adds a frame of its own.
  router.ssr = { manifest: undefined }
  hydrateRoot(place, site)
}

type Part = { preload?: () => Promise<unknown> }
/** A loaded part has no preload any more. */
const arePartsHere = ({ state, routesById }: AnyRouter) =>
  state.matches.every(({ routeId }) => {
    const part: Part | undefined = routesById[routeId]?.options.component
    return part?.preload === undefined
  })

const fetchUnknown = ({ options }: AnyRouter) =>
  (options.defaultNotFoundComponent as Part | undefined)?.preload?.()

/** The retry interval while even the retry code fails to load, in milliseconds. */
const PAUSE_MS = 4000

/** Rarely needed, so not in the first load. */
async function fetchMissing(router: AnyRouter): Promise<void> {
  try {
    const { untilPartsAreHere } = await import('./parts-here.ts')
    await untilPartsAreHere(router)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** Only prerendered pages need it. */
const fetchKeepTyped = () => import('./typed-before.ts').catch(() => ({ keepTyped: () => () => {} }))

const withoutSlash = (path: string) => path.replace(/\/+$/, '')
