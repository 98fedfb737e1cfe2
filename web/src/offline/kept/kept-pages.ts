import { type Language, languages, readLanguage } from '@hanap/contract/site/languages'
import type { WorkerFetch } from '../worker/worker-scope.ts'
import { bringFiles, dropOldFiles } from './files.ts'
import { orKept } from './no-answer.ts'
import { filesNamedIn, isNoPage, isOurPage, pageNameOf, shellAddress, shellName } from './page-names.ts'
import { siteFiles } from './site-files.ts'

const PAGES = 'pages'
/** Timeouts: longer if only the shell is cached, whose files also need the network. */
const PATIENCE_MS = 4000
const LONG_PATIENCE_MS = 20_000

/** The build whose files are all cached. */
const wholeName = (language: Language) => `/kept-whole/${language}`
/** The build whose shell and offline page are cached. */
const littleName = (language: Language) => `/kept-little/${language}`

/**
 * Opens from the network, otherwise from the cache, otherwise by the shell, which lists what is readable. @throws if
 * nothing is cached
 */
export async function openPage(event: WorkerFetch): Promise<Response> {
  const { request } = event
  const { pathname } = new URL(request.url)
  const page = pageNameOf(pathname)
  const { language } = readLanguage(pathname)
  const network = event.preloadResponse
    .catch(() => undefined)
    .then((preloaded) => preloaded ?? fetch(request))
  if (page !== null) {
    const copy = network.then((response) => response.clone())
    event.waitUntil(copy.then((response) => keepPage(pathname, response)).catch(() => null))
  }
  if (isNoPage(pathname)) return network
  // A gateway error counts as no connection.
  const usable = network.then((response) => {
    if (response.status >= 502 && response.status <= 504) throw new Error('A gateway answered')
    return response
  })
  // Serves addresses that are no page of ours too.
  const findShell = () =>
    findShellOf(language)
      .then((shell) => (page === null && shell ? unreached(shell) : shell))
      .catch(() => undefined)
  const begun = page ? orKept(usable, () => findPage(page.name).catch(() => undefined), PATIENCE_MS) : usable
  return orKept(begun, findShell, LONG_PATIENCE_MS).catch(() => network)
}

/** The server could not be asked, so the shell must not say that the page does not exist. */
async function unreached(shell: Response): Promise<Response> {
  const html = await shell.text()
  return new Response(html.replace('<html ', '<html data-unreached '), { headers: shell.headers })
}

/** Caches a page only with all files that it names. */
export async function keepPage(pathname: string, response: Response): Promise<void> {
  const page = pageNameOf(pathname)
  const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html')
  if (page === null || !isPage || response.redirected) return
  const html = await response.text()
  if (!isOurPage(html, page.language)) return
  const cache = await caches.open(PAGES)
  if (page.name === shellName(page.language) && !(await mayReplaceShell(cache, page.language, html))) return
  await bringFiles(filesNamedIn(html))
  await putText(cache, page.name, html, response.headers)
}

/**
 * Caches everything readable offline, and replaces the old shell last: if the connection drops halfway, the old
 * version stays complete.
 */
export async function keepWhole(language: Language, now: number): Promise<void> {
  const built = siteFiles[language]
  if (!built) return
  const { build, entry, files } = built
  const cache = await caches.open(PAGES)
  if ((await textOf(cache, wholeName(language))) === build) return
  await bringFiles(files)
  const response = await fetch(shellAddress(language), { cache: 'no-cache' })
  const html = await response.clone().text()
  // A newer build's worker caches its own.
  if (!response.ok || !html.includes(entry)) return
  await bringFiles(filesNamedIn(html))
  await putText(cache, shellName(language), html, response.headers)
  await putText(cache, wholeName(language), build, new Headers())
  await dropOldFiles(await namedFiles(cache), now)
}

/** Caches the little a visitor needs offline, in place of the browser's own error page. */
export async function keepLittle(language: Language): Promise<void> {
  const built = siteFiles[language]
  if (!built) return
  const cache = await caches.open(PAGES)
  const builds = await Promise.all([wholeName, littleName].map((name) => textOf(cache, name(language))))
  if (builds.includes(built.build)) return
  await bringFiles(built.little)
  await keepPage(shellAddress(language), await fetch(shellAddress(language), { cache: 'no-cache' }))
  // A portal or a failing server answered: retried at the next visit.
  if (!(await cache.match(shellName(language)))) return
  await putText(cache, littleName(language), built.build, new Headers())
}

/** Replaced only by a shell of this worker's build, and a complete one only by a complete one. */
async function mayReplaceShell(cache: Cache, language: Language, html: string): Promise<boolean> {
  if (!(await cache.match(shellName(language)))) return true
  const own = siteFiles[language]
  const whole = await textOf(cache, wholeName(language))
  return own !== undefined && html.includes(own.entry) && (whole === undefined || whole === own.build)
}

async function findPage(name: string): Promise<Response | undefined> {
  return (await caches.open(PAGES)).match(name)
}

/** Takes another language's shell if need be: its script corrects the address. */
async function findShellOf(language: Language): Promise<Response | undefined> {
  for (const one of [language, ...languages.filter((other) => other !== language)]) {
    const kept = await findPage(shellName(one))
    if (kept) return kept
  }
  return undefined
}

async function namedFiles(cache: Cache): Promise<Set<string>> {
  const built = languages.flatMap((language) => siteFiles[language] ?? [])
  const named = new Set(built.flatMap(({ files, little }) => [...files, ...little]))
  for (const request of await cache.keys()) {
    const html = await cache.match(request).then((kept) => kept?.text())
    for (const address of filesNamedIn(html ?? '')) named.add(address)
  }
  return named
}

async function textOf(cache: Cache, name: string): Promise<string | undefined> {
  const kept = await cache.match(name)
  return kept?.text()
}

/** Keeps the security policy; caching headers have no effect here. */
async function putText(cache: Cache, name: string, text: string, from: Headers): Promise<void> {
  const headers = new Headers(from)
  for (const header of ['content-encoding', 'content-length', 'set-cookie', 'date']) headers.delete(header)
  await cache.put(name, new Response(text, { headers }))
}
