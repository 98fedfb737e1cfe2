/*
 * Makes pages, files and the answers of kept-requests.ts readable offline. A new version takes over at once: files
 * are named by content, so no open page breaks.
 */
import { bringFiles, isFile, isSmallFile, openFile, openSmallFile } from '../kept/files.ts'
import { type Asker, answer, askAhead, asReader, forgetAnswers, isReading } from '../kept/kept-answers.ts'
import { keepLittle, keepPage, keepWhole, openPage } from '../kept/kept-pages.ts'
import { canReadAgain, isKeptRequest, logsOut } from '../kept/kept-requests.ts'
import { readMessage, type WorkerMessage } from './worker-messages.ts'
import { workerScope } from './worker-scope.ts'

workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()))

workerScope.addEventListener('activate', (event) => {
  // Requests the page while the worker starts.
  const preload = workerScope.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preload, workerScope.clients.claim()]))
})

workerScope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  const keepAlive = (work: Promise<unknown>) => event.waitUntil(work)
  if (request.method !== 'GET') {
    if (logsOut(pathname)) keepAlive(forgetAnswers())
  } else if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (isFile(pathname)) event.respondWith(openFile(request, keepAlive))
  else if (isSmallFile(pathname)) event.respondWith(openSmallFile(request, keepAlive))
  else if (isKeptRequest(pathname) && isForKeeping(request)) event.respondWith(answer(request, keepAlive))
})

/** Serial, so that nothing is fetched twice. */
let work: Promise<unknown> = Promise.resolve()

workerScope.addEventListener('message', (event) => {
  const message = readMessage(event.data)
  if (!message) return
  // Failures are retried with the next page. Forgetting does not queue.
  const isForgetting = message.kind === 'forget'
  // On arrival: after a logout, queued work stores nothing.
  const asker = message.kind === 'keep' ? asReader(`Token ${message.token}`) : null
  const done = isForgetting ? obey(message, asker) : work.then(() => obey(message, asker))
  work = done.catch(() => null)
  event.waitUntil(work)
})

/** False if the request needs the server's current answer. */
function isForKeeping({ headers }: Request): boolean {
  return headers.has('authorization') && headers.get('cache-control') !== 'no-cache'
}

async function obey(message: WorkerMessage, asker: Asker | null): Promise<void> {
  if (message.kind === 'forget') return forgetAnswers()
  if (message.kind === 'visited') {
    const { pathname, files } = message
    await bringFiles(files.filter((file) => isFile(file) || isSmallFile(file)))
    return keepPage(pathname, await fetch(pathname, { cache: 'force-cache' }))
  }
  if (message.kind === 'keep-little') return keepLittle(message.language)
  const { language, asked } = message
  if (asker === null || !isReading(asker)) return
  const again = asked.filter((address) => canReadAgain(new URL(address, location.origin).pathname))
  await keepWhole(language, Date.now())
  await askAhead(asker, again, Date.now())
}
