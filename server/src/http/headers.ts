import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    pageHeaders: ReturnType<typeof pageHeaders>
  }
}

const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
]
/** Pages write no HTML from strings; the one policy is for the service worker's address. */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types service-worker']

/** For the API's description: without Trusted Types, since its page is not ours. */
export const docsContentPolicy = directives.join('; ')

/** On every answer, refusals of unreadable requests included. Opened as a page, such an answer loads nothing. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-resource-policy': 'same-origin',
} as const

/**
 * Headers in place of, and beside, those on a page and its worker. Browsers ignore them elsewhere, and on twenty
 * parts of a page they would weigh 8 kB.
 * @param providerUrl the payment provider, where the browser sends the card to it
 */
const pageHeaders = (providerUrl: string | undefined) => ({
  'content-security-policy': contentPolicy(providerUrl),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
})

function contentPolicy(providerUrl: string | undefined): string {
  const also = providerUrl === undefined ? '' : ` ${new URL(providerUrl).origin}`
  const all = [...directives, ...trustedTypes]
  return all.map((one) => (one.startsWith('connect-src ') ? one + also : one)).join('; ')
}

/** Hashes as a policy writes them: `'sha256-…'`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

export function allowInline(policy: string, { scripts, styles }: InlineHashes): string {
  return policy
    .replace("script-src 'self'", (own) => [own, ...scripts].join(' '))
    .replace("style-src 'self'", (own) => [own, ...styles].join(' '))
}

/** Answers are not cached unless they say so. */
export function setHeaders(app: FastifyInstance, providerUrl?: string) {
  app.decorate('pageHeaders', pageHeaders(providerUrl))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
