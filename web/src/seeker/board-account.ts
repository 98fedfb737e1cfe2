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

/** Includes a login at the board. */
const BOARD_TIMEOUT_MS = 60_000
/** Read page by page, with the pauses the board asks for. */
const SYNC_TIMEOUT_MS = 150_000

/** The defaults before anything was set. */
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

/** A 404 means never set. */
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

/** Connected by email address, or by an active integration of the board's type. */
export function isConnected(settings: Pick<IntegrationSettings, 'olj_email' | 'integrations'>): boolean {
  return (
    (settings.olj_email ?? '') !== '' ||
    (settings.integrations ?? []).some(({ type, is_active }) => type === BOARD_ACCOUNT && is_active)
  )
}

/** May be empty. */
export function boardEmail(settings: Pick<IntegrationSettings, 'olj_email' | 'integrations'>): string {
  return settings.olj_email || (settings.integrations?.find(({ is_active }) => is_active)?.email ?? '')
}

/** Verifies the account by a real login. */
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
    // Every attempt is listed as a use.
    onSettled: () => void queries.invalidateQueries({ queryKey: integrationsQuery.queryKey }),
  })
}

/** Deletes the stored password too. */
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

/** Optimistic; a refusal reverts it. */
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

export function useSyncNow() {
  const queries = useQueryClient()
  const { queryKey } = integrationsQuery
  return useMutation({
    mutationFn: () => callEndpoint(syncBoard, { timeoutMs: SYNC_TIMEOUT_MS }),
    onSuccess: ({ settings }) => {
      queries.setQueryData(queryKey, settings)
      void queries.invalidateQueries({ queryKey: applicationsKey })
    },
    // A failure is a listed use too, and may need the seeker.
    onError: () => void queries.invalidateQueries({ queryKey }),
  })
}
