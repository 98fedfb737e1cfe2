import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../tools/browser.ts'
import { encodePalettePng } from '../tools/pictures/palette-png.ts'
import { headersOf, tokenOf } from './asking.ts'

/*
 * Takes the README's pictures while the program runs with the same DATA_DIR: `npm run pictures`. Carla gets a few
 * applications if she has none.
 */

type Running = { app: string; people: { name: string; email: string; password: string }[] }
type Picture = {
  name: string
  path: string
  /** The seeker logged in; absent: a visitor. */
  as?: string
  isPhone?: boolean
  first?: (page: Page) => Promise<void>
}

const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'docs', 'pictures')
/** Per picture, since the README loads all of them at once. */
const MOST_BYTES = 150_000

const wide: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** The first job with an employer and pay. */
const openTellingJob = async (page: Page) => {
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '₱' })
  await rows.filter({ hasNotText: 'Employer not shown' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Apply Now' }).first().waitFor()
}

const pictures: readonly Picture[] = [
  { name: 'home', path: '/' },
  { name: 'jobs', path: '/jobs?search=video+editor', as: 'carla', first: openTellingJob },
  { name: 'job-phone', path: '/jobs?search=video+editor', as: 'carla', isPhone: true, first: openTellingJob },
  { name: 'applications', path: '/applications', as: 'carla', first: addApplications },
  { name: 'plans', path: '/subscription/plans', as: 'ana' },
  { name: 'salaries', path: '/salaries', first: toFigures },
  { name: 'fil-home', path: '/fil/', isPhone: true },
]

try {
  const running = readRunning(path.resolve(root, process.env['DATA_DIR'] ?? '.data', 'running.json'))
  const browser = await chromium.launch({ executablePath: await findBrowser(console.error) })
  mkdirSync(folder, { recursive: true })
  for (const picture of pictures) {
    const png = await take(browser, running, picture)
    if (png.length > MOST_BYTES) throw new Error(`${picture.name}.png has ${png.length} bytes: too many.`)
    writeFileSync(path.join(folder, `${picture.name}.png`), png)
    console.log(`docs/pictures/${picture.name}.png  ${Math.round(png.length / 1000)} kB`)
  }
  await browser.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function toFigures(page: Page) {
  const figures = page.getByRole('region', { name: 'Pay in open jobs' })
  await figures.getByRole('heading', { name: 'By job title' }).waitFor()
  await figures.evaluate((region) => region.scrollIntoView())
}

/** At different stages. */
async function addApplications(page: Page) {
  const headers = headersOf(await tokenOf(page))
  const api = async (path: string, data?: object) => {
    const answer = await (data
      ? page.request.post(path, { headers, data })
      : page.request.get(path, { headers }))
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}.`)
    return answer.json()
  }
  if ((await api('/api/job-applications/list_applications/')).count > 0) return
  const { results } = await api('/api/jobs/?search=video+editor')
  const jobs = results.filter(
    (job: { employer_shown: boolean; pay: unknown }) => job.employer_shown && job.pay,
  )
  const stops = [
    { status: 'offer', ago: 19, notes: 'They asked when I could start.' },
    { status: 'interview', ago: 12, notes: '' },
    { status: 'reviewing', ago: 6, notes: 'Sent the second reel too.' },
    { status: 'applied', ago: 1, notes: '' },
  ]
  const day = 24 * 3600 * 1000
  for (const [i, { ago, ...stop }] of stops.entries()) {
    const applied_date = new Date(Date.now() - ago * day).toISOString()
    const { id } = await api('/api/job-applications/', { job_post_id: jobs[i].id, applied_date, ...stop })
    if (stop.status !== 'interview') continue
    const starts_at = new Date(Date.now() + 3 * day).toISOString()
    await api(`/api/job-applications/${id}/interviews/`, { label: 'Call with the founder', starts_at })
  }
  await page.reload()
}

function readRunning(file: string): Running {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Running
  } catch {
    throw new Error(`No program runs on ${path.dirname(file)}: start it first, with npm start.`)
  }
}

async function take(browser: Browser, running: Running, picture: Picture): Promise<Buffer> {
  const context = await browser.newContext({
    ...(picture.isPhone ? phone : wide),
    baseURL: running.app,
    timezoneId: 'Asia/Manila',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (picture.as !== undefined) await signIn(page, running, picture.as)
  await page.goto(picture.path)
  await settled(page)
  if (picture.first) {
    await picture.first(page)
    await settled(page)
  }
  const seen = await page.screenshot({ animations: 'disabled' })
  const small = await withPalette(page, seen)
  await context.close()
  return small
}

async function signIn(page: Page, { people }: Running, name: string) {
  const person = people.find((one) => one.name === name)
  if (!person) throw new Error(`${name} is not among the people of the program.`)
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: /log ?in/i }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Waits for everything, fonts too. */
async function settled(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** 256 colours, a third of the size. The browser decodes the pixels. */
async function withPalette(page: Page, png: Buffer): Promise<Buffer> {
  await page.goto('about:blank')
  const { dots, width, height } = await page.evaluate(async (data) => {
    const blob = await (await fetch(`data:image/png;base64,${data}`)).blob()
    const image = await createImageBitmap(blob)
    const canvas = new OffscreenCanvas(image.width, image.height)
    const drawn = canvas.getContext('2d')
    drawn?.drawImage(image, 0, 0)
    const read = drawn?.getImageData(0, 0, image.width, image.height).data ?? []
    let letters = ''
    for (const dot of read) letters += String.fromCharCode(dot)
    return { dots: btoa(letters), width: image.width, height: image.height }
  }, png.toString('base64'))
  return encodePalettePng(Buffer.from(dots, 'base64'), width, height)
}
