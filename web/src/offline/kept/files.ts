import { KEPT_AT } from '../../api/session/kept-at.ts'
import { OLD_FILES_MS } from '../../seeker/kept/kept-limits.ts'

const FILES = 'files'

/** Whether an address is of a file whose content never changes under its name, or hardly ever. */
export function isFile(pathname: string): boolean {
  return /^\/(?:fil\/)?(?:assets|fonts)\/[^/]+\.(?:js|css|woff2)$/.test(pathname)
}

/** Small files at names of their own: the kept one at once, a newer one next time. */
export function isSmallFile(pathname: string): boolean {
  return /^\/(?:favicon\.svg|manifest(?:\.fil)?\.webmanifest)$/.test(pathname)
}

/** The file as it is kept, else from the network; it is kept from then on. @throws where neither has it */
export async function openFile(request: Request, keepAlive: (work: Promise<unknown>) => void) {
  const kept = await findFile(request.url)
  if (kept) return kept
  return fetchAndKeep(request, keepAlive)
}

/** As openFile; a kept one is fetched anew beside it. */
export async function openSmallFile(request: Request, keepAlive: (work: Promise<unknown>) => void) {
  const kept = await findFile(request.url)
  const fresh = fetchAndKeep(request, keepAlive)
  if (!kept) return fresh
  fresh.catch(() => null)
  return kept
}

/** Whether there is room for a file is no matter of the page that waits for it. */
function fetchAndKeep(request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
  const network = fetch(request)
  const copy = network.then((response) => response.clone())
  keepAlive(copy.then((response) => keepFile(request.url, response)).catch(() => null))
  return network
}

/**
 * Brings the files here that are not yet, one after the other, so that what the seeker asks for meanwhile comes first.
 * What the browser holds anyway costs nothing.
 * @throws where one of them does not come
 */
export async function bringFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (await findFile(address)) continue
    const response = await fetch(address, { cache: 'force-cache' })
    if (!response.ok) throw new Error(`${address} did not come (${response.status})`)
    await keepFile(address, response)
  }
}

/** Lets files of earlier builds go when the server does too, but for those that `named` are still shown with. */
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

/** Nothing where the storage is full, broken or forbidden: the network has it. */
async function findFile(address: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(FILES)
    return await cache.match(address, { ignoreVary: true })
  } catch {
    return undefined
  }
}

async function keepFile(address: string, response: Response): Promise<void> {
  // A page in a file's place (of a portal, or of a server that does not know the file) would break every visit to come.
  const type = response.headers.get('content-type') ?? ''
  if (response.status !== 200 || response.type !== 'basic' || type.startsWith('text/html')) return
  const headers = new Headers({ 'content-type': type, [KEPT_AT]: new Date().toISOString() })
  const body = await response.arrayBuffer()
  const cache = await caches.open(FILES)
  await cache.put(address, new Response(body, { headers }))
}
