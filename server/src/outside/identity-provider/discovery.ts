import * as client from 'openid-client'
import type { Clock } from '../../lib/clock.ts'
import { createBoundedFetch } from './bounded-fetch.ts'
import { ProviderProblem } from './port.ts'
import { asProviderProblem } from './provider-problems.ts'

const KEPT_MS = 60 * 60 * 1000

const NEEDED = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const
const ENDPOINTS = [...NEEDED, 'userinfo_endpoint'] as const

/** Cached for an hour. Concurrent callers share one request; failures are not cached. */
export function createDiscovery(tools: {
  issuer: URL
  isInsecure: boolean
  clock: Clock
  timeoutMs: number
}) {
  const { issuer, isInsecure, clock, timeoutMs } = tools
  let kept: { metadata: Promise<client.ServerMetadata>; until: number } | undefined

  async function read(): Promise<client.ServerMetadata> {
    try {
      const configuration = await client.discovery(issuer, 'any', undefined, client.None(), {
        [client.customFetch]: createBoundedFetch(AbortSignal.timeout(timeoutMs)),
        timeout: timeoutMs / 1000,
        ...(isInsecure && { execute: [client.allowInsecureRequests] }),
      })
      const metadata = configuration.serverMetadata()
      checkEndpoints(metadata, isInsecure)
      return metadata
    } catch (error) {
      // A failure here is never the person's fault.
      throw new ProviderProblem('down', 'discovery failed', asProviderProblem(error))
    }
  }

  return (): Promise<client.ServerMetadata> => {
    const now = clock.now().getTime()
    if (kept && now < kept.until) return kept.metadata
    const mine = { metadata: read(), until: now + KEPT_MS }
    kept = mine
    mine.metadata.catch(() => {
      if (kept === mine) kept = undefined
    })
    return mine.metadata
  }
}

/** The browser and our secret go there, so all must be https. */
function checkEndpoints(metadata: client.ServerMetadata, isInsecure: boolean): void {
  for (const name of ENDPOINTS) {
    const address = metadata[name]
    if (address === undefined && !NEEDED.some((needed) => needed === name)) continue
    const protocol = typeof address === 'string' && URL.canParse(address) ? new URL(address).protocol : ''
    if (protocol !== 'https:' && !(isInsecure && protocol === 'http:'))
      throw new ProviderProblem('down', `discovery has no usable ${name}`)
  }
}
