import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { isPagePath, leadsTo } from '@hanap/contract/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../lib/problem.ts'

/** The one page that every address of the site is answered with; null where the web is not built. */
export async function readShell(siteDir: string): Promise<string | null> {
  const file = path.join(siteDir, 'index.html')
  return existsSync(file) ? readFile(file, 'utf8') : null
}

/**
 * Serves the built web: files as they are, every page address with the shell, other names for a page with a redirect
 * to it, and any other address with the shell under status 404, so that a mistyped link is a 404 for machines and a
 * page for people.
 * @param siteDir the folder that the web build wrote
 */
export async function serveSite(app: FastifyInstance, siteDir: string, shell: string | null) {
  if (shell) {
    await app.register(fastifyStatic, {
      root: siteDir,
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      globIgnore: ['index.html', '.*', '**/*.br', '**/*.gz'],
      setHeaders(response, file) {
        const hashed = file.startsWith(path.join(siteDir, 'assets') + path.sep)
        response.header(
          'cache-control',
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        )
      },
    })
  }

  const sendShell = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw notFound('address')
    if (!shell) throw notFound('page')
    const pathname = request.url.split('?', 1)[0] ?? '/'
    const page = leadsTo(pathname)
    if (page) return reply.redirect(page + request.url.slice(pathname.length), 301)
    // An e-mail address may stand in a page's address, and ends like the name of a file.
    const isPage = isPagePath(pathname)
    const looksLikeFile = /\.[a-z0-9]{2,5}$/i.test(pathname)
    if (looksLikeFile && !isPage) throw notFound('file')
    return reply
      .code(isPage ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(shell)
  }
  app.setNotFoundHandler(sendShell)
}
