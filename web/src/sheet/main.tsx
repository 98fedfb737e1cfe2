import '../zod-settings.ts'
import './sheet.css'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../api/query-client.ts'
import { Providers } from '../app.tsx'
import { Page } from '../page/page.tsx'
import { setTheme } from '../page/theme.ts'
import { Buttons } from './buttons.tsx'
import { Choices } from './choices.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { Jobs } from './jobs.tsx'
import { Lists } from './lists.tsx'
import { Overlays } from './overlays.tsx'
import { ShellOthers, ShellTop } from './shell-states.tsx'
import { showStates } from './show-states.ts'
import { Signs } from './signs.tsx'
import { speakFilipino } from './speak-filipino.ts'

/** Every part in every state on one page; for looking at while building, not part of the site. */
function Sheet() {
  return (
    <>
      <ShellTop />
      <main>
        <Page
          title="Parts"
          lead="Every part in its states. Add ?theme=dark or ?language=fil to the address for the other theme or language."
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
            <Buttons />
            <Choices />
            <Fields />
            <Feedback />
            <Lists />
            <Overlays />
            <Jobs />
            <Signs />
          </div>
        </Page>
      </main>
      <ShellOthers />
    </>
  )
}

const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
if (theme === 'dark' || theme === 'light') setTheme(theme)
if (asked.get('language') === 'fil') speakFilipino()

const root = createRootRoute({ component: Sheet, notFoundComponent: Sheet })
const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Providers queryClient={createQueryClient()}>
        <RouterProvider router={createRouter({ routeTree: root }) as never} />
      </Providers>
    </StrictMode>,
  )
}
// By then the development server has put the styles in.
window.addEventListener('load', showStates)
