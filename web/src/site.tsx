import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { App } from './app.tsx'

/** All that is drawn, the same in the browser and where pages are built: else the one could not take up the other. */
export function Site({ queryClient, router }: { queryClient: QueryClient; router: AnyRouter }) {
  return (
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>
  )
}
