import * as z from 'zod'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Our secret and people's names travel to it, so plain http is for this machine alone. */
function isIssuer(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname))
  return isSafe && url.username === '' && url.search + url.hash === ''
}

/** The variables about signing in through a provider. */
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
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
  OIDC_NAME: string
}

/** How people sign in through a provider; without `issuer` they cannot. */
export type SignInConfig = {
  provider: { issuer: string; clientId: string; clientSecret: string } | undefined
  /** What people call it. */
  providerName: string
}

/**
 * Which provider people may sign in through. With the stand-ins on it is the stand-in, unless one is named.
 * @throws an Error of one line where a named one could not work
 */
export function readSignIn(given: Given, standIns: boolean): SignInConfig {
  const providerName = given.OIDC_NAME
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given
  if (issuer) {
    if (!clientId || !clientSecret) {
      const missing = clientId ? 'OIDC_CLIENT_SECRET' : 'OIDC_CLIENT_ID'
      throw new Error(`Configuration: ${missing} is missing: OIDC_ISSUER gave it to this site`)
    }
    return { provider: { issuer, clientId, clientSecret }, providerName }
  }
  if (!standIns) return { provider: undefined, providerName }
  // The stand-ins take the ports after ours: the board, the inbox's page, its SMTP, and this one.
  const standIn = {
    issuer: `http://127.0.0.1:${given.PORT + 4}`,
    clientId: 'hanap',
    clientSecret: 'hanap-on-this-machine',
  }
  return { provider: standIn, providerName }
}
