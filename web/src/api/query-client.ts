import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './problems/problems.ts'

/**
 * Reads are retried once after no answer or a server fault, writes never. Offline, calls fail at once, and are
 * refetched on reconnect.
 */
export function createQueryClient(): QueryClient {
  // Starts from the browser's state: otherwise a page opened offline would miss the reconnect.
  onlineManager.setOnline(globalThis.navigator?.onLine !== false)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, problem) =>
          failures < 1 && !(problem instanceof ApiProblem && problem.status < 500),
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
