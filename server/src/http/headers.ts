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
/** No page of ours writes HTML from a string; the one policy there is makes the address of the service worker, and no other. */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types service-worker']

/** For the one page that is not ours, the reader of the API's description: the same without Trusted Types. */
export const docsContentPolicy = directives.join('; ')

/**
 * On every answer, whoever makes it: the framework's own refusals and unreadable requests included.
 * @param providerUrl where pages give a card to, if to anybody but us
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

/** For the scripts, styles and letterings of a page: by itself none of them may do or show anything. */
export const partHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const
/** What only a page is asked about. */
export const pageHeaders = ['cross-origin-opener-policy', 'permissions-policy', 'x-request-id'] as const

function contentPolicy(providerUrl: string | undefined): string {
  const also = providerUrl === undefined ? '' : ` ${new URL(providerUrl).origin}`
  const all = [...directives, ...trustedTypes]
  return all.map((one) => (one.startsWith('connect-src ') ? one + also : one)).join('; ')
}

/** What a page may hold of its own, as a policy names it: `'sha256-…'`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/** The policy with leave for exactly what a built page holds, and for nothing that was put into it on the way. */
export function allowInline(policy: string, { scripts, styles }: InlineHashes): string {
  return policy
    .replace("script-src 'self'", (own) => [own, ...scripts].join(' '))
    .replace("style-src 'self'", (own) => [own, ...styles].join(' '))
}

/** Sets the security headers first, and lets nothing be cached that does not say so itself. */
export function setHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
