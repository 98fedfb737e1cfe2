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

// Without a signal the worker may have this language alone, and answers with it at an address of another.
const asked = readLanguage(location.pathname)
if (asked.language !== language) {
  const address = addressIn(language, asked.address) + location.search + location.hash
  history.replaceState(history.state, '', address)
}

followSystemTheme()
const queryClient = createQueryClient()
void showSite(place, queryClient, createSiteRouter(queryClient))

/** What a page still fetches when it has been loaded comes first over a thin line. */
const QUIET_MS = 2000

// Nothing of it is needed to show a page; in development files have no names of their own that could be kept.
if (import.meta.env.PROD) {
  const prepare = () =>
    void import('./offline/worker/start.ts').then(({ startOffline }) => startOffline()).catch(() => null)
  // A page that was built ahead fetches this script when it has been loaded.
  const later = () => setTimeout(prepare, QUIET_MS)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later)
}
