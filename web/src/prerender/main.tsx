import '../zod-settings.ts'
import { addressIn, languagePrefix } from '@hanap/contract/site/languages'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createQueryClient } from '../api/query-client.ts'
import { language } from '../i18n/language.ts'
import { shownTitle } from '../page/window-title.ts'
import { createSiteRouter, notFoundPage } from '../routes.tsx'
import { Site } from '../site.tsx'
import { escapeHtml, pageHead } from './page-head.ts'
import type { Renderer } from './rendered-page.ts'

export { waitingMessages } from './head-messages.ts'

export const renderPage: Renderer['renderPage'] = async (page) => {
  const address = addressIn(language, page?.address ?? '/no-such-page')
  const queryClient = createQueryClient()
  // The router's own name for the first page of a language ends with a slash; by another it would lead there.
  const entry = address === languagePrefix[language] ? `${address}/` : address
  const router = createSiteRouter(queryClient, createMemoryHistory({ initialEntries: [entry] }))
  await router.load()
  // It is no route's part, so the router does not fetch it ahead.
  if (page === null) await notFoundPage.preload?.()
  const html = renderToString(<Site queryClient={queryClient} router={router} />)
  // React leaves this where a part was not there yet and the browser would have to draw it.
  if (html.includes('<!--$!-->') || html.includes('<!--$?-->')) throw new Error(`${address} is not complete`)
  if (!html.includes('<h1')) throw new Error(`${address} has no heading`)
  const title = shownTitle()
  if (page === null)
    return { head: `<title>${escapeHtml(title)}</title>`, body: `<div id="root" data-unknown>${html}</div>` }
  return { head: pageHead(page, title), body: `<div id="root" data-page="${address}">${html}</div>` }
}
