import * as client from 'openid-client'
import type { Clock } from '../../lib/clock.ts'
import { isLoopback } from '../../lib/loopback.ts'
import { createBoundedFetch } from './bounded-fetch.ts'
import { createDiscovery } from './discovery.ts'
import type { IdentityProvider, ProviderAccount } from './port.ts'
import { ProviderProblem } from './port.ts'
import { asProviderProblem } from './provider-problems.ts'

export type OpenidOptions = {
  /** Such as https://accounts.google.com; plain http only on this machine. */
  issuer: string
  clientId: string
  clientSecret: string
  clock: Clock
  /** For one call without discovery; 10000 by default. */
  timeoutMs?: number
}

const SCOPE = 'openid email profile'

/**
 * OpenID Connect with discovery. Makes state, nonce and PKCE verifier; checks signature, issuer, audience, age and
 * nonce.
 */
export function createOpenidProvider(options: OpenidOptions): IdentityProvider {
  const { clientId, clientSecret, clock, timeoutMs = 10_000 } = options
  const issuer = new URL(options.issuer)
  const isInsecure = issuer.protocol === 'http:' && isLoopback(issuer.hostname)
  const discover = createDiscovery({ issuer, isInsecure, clock, timeoutMs })

  /** New for each call, so that a key change at the provider refuses no sign-in. */
  async function configure(): Promise<client.Configuration> {
    const metadata = await discover()
    const methods = metadata.token_endpoint_auth_methods_supported ?? []
    const authenticate = methods.includes('client_secret_post')
      ? client.ClientSecretPost(clientSecret)
      : client.ClientSecretBasic(clientSecret)
    const configuration = new client.Configuration(metadata, clientId, undefined, authenticate)
    configuration.timeout = timeoutMs / 1000
    configuration[client.customFetch] = createBoundedFetch(AbortSignal.timeout(timeoutMs), {
      [String(metadata.token_endpoint)]: ['access_token', 'id_token'],
      [String(metadata.jwks_uri)]: ['keys'],
    })
    if (isInsecure) client.allowInsecureRequests(configuration)
    // Without this the library trusts the connection and skips the signature.
    client.enableNonRepudiationChecks(configuration)
    return configuration
  }

  return {
    begin: (redirectUri) =>
      guarded(async () => {
        const configuration = await configure()
        const secrets = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        }
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
        })
        return { url: url.href, secrets }
      }),

    finish: ({ code, iss }, redirectUri, { state, nonce, verifier }) =>
      guarded(async () => {
        const configuration = await configure()
        const { issuer: own, userinfo_endpoint } = configuration.serverMetadata()
        // The library requires an issuer if the provider promises one. If the browser brought none, only ours could
        // have answered.
        const address = new URL(redirectUri)
        for (const [name, value] of Object.entries({ code, state, iss: iss ?? own }))
          address.searchParams.set(name, value)
        const tokens = await client.authorizationCodeGrant(configuration, address, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new ProviderProblem('refused', 'nothing said about who signed in')
        // Some providers give the e-mail address only here.
        if (claims['email'] !== undefined || !userinfo_endpoint) return accountOf(own, claims.sub, claims)
        const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        return accountOf(own, claims.sub, { ...claims, ...more })
      }),
  }
}

/** For an installation without a provider. */
export function createNoProvider(): IdentityProvider {
  const refuse = async () => {
    throw new ProviderProblem('missing', 'no identity provider is configured')
  }
  return { begin: refuse, finish: refuse }
}

async function guarded<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    throw asProviderProblem(error)
  }
}

function accountOf(
  issuer: string,
  subject: string,
  claims: Readonly<Record<string, unknown>>,
): ProviderAccount {
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  return {
    issuer,
    subject,
    email: text('email'),
    // Some send 'true' as text.
    isEmailVerified: claims['email_verified'] === true,
    givenName: text('given_name'),
    familyName: text('family_name'),
    name: text('name'),
  }
}
