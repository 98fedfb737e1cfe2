import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './problems.ts'

/**
 * One cache of the server's answers. Reads are tried once more when no answer came or the server was in
 * trouble; a refusal is an answer. Writes are never repeated by themselves. Offline, calls fail at once instead
 * of waiting unseen: each page has a text for that; what failed is asked again when the connection is back.
 */
export function createQueryClient(): QueryClient {
  // It hears of changes only: opened without a connection, it would not know that one came back.
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
