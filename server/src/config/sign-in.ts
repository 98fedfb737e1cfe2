import * as z from 'zod'
import { isLoopback } from '../lib/loopback.ts'
import { standInUrl } from './stand-ins.ts'

/** Our secret and seekers' names travel there: plain http only on this machine. */
function isIssuer(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  return isSafe && url.username === '' && url.search + url.hash === ''
}

export const signInFields = {
  OIDC_ISSUER: z
    .string()
    .trim()
    .refine(isIssuer, 'OIDC_ISSUER must be an https address such as https://accounts.google.com')
    .optional(),
  OIDC_CLIENT_ID: z.string().trim().optional(),
  OIDC_CLIENT_SECRET: z.string().trim().optional(),
  OIDC_NAME: z.string().trim().max(40, 'OIDC_NAME must have at most 40 characters').default('Google'),
}

type Given = {
  PORT: number
  PUBLIC_URL?: string | undefined
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
  OIDC_NAME: string
}

/** Without `issuer` there is no login provider. */
export type SignInConfig = {
  provider: { issuer: string; clientId: string; clientSecret: string } | undefined
  /** Shown to seekers. */
  providerName: string
}

/**
 * With stand-ins on, the stand-in unless a provider is named.
 * @throws an Error of one line if a named one cannot work
 */
export function readSignIn(given: Given, at: { standIns: boolean; isLoopback: boolean }): SignInConfig {
  const providerName = given.OIDC_NAME
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given
  if (issuer) {
    if (!clientId || !clientSecret) {
      const missing = clientId ? 'OIDC_CLIENT_SECRET' : 'OIDC_CLIENT_ID'
      throw new Error(`Configuration: ${missing} is missing: OIDC_ISSUER gave it to this site`)
    }
    if (!at.isLoopback && !given.PUBLIC_URL) {
      throw new Error(
        'Configuration: PUBLIC_URL is missing: OIDC_ISSUER sends people back to the address they type',
      )
    }
    return { provider: { issuer, clientId, clientSecret }, providerName }
  }
  if (clientId || clientSecret) {
    const useless = clientId ? 'OIDC_CLIENT_ID' : 'OIDC_CLIENT_SECRET'
    throw new Error(`Configuration: OIDC_ISSUER is missing: nobody knows which provider ${useless} is for`)
  }
  if (!at.standIns) return { provider: undefined, providerName }
  const standIn = {
    issuer: standInUrl('http', given.PORT, 'issuer'),
    clientId: 'hanap',
    clientSecret: 'hanap-on-this-machine',
  }
  return { provider: standIn, providerName }
}
