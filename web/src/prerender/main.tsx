import '../zod-settings.ts'
import { addressIn, languagePrefix } from '@hanap/contract/site/languages'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { writeGivenAnswers } from '../api/given-answers.ts'
import { createQueryClient } from '../api/query-client.ts'
import { language } from '../i18n/language.ts'
import { shownTitle } from '../page/window-title.ts'
import { createSiteRouter, notFoundPage } from '../routes.tsx'
import { Site } from '../site.tsx'
import { describeLive } from './live-head.ts'
import { escapeHtml, pageHead } from './page-head.ts'
import type { Renderer } from './rendered-page.ts'

export { waitingMessages } from './head-messages.ts'
export { liveSamples } from './live-samples.ts'

async function draw(bare: string, prepare: (queries: QueryClient) => void = () => {}, isUnknown = false) {
  const address = addressIn(language, bare)
  const queryClient = createQueryClient()
  prepare(queryClient)
  // The router's own name for a language's first page; any other would redirect.
  const entry = address === languagePrefix[language] ? `${address}/` : address
  const router = createSiteRouter(queryClient, createMemoryHistory({ initialEntries: [entry] }))
  await router.load()
  // Not part of a route, so not preloaded.
  if (isUnknown) await notFoundPage.preload?.()
  const html = renderToString(<Site queryClient={queryClient} router={router} />)
  queryClient.clear()
  // React's markers for a part that was not ready.
  if (html.includes('<!--$!-->') || html.includes('<!--$?-->')) throw new Error(`${address} is not complete`)
  if (!html.includes('<h1')) throw new Error(`${address} has no heading`)
  return { address, html, title: shownTitle() }
}

export const renderPage: Renderer['renderPage'] = async (page) => {
  const { address, html, title } = await draw(page?.address ?? '/no-such-page', undefined, page === null)
  if (page === null)
    return { head: `<title>${escapeHtml(title)}</title>`, body: `<div id="root" data-unknown>${html}</div>` }
  return { head: pageHead(page, title), body: `<div id="root" data-page="${address}">${html}</div>` }
}

export const renderLive: Renderer['renderLive'] = async (bare, answers) => {
  const { address, html, title } = await draw(bare, (queries) => {
    for (const [path, answer] of Object.entries(answers)) queries.setQueryData(['work', path], answer)
  })
  return {
    ...describeLive(bare, answers, title),
    body: `<div id="root" data-page="${address}">${html}</div>\n    ${writeGivenAnswers(answers)}`,
  }
}
