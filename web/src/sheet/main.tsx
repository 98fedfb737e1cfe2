import '../zod-settings.ts'
import './sheet.css'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../api/query-client.ts'
import { Providers } from '../app.tsx'
import { Page } from '../shell/page.tsx'
import { setTheme } from '../shell/theme.ts'
import { Controls } from './controls.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { ShellOthers, ShellTop } from './shell-states.tsx'
import { Signs } from './signs.tsx'

/** Every part in every state on one page; for looking at while building, not part of the site. */
function Sheet() {
  return (
    <>
      <ShellTop />
      <main>
        <Page title="Parts" lead="Every part in its states. Add ?theme=dark for the other theme.">
          <div className="grid gap-10">
            <Controls />
            <Fields />
            <Feedback />
            <Signs />
          </div>
        </Page>
      </main>
      <ShellOthers />
    </>
  )
}

const theme = new URLSearchParams(location.search).get('theme')
if (theme === 'dark' || theme === 'light') setTheme(theme)

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
