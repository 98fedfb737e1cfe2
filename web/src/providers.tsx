import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { onRefusal } from './api/problems/refusals.ts'
import { ToastProvider } from './ui/toasts/toast.tsx'
import type { Toaster } from './ui/toasts/toaster.ts'

/** The contexts that every page needs, without the router. */
export function Providers({
  queryClient,
  toaster,
  children,
}: {
  queryClient: QueryClient
  toaster?: Toaster
  children: ReactNode
}) {
  useEffect(
    () =>
      onRefusal((code) => {
        // Loaded with the first refusal, when the server is reachable.
        void import('./api/problems/out-of-date.ts').then(
          ({ refreshOutOfDate }) => refreshOutOfDate(queryClient, code),
          () => null,
        )
      }),
    [queryClient],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider {...(toaster && { toaster })}>{children}</ToastProvider>
    </QueryClientProvider>
  )
}
