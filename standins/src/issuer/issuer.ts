import { mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider'
import { serveInteraction } from './interactions.ts'
import { keepKeys } from './keys.ts'
import { createMemory } from './memory.ts'
import { errorPage, homePage } from './pages.ts'
import { claimsOf, createPeople, type People } from './people.ts'
import { showPage } from './show-page.ts'

/** Comments name the defaults. */
export type IssuerOptions = {
  /** Holds its keys. */
  dataDir: string
  /** Default: 127.0.0.1. */
  host?: string
  /** 0: any free port */
  port?: number
  /** Default: /oauth-callback of this machine, on any port. */
  redirectUris?: string[]
}
export type RunningIssuer = { url: string; clientId: string; clientSecret: string; close(): Promise<void> }

/** Public: only for this machine. */
const CLIENT = { clientId: 'hanap', clientSecret: 'hanap-on-this-machine' }
const SITE = 'Hanap'
/** Seconds. */
const TTL = {
  AccessToken: 3600,
  AuthorizationCode: 60,
  IdToken: 3600,
  Interaction: 3600,
  Session: 86_400,
  Grant: 86_400,
}

/**
 * OpenID Connect, with a page of accounts.
 * @throws if the port is taken, or its keys cannot be read
 */
export async function startIssuer(options: IssuerOptions): Promise<RunningIssuer> {
  const { dataDir, host = '127.0.0.1', port = 0 } = options
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const people = createPeople()
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const url = `http://${host}:${(server.address() as AddressInfo).port}`
  const provider = new Provider(url, configure(options, people))
  const speak = provider.callback()
  answer = (request, response) => {
    if (request.url === '/') return showPage(response, homePage({ site: SITE, people: people.known }))
    if (!request.url?.startsWith('/interaction/')) return void speak(request, response)
    serveInteraction({ provider, people, site: SITE }, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
    })
  }
  return {
    url,
    ...CLIENT,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function configure({ dataDir, redirectUris }: IssuerOptions, people: People): Configuration {
  const keys = keepKeys(dataDir)
  return {
    adapter: createMemory(),
    jwks: { keys: [keys.signing] },
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        client_name: SITE,
        token_endpoint_auth_method: 'client_secret_post',
        // Allowed every port of this machine.
        application_type: redirectUris ? 'web' : 'native',
        redirect_uris: redirectUris ?? [
          'http://localhost/oauth-callback',
          'http://127.0.0.1/oauth-callback',
          'http://[::1]/oauth-callback',
        ],
      },
    ],
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // The id_token holds a requested address, as in practice.
    conformIdTokenClaims: false,
    clientAuthMethods: ['client_secret_post', 'client_secret_basic'],
    features: { devInteractions: { enabled: false } },
    interactions: { policy: choosingPolicy(), url: (_, interaction) => `/interaction/${interaction.uid}/` },
    findAccount: (_, sub) => {
      const person = people.find(sub)
      return person && { accountId: sub, claims: () => claimsOf(person) }
    },
    clientBasedCORS: () => false,
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'html'
      const isRedirect = error === 'invalid_redirect_uri'
      ctx.body = errorPage(isRedirect ? 'redirect_uri_mismatch' : error, error_description)
    },
    cookies: {
      keys: [keys.cookies],
      // Cookies ignore ports.
      names: { session: 'issuer_session', interaction: 'issuer_interaction', resume: 'issuer_resume' },
    },
    ttl: TTL,
  }
}

/** Every login begins with choosing an account, except for prompt=none. */
function choosingPolicy() {
  const { base, Check } = interactionPolicy
  const policy = base()
  policy.get('login')?.checks.add(
    new Check('account_choice', 'an account must be chosen', (ctx) => {
      const { result, prompts } = ctx.oidc
      return !result?.login && !prompts.has('none') && !result?.consent
    }),
  )
  policy.get('consent')?.checks.remove('native_client_prompt')
  return policy
}
