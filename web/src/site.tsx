import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { App } from './app.tsx'

/** Must be the same in the browser and in prerendering, or hydration fails. */
export function Site({ queryClient, router }: { queryClient: QueryClient; router: AnyRouter }) {
  return (
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>
  )
}
