import {
  BOARD_ACCOUNT,
  connectBoard,
  DEFAULT_PROVIDER,
  disconnectBoard,
  getIntegrationSettings,
  type IntegrationSettings,
  syncBoard,
  updateIntegrationSettings,
} from '@hanap/contract/applications/integrations'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../api/client.ts'
import { isRefusedFor } from '../api/problems/problems.ts'
import { applicationsKey, boardAccountKey } from '../api/query-keys.ts'

/** A login at the board takes as long as the board takes. */
const BOARD_TIMEOUT_MS = 60_000
/** A long list of sent applications is read page by page, with the pauses the board asks for. */
const SYNC_TIMEOUT_MS = 150_000

/** What stands before anything was ever set: nothing connected, bringing over on. */
export const defaultIntegrations: IntegrationSettings = {
  olj_email: '',
  olj_sync_applications: true,
  integration_id: null,
  integrations: [],
  provider: DEFAULT_PROVIDER,
  uses: [],
  uses_count: 0,
  needs_attention: null,
  sync: { last_synced_at: null, problem: null, next_at: null },
  apply_points: null,
}

/** The connected board account; a 404 means that nothing was ever set. */
export const integrationsQuery = queryOptions({
  queryKey: boardAccountKey,
  queryFn: async ({ signal }): Promise<IntegrationSettings> => {
    try {
      return await callEndpoint(getIntegrationSettings, { signal })
    } catch (problem) {
      if (isRefusedFor(problem, 'not-found')) return defaultIntegrations
      throw problem
    }
  },
})

/** Connected: an e-mail address is set, or an integration of the board's type is active. */
export function isConnected(settings: Pick<IntegrationSettings, 'olj_email' | 'integrations'>): boolean {
  return (
    (settings.olj_email ?? '') !== '' ||
    (settings.integrations ?? []).some(({ type, is_active }) => type === BOARD_ACCOUNT && is_active)
  )
}

/** The address applications are sent from; empty when the board account shows none. */
export function boardEmail(settings: Pick<IntegrationSettings, 'olj_email' | 'integrations'>): string {
  return settings.olj_email || (settings.integrations?.find(({ is_active }) => is_active)?.email ?? '')
}

/** Verifies a board account by a real login and keeps it. */
export function useConnectBoard() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { olj_email: string; olj_password: string }) =>
      callEndpoint(connectBoard, { body, timeoutMs: BOARD_TIMEOUT_MS }),
    onSuccess: ({ olj_email, integration_id }) => {
      queries.setQueryData(integrationsQuery.queryKey, (held = defaultIntegrations) => ({
        ...held,
        olj_email,
        integration_id,
        needs_attention: null,
      }))
    },
    // Asked again after a failure too: an attempt is a use of the account, and every use is listed.
    onSettled: () => void queries.invalidateQueries({ queryKey: integrationsQuery.queryKey }),
  })
}

/** Forgets the board account with its password. */
export function useDisconnectBoard() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => callEndpoint(disconnectBoard, { params: { id } }),
    onSuccess: () => {
      queries.setQueryData(integrationsQuery.queryKey, (held = defaultIntegrations) => ({
        ...held,
        olj_email: '',
        integration_id: null,
        integrations: [],
        needs_attention: null,
        sync: defaultIntegrations.sync,
        apply_points: null,
      }))
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: integrationsQuery.queryKey }),
  })
}

/** Turns the bringing over of the board's states on or off: at once, and back when the server refuses. */
export function useSyncSwitch() {
  const queries = useQueryClient()
  const { queryKey } = integrationsQuery
  return useMutation({
    mutationFn: ({ isOn, id }: { isOn: boolean; id: number | null }) =>
      callEndpoint(updateIntegrationSettings, {
        body: {
          olj_sync_applications: isOn,
          ...(id !== null && { integration_id: id, sync_enabled: isOn }),
        },
      }),
    onMutate: async ({ isOn }) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (held = defaultIntegrations) => ({
        ...held,
        olj_sync_applications: isOn,
      }))
      return { before }
    },
    onSuccess: (settings) => queries.setQueryData(queryKey, settings),
    onError: (_problem, _change, begun) => {
      queries.setQueryData(queryKey, begun?.before)
    },
  })
}

/** Brings over now what the board says. */
export function useSyncNow() {
  const queries = useQueryClient()
  const { queryKey } = integrationsQuery
  return useMutation({
    mutationFn: () => callEndpoint(syncBoard, { timeoutMs: SYNC_TIMEOUT_MS }),
    onSuccess: ({ settings }) => {
      queries.setQueryData(queryKey, settings)
      // The applications' own queries, by what all of their keys begin with.
      void queries.invalidateQueries({ queryKey: applicationsKey })
    },
    // A failure too is a use of the account, and may say that the account needs its seeker.
    onError: () => void queries.invalidateQueries({ queryKey }),
  })
}
