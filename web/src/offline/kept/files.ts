import { KEPT_AT } from '../../api/session/kept-at.ts'
import { OLD_FILES_MS } from '../../seeker/kept/kept-limits.ts'

const FILES = 'files'

/** Named by content, or hardly ever changing. */
export function isFile(pathname: string): boolean {
  return /^\/(?:fil\/)?(?:assets|fonts)\/[^/]+\.(?:js|css|woff2)$/.test(pathname)
}

/** Small files with fixed names: a newer one is fetched for the next time. */
export function isSmallFile(pathname: string): boolean {
  return /^\/(?:favicon\.svg|manifest(?:\.fil)?\.webmanifest)$/.test(pathname)
}

/** Serves from the cache, otherwise from the network into the cache. @throws if neither has it */
export async function openFile(request: Request, keepAlive: (work: Promise<unknown>) => void) {
  const kept = await findFile(request.url)
  if (kept) return kept
  return fetchAndKeep(request, keepAlive)
}

/** Answers from the cache, and refreshes the cached file. */
export async function openSmallFile(request: Request, keepAlive: (work: Promise<unknown>) => void) {
  const kept = await findFile(request.url)
  const fresh = fetchAndKeep(request, keepAlive)
  if (!kept) return fresh
  fresh.catch(() => null)
  return kept
}

/** Caching must not delay or fail the page. */
function fetchAndKeep(request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
  const network = fetch(request)
  const copy = network.then((response) => response.clone())
  keepAlive(copy.then((response) => keepFile(request.url, response)).catch(() => null))
  return network
}

/** One by one, so that the seeker's own requests come first. @throws if a download fails */
export async function bringFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (await findFile(address)) continue
    const response = await fetch(address, { cache: 'force-cache' })
    if (!response.ok) throw new Error(`${address} did not come (${response.status})`)
    await keepFile(address, response)
  }
}

/** Deletes old files when the server does too, except `named` ones, which cached pages need. */
export async function dropOldFiles(named: ReadonlySet<string>, now: number): Promise<void> {
  const cache = await caches.open(FILES)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (named.has(pathname) || isSmallFile(pathname)) continue
    const response = await cache.match(request)
    const keptAt = Date.parse(response?.headers.get(KEPT_AT) ?? '') || 0
    if (now - keptAt > OLD_FILES_MS) await cache.delete(request)
  }
}

/** Undefined if storage is full, broken or forbidden. */
async function findFile(address: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(FILES)
    return await cache.match(address, { ignoreVary: true })
  } catch {
    return undefined
  }
}

async function keepFile(address: string, response: Response): Promise<void> {
  // A portal's page, or the page for a missing file, would break every later visit.
  const type = response.headers.get('content-type') ?? ''
  if (response.status !== 200 || response.type !== 'basic' || type.startsWith('text/html')) return
  const headers = new Headers({ 'content-type': type, [KEPT_AT]: new Date().toISOString() })
  const body = await response.arrayBuffer()
  const cache = await caches.open(FILES)
  await cache.put(address, new Response(body, { headers }))
}
