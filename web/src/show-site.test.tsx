import { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { showSite } from './show-site.tsx'
import { Site } from './site.tsx'

afterEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function Greeting() {
  const [count, setCount] = useState(0)
  return (
    <main>
      <h1>Who makes Hanap</h1>
      <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>
    </main>
  )
}

/** A site of one page, whose part `fetchPart` loads. */
function makeSite(fetchPart: () => Promise<{ Greeting: typeof Greeting }>) {
  const root = createRootRoute()
  const about = createRoute({
    getParentRoute: () => root,
    path: '/about',
    component: lazyRouteComponent(fetchPart, 'Greeting'),
  })
  const history = createMemoryHistory({ initialEntries: ['/about'] })
  return createRouter({ routeTree: root.addChildren([about]), history })
}

/** Puts the prerendered page into the document. */
async function standThere() {
  const router = makeSite(async () => ({ Greeting }))
  await router.load()
  // As in prerendering: the router adds no frame of its own.
  router.ssr = { manifest: undefined }
  const html = renderToString(<Site queryClient={new QueryClient()} router={router as never} />)
  const built = new DOMParser().parseFromString(`<div data-page="/about">${html}</div>`, 'text/html')
  const place = built.querySelector('div') ?? document.createElement('div')
  document.body.append(place)
  window.history.replaceState(null, '', '/about')
  return { heading: place.querySelector('h1'), place }
}

test('a page that mia can read stays when its part does not come, and answers once it has', async () => {
  const { place, heading } = await standThere()
  let hasSignal = false
  let tries = 0
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const router = makeSite(async () => {
    tries += 1
    if (!hasSignal) throw new TypeError('Failed to fetch dynamically imported module: /assets/about-1.js')
    return { Greeting }
  })
  const shown = showSite(place, new QueryClient(), router)
  await waitFor(() => expect(tries).toBeGreaterThan(1))
  window.dispatchEvent(new Event('focusin'))
  await waitFor(() => expect(tries).toBeGreaterThan(3))
  expect(place.querySelector('h1')).toBe(heading)
  expect(place.textContent).not.toContain('Try Again')

  hasSignal = true
  window.dispatchEvent(new Event('pointerdown'))
  await shown
  await waitFor(() => {
    place.querySelector('button')?.click()
    expect(place.querySelector('button')?.textContent).not.toBe('Pressed 0')
  })
  expect(place.querySelector('h1')).toBe(heading)
})
