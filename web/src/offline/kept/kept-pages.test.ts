import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubCaches } from '../../../test/cache-storage.ts'
import type { WorkerFetch } from '../worker/worker-scope.ts'
import { openFile, openSmallFile } from './files.ts'
import { keepLittle, openPage } from './kept-pages.ts'

vi.mock('./site-files.ts', () => ({
  siteFiles: { en: { build: 'b1', entry: '/assets/main-1.js', files: [], little: ['/assets/offline-1.js'] } },
}))

let storage: ReturnType<typeof stubCaches>
let works: Promise<unknown>[] = []
const keepAlive = (work: Promise<unknown>) => void works.push(work)

const ourPage = (lang: 'en' | 'fil', text = 'Jobs') =>
  `<!doctype html><html lang="${lang}"><head><link rel="manifest" href="/manifest${lang === 'fil' ? '.fil' : ''}.webmanifest" />` +
  `<script type="module" crossorigin src="/assets/main-1.js"></script></head><body><div id="root">${text}</div></body></html>`
const html =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status, headers: { 'content-type': 'text/html' } })

/** @param page answers for pages; files succeed */
function network(page: () => Response) {
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    const address = typeof asked === 'string' ? asked : asked.url
    const response = address.endsWith('.js')
      ? new Response('code', { headers: { 'content-type': 'text/javascript' } })
      : page()
    // As from our own origin.
    Object.defineProperty(response, 'type', { value: 'basic' })
    response.clone = new Proxy(response.clone, {
      apply: (clone) => Object.defineProperty(clone.call(response), 'type', { value: 'basic' }),
    })
    return response
  })
}
const noSignal = () =>
  network(() => {
    throw new TypeError('Failed to fetch')
  })

function eventFor(pathname: string): WorkerFetch {
  const request = new Request(`http://localhost:3000${pathname}`)
  const event = { request, preloadResponse: Promise.resolve(undefined), waitUntil: keepAlive }
  return event as unknown as WorkerFetch
}
async function open(pathname: string): Promise<string> {
  works = []
  const response = await openPage(eventFor(pathname))
  await Promise.all(works)
  return response.text()
}

beforeEach(() => {
  storage = stubCaches()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([502, 503, 504])('a page that is kept is shown where a gateway answers %i', async (status) => {
  network(html(ourPage('en')))
  await open('/jobs')
  network(html('Bad gateway', status))
  expect(await open('/jobs')).toBe(ourPage('en'))
})

test('where nothing is kept the gateway is heard', async () => {
  network(html('Bad gateway', 502))
  expect(await open('/jobs')).toBe('Bad gateway')
})

test('a page of somebody else is shown and never kept', async () => {
  network(html(ourPage('en')))
  await open('/jobs')
  network(html('<html lang="en"><div id="root">Log in to the Wi-Fi</div></html>'))
  expect(await open('/jobs')).toContain('Wi-Fi')
  noSignal()
  expect(await open('/jobs')).toBe(ourPage('en'))
})

test('in a language that is not kept the other one’s shell comes without a signal', async () => {
  network(html(ourPage('en')))
  await open('/jobs')
  noSignal()
  expect(await open('/fil/jobs')).toBe(ourPage('en'))
})

test.each(['/Employers', '/nothing-here', '/fil/wala'])(
  '%s without a signal is our own page',
  async (address) => {
    network(html(ourPage('en')))
    await open('/jobs')
    noSignal()
    expect(await open(address)).toContain('<html data-unreached lang="en"')
  },
)

test('a download without a signal is no page', async () => {
  network(html(ourPage('en')))
  await open('/jobs')
  noSignal()
  await expect(open('/api/exports/')).rejects.toThrow('Failed to fetch')
})

test.each([openFile, openSmallFile])('with a full storage a file still comes', async (openIt) => {
  network(html(ourPage('en')))
  storage.isFull = true
  works = []
  const response = await openIt(new Request('http://localhost:3000/assets/main-1.js'), keepAlive)
  expect(await response.text()).toBe('code')
  await Promise.all(works)
})

test('a file does not wait for its being kept', async () => {
  network(html(ourPage('en')))
  vi.stubGlobal('caches', {
    open: async () => ({ match: async () => undefined, put: () => new Promise(() => {}) }),
  })
  const response = await openSmallFile(new Request('http://localhost:3000/favicon.svg'), () => {})
  expect(response.ok).toBe(true)
})

test('a visitor’s shell that a portal kept from coming is asked for again the next time', async () => {
  network(html('<p>Log in to the Wi-Fi</p>'))
  await keepLittle('en')
  noSignal()
  await expect(open('/about')).rejects.toThrow('Failed to fetch')
  network(html(ourPage('en')))
  await keepLittle('en')
  noSignal()
  expect(await open('/about')).toBe(ourPage('en'))
})

test.each([
  ['/jobs', ourPage('en')],
  ['/about', ourPage('en', 'About')],
])(
  'on a slow line %s comes as it is kept after four seconds, and from the shell alone not before twenty',
  async (address, kept) => {
    network(html(kept))
    await open(address)
    if (address !== '/jobs') {
      network(html(ourPage('en')))
      await open('/jobs')
    }
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const came: string[] = []
    void openPage(eventFor(address)).then(async (response) => came.push(await response.text()))
    void openPage(eventFor('/features')).then(async (response) => came.push(await response.text()))
    await vi.advanceTimersByTimeAsync(3999)
    expect(came).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(came).toEqual([kept])
    await vi.advanceTimersByTimeAsync(15_999)
    expect(came).toEqual([kept])
    await vi.advanceTimersByTimeAsync(1)
    expect(came).toEqual([kept, ourPage('en')])
  },
)
