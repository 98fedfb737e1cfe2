import type { FastifyInstance } from 'fastify'

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

/**
 * Headers of every answer, including the framework's own refusals.
 * @param providerUrl the provider's origin, where pages send card details
 */
export const securityHeaders = (providerUrl?: string): Readonly<Record<string, string>> => ({
  'content-security-policy': contentPolicy(providerUrl),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
})

/** For scripts, styles and fonts: opened directly, they may load nothing. */
export const partHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const
export const pageHeaders = ['cross-origin-opener-policy', 'permissions-policy', 'x-request-id'] as const

function contentPolicy(providerUrl: string | undefined): string {
  const also = providerUrl === undefined ? '' : ` ${new URL(providerUrl).origin}`
  const all = [...directives, ...trustedTypes]
  return all.map((one) => (one.startsWith('connect-src ') ? one + also : one)).join('; ')
}

/** As in a policy: `'sha256-…'`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

export function allowInline(policy: string, { scripts, styles }: InlineHashes): string {
  return policy
    .replace("script-src 'self'", (own) => [own, ...scripts].join(' '))
    .replace("style-src 'self'", (own) => [own, ...styles].join(' '))
}

/** Answers are not cached unless they say so. */
export function setHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
