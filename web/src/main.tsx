import './zod-settings.ts'
import './styles/main.css'
import { addressIn, readLanguage } from '@hanap/contract/site/languages'
import { createQueryClient } from './api/query-client.ts'
import { language } from './i18n/language.ts'
import { followSystemTheme } from './page/theme.ts'
import { createSiteRouter } from './routes.tsx'
import { showSite } from './show-site.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no element with the id root')

// Offline the worker may have only this language, and answers with it at an address of another.
const asked = readLanguage(location.pathname)
if (asked.language !== language) {
  const address = addressIn(language, asked.address) + location.search + location.hash
  history.replaceState(history.state, '', address)
}

followSystemTheme()
const queryClient = createQueryClient()
void showSite(place, queryClient, createSiteRouter(queryClient))

/** On a thin connection, the page's own late requests come first. */
const QUIET_MS = 2000

// Not needed to show a page; in development, file names do not change with their content, so they cannot be cached.
if (import.meta.env.PROD) {
  const prepare = () =>
    void import('./offline/worker/start.ts').then(({ startOffline }) => startOffline()).catch(() => null)
  // A prerendered page loads this script after its load event.
  const later = () => setTimeout(prepare, QUIET_MS)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later)
}
