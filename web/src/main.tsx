import './zod-settings.ts'
import './styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { createSiteRouter } from './routes.tsx'
import { followSystemTheme } from './shell/theme.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no element with the id root')

followSystemTheme()
const queryClient = createQueryClient()
createRoot(place).render(
  <StrictMode>
    <App queryClient={queryClient} router={createSiteRouter(queryClient)} />
  </StrictMode>,
)
