import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { addressIn, readLanguage } from '@hanap/contract/site/languages'
import { isPagePath, leadsTo, plainAddress } from '@hanap/contract/site/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../lib/problem.ts'
import { sendBuiltPage } from './built-page.ts'
import type { BuiltSite } from './built-site.ts'
import { createLivePages, type LiveAnswers } from './live-pages.ts'
import { openRenderer } from './renderer.ts'
import { writeRobots, writeSitemap } from './search-engines.ts'

/**
 * Serves the built web: files; prerendered pages; pages with live figures; shells for other pages; redirects for
 * aliases; a 404 page for the rest.
 */
export async function serveSite(
  app: FastifyInstance,
  given: {
    siteDir: string
    origin: string
    site: BuiltSite | null
    live: LiveAnswers
    log: (line: string) => void
  },
) {
  const { siteDir, origin, site, live, log } = given
  const renderer = openRenderer(path.join(siteDir, 'renderer'))
  app.addHook('onClose', () => renderer.close())
  const livePages = site && createLivePages({ live, renderer, template: site.template, origin, log })
  if (site) {
    const files = {
      preCompressed: true,
      index: false,
      cacheControl: false,
      // The ETag is enough.
      lastModified: false,
    } as const
    await app.register(fastifyStatic, {
      ...files,
      root: siteDir,
      wildcard: false,
      globIgnore: ['assets/**', 'pages/**', 'live/**', 'renderer/**', '.*', '**/*.br', '**/*.gz'],
      setHeaders(response, file) {
        // An old worker would request an old build's files.
        const isWorker = file.startsWith(path.join(siteDir, 'sw.js'))
        response.header('cache-control', isWorker ? 'no-cache' : 'public, max-age=300')
        if (isWorker) response.headers(app.pageHeaders)
        response.removeHeader('x-request-id')
      },
    })
    // Thousands, with those of earlier builds: one route for all, since a route for each slows each start.
    await app.register(fastifyStatic, {
      ...files,
      root: path.join(siteDir, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      allowedPath: (name) => !/\.(?:br|gz)$/.test(name),
      setHeaders(response) {
        response.header('cache-control', 'public, max-age=31536000, immutable')
        response.removeHeader('x-request-id')
        // Files named by their content are never revalidated.
        response.removeHeader('etag')
      },
    })
  }
  const forAnHour = 'public, max-age=3600'
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', forAnHour).send(writeRobots(origin)),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    // Without figures the sitemap is incomplete, so robots should return soon.
    const addresses = await live.addresses().catch(() => null)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', addresses ? forAnHour : 'no-cache')
      .send(writeSitemap(origin, addresses ?? []))
  })

  // A form submitted without its script gets its page, which says what it needs.
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || !request.is404 || !site) return
    if (isPagePath(readLanguage(pathOf(request)).address)) return reply.redirect(request.url, 303)
  })

  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw notFound('address')
    if (!site) throw notFound('page')
    const pathname = pathOf(request)
    const plain = plainAddress(pathname)
    const { language, address } = readLanguage(plain)
    const page = leadsTo(address)
    if (page) return reply.redirect(addressIn(language, page) + request.url.slice(pathname.length), 301)
    // An e-mail address in a page's address ends like a file name.
    const isPage = isPagePath(address)
    if (isPage && plain !== pathname) return reply.redirect(plain + request.url.slice(pathname.length), 301)
    if (!isPage && /\.[a-z0-9]{2,5}$/i.test(pathname)) throw notFound('file')
    const whole = site.wholePage(pathname)
    const bare = address.replace(/(?<=.)\/$/, '')
    // A prerendered page does not wait for its figures.
    if (whole) return sendBuiltPage(request, reply, livePages?.findKept(language, bare) ?? whole, 200)
    const { shells, notFound: missing } = site
    const found = isPage ? await livePages?.find(language, bare) : null
    if (found === 'missing') return sendBuiltPage(request, reply, missing[language], 404)
    // The page's script asks again; search engines return.
    if (found === 'later')
      return sendBuiltPage(request, reply.header('retry-after', '60'), shells[language], 503)
    if (found) return sendBuiltPage(request, reply, found, 200)
    // Private pages and mailed links must not be indexed.
    reply.header('x-robots-tag', 'noindex')
    return sendBuiltPage(request, reply, isPage ? shells[language] : missing[language], isPage ? 200 : 404)
  })
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/'
